import { logistic } from '#bots/arithmetic.ts';
import { addRow, readingOf, sumOf } from '#bots/numbers.ts';
import { type Own, SHARES, type Table } from '#games/union-pacific/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import { INPUTS, readPosition, WHOLE_INPUTS } from './features.ts';
import { SHARE_INPUTS } from './share-features.ts';

/**
 * A learnt evaluation of a position as one seat sees it. One layer reads each of the eleven shares alike; what it says of them
 * is added up. A second layer reads these sums and the whole; two sums of that are the answers.
 */
export type Net = {
  /** How likely the seat wins, and by how many millions it may expect to end ahead of the best of the others. */
  judge(table: Table, own: Own, seat: Seat): Verdict;
};

export type Verdict = { odds: number; lead: number };

export const SHARE_UNITS = 48;
export const SECOND_UNITS = 48;

/** The lead is learnt in parts of so many millions. */
export const LEAD_SCALE = 20;

export function netOf(numbers: string): Net {
  const reading = readingOf(numbers);
  const first = reading.layer(SHARE_INPUTS, SHARE_UNITS);
  const second = reading.layer(SHARE_UNITS + WHOLE_INPUTS, SECOND_UNITS);
  const winning = reading.floats(SECOND_UNITS + 1);
  const leading = reading.floats(SECOND_UNITS + 1);
  const inputs = new Float32Array(INPUTS);
  /** Of each share what was read last, and what the first layer said of it: positions that are compared differ in a few. */
  const read = new Float32Array(SHARES * SHARE_INPUTS).fill(-1);
  const said = new Float32Array(SHARES * SHARE_UNITS);
  const one = new Float32Array(SHARE_UNITS);
  const sums = new Float32Array(SHARE_UNITS);
  const units = new Float32Array(SECOND_UNITS);

  function isKnown(at: number): boolean {
    for (let i = at; i < at + SHARE_INPUTS; i++) if (inputs[i] !== read[i]) return false;
    return true;
  }

  function readShare(share: number): void {
    const at = share * SHARE_INPUTS;
    if (isKnown(at)) return;
    one.set(first.offsets);
    for (let row = 0; row < SHARE_INPUTS; row++) {
      const value = inputs[at + row] as number;
      read[at + row] = value;
      if (value !== 0) addRow(first, row, value, one, 0);
    }
    said.set(one, share * SHARE_UNITS);
  }

  function readShares(): void {
    sums.fill(0);
    for (let share = 0; share < SHARES; share++) {
      readShare(share);
      const at = share * SHARE_UNITS;
      for (let i = 0; i < SHARE_UNITS; i++) {
        const strength = said[at + i] as number;
        if (strength > 0) sums[i] = (sums[i] as number) + strength;
      }
    }
  }

  return {
    judge(table, own, seat) {
      readPosition(table, own, seat, inputs);
      readShares();
      units.set(second.offsets);
      for (let row = 0; row < SHARE_UNITS + WHOLE_INPUTS; row++) {
        const value =
          row < SHARE_UNITS ? sums[row] : inputs[SHARES * SHARE_INPUTS + row - SHARE_UNITS];
        if (value !== 0) addRow(second, row, value as number, units, 0);
      }
      return {
        odds: logistic(sumOf(winning, units)),
        lead: LEAD_SCALE * sumOf(leading, units),
      };
    },
  };
}
