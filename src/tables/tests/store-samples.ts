import type { Header, LogLine, SeatStored, Snapshot, Store, Stored } from '../store.ts';

/** What the suite of stores puts into them. */

/** A log in which nothing has happened. */
export const EMPTY = { entries: 0, over: false, snapshots: [], version: 0, beside: {} };

export const seats: SeatStored[] = [
  { kind: 'guest', name: 'Ada', holder: 'ab'.repeat(32) },
  { kind: 'open' },
  { kind: 'bot', bot: 'apprentice', name: 'apprentice' },
];

export function header(id: string): Header {
  const options = { wings: [1, 'two', null] };
  return {
    id,
    game: 'trambahn',
    rules: 3,
    options,
    secret: 'cd'.repeat(32),
    at: 1_794_000_000_000,
    host: 'ab'.repeat(32),
  };
}

/** A table that was just made. */
export function fresh(id: string): Stored {
  return { header: header(id), seats, ...EMPTY };
}

export const logOf = (store: Store, id: string) => store.lines(id, 1, 1000);

export const mark = (seq: number) => ({ seq, engine: '3.1' });

export function snapshot(seq: number): Snapshot {
  const state = { table: { at: seq, name: 'Ève “O’Neil”' }, hidden: [seq, null] };
  return { ...mark(seq), state, floors: [seq, 0] };
}

export function line(seq: number, id?: string): LogLine {
  const actor = seq % 3 === 0 ? ('chance' as const) : seq % 3;
  const plain = { seq, actor, action: { do: 'bank', card: seq }, at: 1_794_000_000_000 + seq };
  return id === undefined ? plain : { ...plain, id };
}
