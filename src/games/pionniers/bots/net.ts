import { logistic } from '#bots/arithmetic.ts';
import { addRow, type Layer, readingOf, sumOf } from '#bots/numbers.ts';
import type { Line, Table } from '#games/pionniers/rules/model.ts';
import { CHANCES, chancesOf, ROWS, rowsOf } from './features.ts';
import { NUMBERS } from './net-numbers.ts';

/**
 * A learnt evaluation of the race at the beginning of a turn. One layer reads the own train, another each of the three
 * rivals in the order of play; a second layer reads what these say; two sums of that are the answers.
 * `docs/decisions/0012-a-learnt-leaf.md` says why, `training/pionniers` makes the numbers.
 */
export type Net = {
  /** How likely whoever is to choose wins. */
  odds(table: Table): number;
  /** Whether it had better lay than move. */
  lays(table: Table): boolean;
};

export const RIVALS = 3;

/** How many units each layer has. */
export const OWN_UNITS = 40;
export const RIVAL_UNITS = 20;
export const SECOND_UNITS = 32;

/** The layers, then the two sums. */
function layersOf(numbers: string) {
  const reading = readingOf(numbers);
  return {
    own: reading.layer(ROWS + CHANCES, OWN_UNITS),
    rival: reading.layer(ROWS + CHANCES, RIVAL_UNITS),
    second: reading.layer(OWN_UNITS + RIVALS * RIVAL_UNITS, SECOND_UNITS),
    winning: reading.floats(SECOND_UNITS + 1),
    laying: reading.floats(SECOND_UNITS + 1),
  };
}

/** One layer's reading of one train. */
function readTrain(by: Layer, table: Table, line: Line, to: Float32Array, at: number): void {
  to.set(by.offsets, at);
  const rows = rowsOf(table, line);
  for (let i = 0; i < rows.length; i++) addRow(by, rows[i] as number, 1, to, at);
  const chances = chancesOf(table, line);
  for (let i = 0; i < CHANCES; i++) {
    const chance = chances[i] as number;
    if (chance > 0) addRow(by, ROWS + i, chance, to, at);
  }
}

export function netOf(numbers: string): Net {
  const { own, rival, second, winning, laying } = layersOf(numbers);
  const firstUnits = new Float32Array(OWN_UNITS + RIVALS * RIVAL_UNITS);
  const secondUnits = new Float32Array(SECOND_UNITS);

  function read(table: Table): Float32Array {
    const { order, turn } = table;
    const first = order.indexOf(turn);
    readTrain(own, table, turn, firstUnits, 0);
    for (let i = 0; i < RIVALS; i++) {
      const line = order[(first + 1 + i) % order.length] as Line;
      readTrain(rival, table, line, firstUnits, OWN_UNITS + i * RIVAL_UNITS);
    }
    secondUnits.set(second.offsets);
    for (let row = 0; row < firstUnits.length; row++) {
      const strength = firstUnits[row] as number;
      if (strength > 0) addRow(second, row, strength, secondUnits, 0);
    }
    return secondUnits;
  }

  return {
    odds: (table) => logistic(sumOf(winning, read(table))),
    lays: (table) => sumOf(laying, read(table)) > 0,
  };
}

/** The one that plays. */
export const net = netOf(NUMBERS);
