import type { GameRecord } from '#kernel/record.ts';
import { Reading } from './reading.ts';

/** So many go on at a time whose page was left: a phone has other things to do. */
const MOST = 2;

/** By the commitment of their game, in the order in which they were left: as long as the tab lives. */
const left = new Map<string, Reading>();

/** The reading of this game: one that goes on, or a new one. */
export function readingOf(
  record: GameRecord<unknown>,
  options: unknown,
  table: string | undefined,
): Reading {
  return left.get(record.commitment) ?? new Reading(record, options, table);
}

/** Its page is open, until that is called which is given back. */
export function openReading({ commitment }: GameRecord<unknown>, reading: Reading): () => void {
  left.delete(commitment);
  void reading.open();
  return () => {
    if (!reading.leave()) return;
    left.set(commitment, reading);
    const [oldest] = left.keys();
    if (oldest === undefined || left.size <= MOST) return;
    left.get(oldest)?.close();
    left.delete(oldest);
  };
}
