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

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Four digits of base64 are three bytes. */
function bytesOf(digits: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array((digits.length / 4) * 3);
  for (let i = 0; i < digits.length; i += 4) {
    let bits = 0;
    for (const digit of digits.slice(i, i + 4)) bits = bits * 64 + DIGITS.indexOf(digit);
    bytes.set([bits >> 16, bits >> 8, bits], (i / 4) * 3);
  }
  return bytes;
}

type Layer = { size: number; weights: Float32Array; offsets: Float32Array };

/** Of each layer: a scale for every unit, the offsets, and the weights as bytes; then the two sums, offset last. */
function layersOf(numbers: string) {
  const bytes = bytesOf(numbers);
  let read = 0;
  const next = (count: number): ArrayBuffer => {
    read += count;
    return bytes.slice(read - count, read).buffer;
  };
  const floats = (count: number): Float32Array => new Float32Array(next(4 * count));
  const layer = (rows: number, size: number): Layer => {
    const scales = floats(size);
    const offsets = floats(size);
    const small = new Int8Array(next(rows * size));
    const weights = Float32Array.from(small, (w, i) => w * (scales[i % size] as number));
    return { size, weights, offsets };
  };
  return {
    own: layer(ROWS + CHANCES, OWN_UNITS),
    rival: layer(ROWS + CHANCES, RIVAL_UNITS),
    second: layer(OWN_UNITS + RIVALS * RIVAL_UNITS, SECOND_UNITS),
    winning: floats(SECOND_UNITS + 1),
    laying: floats(SECOND_UNITS + 1),
  };
}

/** Adds one row, so many times. */
function add({ size, weights }: Layer, row: number, times: number, to: Float32Array, at: number) {
  const from = row * size;
  for (let i = 0; i < size; i++) {
    to[at + i] = (to[at + i] as number) + times * (weights[from + i] as number);
  }
}

/** One layer's reading of one train. */
function readTrain(by: Layer, table: Table, line: Line, to: Float32Array, at: number): void {
  to.set(by.offsets, at);
  const rows = rowsOf(table, line);
  for (let i = 0; i < rows.length; i++) add(by, rows[i] as number, 1, to, at);
  const chances = chancesOf(table, line);
  for (let i = 0; i < CHANCES; i++) {
    const chance = chances[i] as number;
    if (chance > 0) add(by, ROWS + i, chance, to, at);
  }
}

function sum(weights: Float32Array, units: Float32Array): number {
  let sum = weights[units.length] as number;
  for (let i = 0; i < units.length; i++) {
    const strength = units[i] as number;
    if (strength > 0) sum += strength * (weights[i] as number);
  }
  return sum;
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
      if (strength > 0) add(second, row, strength, secondUnits, 0);
    }
    return secondUnits;
  }

  return {
    odds: (table) => 1 / (1 + Math.exp(-sum(winning, read(table)))),
    lays: (table) => sum(laying, read(table)) > 0,
  };
}

/** The one that plays. */
export const net = netOf(NUMBERS);
