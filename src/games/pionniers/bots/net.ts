import type { Line, Table } from '#games/pionniers/rules/model.ts';
import { NUMBERS } from './net-numbers.ts';
import { CHANCES, chancesOf, ROWS, rowsOf } from './sight.ts';

/**
 * A learnt judgement of the race at the beginning of a turn. One layer reads the own train, another each of the three
 * rivals in the order of play; a second layer reads what these have found; two sums of that are the answers.
 * `docs/decisions/0012-a-learnt-leaf.md` says how the numbers were learnt.
 */

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

const bytes = bytesOf(NUMBERS);
let read = 0;

function next(count: number): ArrayBuffer {
  read += count;
  return bytes.slice(read - count, read).buffer;
}

const floats = (count: number): Float32Array => new Float32Array(next(4 * count));

type Layer = { size: number; weights: Float32Array; offsets: Float32Array };

/** The weights are bytes, with a scale for each column. */
function layer(rows: number, size: number): Layer {
  const scales = floats(size);
  const offsets = floats(size);
  const small = new Int8Array(next(rows * size));
  const weights = Float32Array.from(small, (w, i) => w * (scales[i % size] as number));
  return { size, weights, offsets };
}

const RIVALS = 3;
const own = layer(ROWS + CHANCES, 40);
const rival = layer(ROWS + CHANCES, 20);
const second = layer(own.size + RIVALS * rival.size, 32);
const [winning, laying] = [floats(second.size + 1), floats(second.size + 1)];

const found = new Float32Array(own.size + RIVALS * rival.size);
const felt = new Float32Array(second.size);

/** Adds one row, so many times. */
function add({ size, weights }: Layer, row: number, times: number, to: Float32Array, at: number) {
  for (let i = 0; i < size; i++) {
    to[at + i] = (to[at + i] as number) + times * (weights[row * size + i] as number);
  }
}

function look(by: Layer, table: Table, line: Line, at: number): void {
  found.set(by.offsets, at);
  for (const row of rowsOf(table, line)) add(by, row, 1, found, at);
  for (const [i, chance] of chancesOf(table, line).entries()) {
    if (chance > 0) add(by, ROWS + i, chance, found, at);
  }
}

function think(table: Table): void {
  const { order, turn } = table;
  const first = order.indexOf(turn);
  look(own, table, turn, 0);
  for (let i = 0; i < RIVALS; i++) {
    look(rival, table, order[(first + 1 + i) % order.length] as Line, own.size + i * rival.size);
  }
  felt.set(second.offsets);
  for (const [row, strength] of found.entries())
    if (strength > 0) add(second, row, strength, felt, 0);
}

function sum(weights: Float32Array): number {
  let sum = weights[felt.length] as number;
  for (const [i, strength] of felt.entries()) {
    if (strength > 0) sum += strength * (weights[i] as number);
  }
  return sum;
}

/** How likely whoever is to choose wins. */
export function oddsByNet(table: Table): number {
  think(table);
  return 1 / (1 + Math.exp(-sum(winning)));
}

/** Whether it had better lay than move. */
export function laysByNet(table: Table): boolean {
  think(table);
  return sum(laying) > 0;
}
