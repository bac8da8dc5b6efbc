import { BEGINNING, isDeal, type Moment, momentAfter } from '#kernel/deal.ts';
import type { ReadLines } from './in-force.ts';

/** How many lines are read at a time. */
const PIECE = 500;

/**
 * The moment that a log of this length has come to. Only in a deal does anything depend on it, so only there is the log read:
 * one person plays it against bots, and it is short.
 */
export async function momentIn(secret: string, read: ReadLines, length: number): Promise<Moment> {
  let moment = BEGINNING;
  if (!isDeal(secret)) return moment;
  for (let from = 1; from <= length; from += PIECE) {
    const lines = await read(from, Math.min(length, from + PIECE - 1));
    moment = lines.reduce(momentAfter, moment);
  }
  return moment;
}
