import { CHANCES, chancesOf, rowsOf } from '#games/pionniers/bots/features.ts';
import { RIVALS } from '#games/pionniers/bots/net.ts';
import type { Line, Table } from '#games/pionniers/rules/model.ts';

/**
 * A sample is a row of numbers: for the own train and each rival in the order of play the rows that are on and the chances,
 * then the odds of whoever is to choose, and by how much laying is better than moving (NaN: there is no choice).
 */

export const ROWS_ON = 10;
export const PER_TRAIN = ROWS_ON + CHANCES;
export const TRAINS = 1 + RIVALS;
export const ODDS = TRAINS * PER_TRAIN;
export const LAYING = ODDS + 1;
export const PER_SAMPLE = LAYING + 1;

export function sampleOf(table: Table, odds: number, laying: number): Float32Array {
  const sample = new Float32Array(PER_SAMPLE);
  const { order, turn } = table;
  const first = order.indexOf(turn);
  for (let i = 0; i < TRAINS; i++) {
    const line = order[(first + i) % order.length] as Line;
    sample.set(rowsOf(table, line), i * PER_TRAIN);
    sample.set(chancesOf(table, line), i * PER_TRAIN + ROWS_ON);
  }
  sample[ODDS] = odds;
  sample[LAYING] = laying;
  return sample;
}
