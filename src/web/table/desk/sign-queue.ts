import type { TableSign } from '#ui/face.ts';
import type { Journal } from '../journal.ts';

/** A sign, and the event it tells of. */
export type Posted = { seq: number; event: unknown; sign: TableSign };

/** What is to be told by a sign, in order. */
export function postedIn(
  entries: Journal,
  signOf: (event: unknown, next: unknown) => TableSign | undefined,
): readonly Posted[] {
  return entries.flatMap(({ seq, events }) =>
    events.flatMap((event, i) => {
      const sign = signOf(event, events[i + 1]);
      return sign ? [{ seq, event, sign }] : [];
    }),
  );
}

/** Up to which entry the signs of a table have been put away, by these eyes in this browser. */
export type PutAway = Readonly<Record<string, number>>;

/** So many tables are remembered; what was put away at others has been forgotten by their players too. */
const MOST = 60;

/** What was stored, or rubbish if somebody wrote it there. */
export function readPutAway(stored: unknown): PutAway {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((one): one is [string, number] => typeof one[1] === 'number'),
  );
}

/** The latest table stands last, the oldest are forgotten. */
export function withPutAway(known: PutAway, table: string, seq: number): PutAway {
  const others = Object.entries(known).filter(([name]) => name !== table);
  return Object.fromEntries([...others.slice(1 - MOST), [table, seq]]);
}
