import type { Tape } from '#protocol/talk.ts';
import { remembered } from '#ui/remembered.ts';

/** Is a strip shown on the map when something is said? */
export const strips = remembered<boolean>('rotonde.strips', (stored) => stored !== false);

export type ReadUpTo = Readonly<Record<Tape, number>>;

/** Up to which line the tapes of each table were read; the last to be looked at stand last. */
const read = remembered<Readonly<Record<string, ReadUpTo>>>('rotonde.talk-read', (stored) =>
  fromEntries(stored, readMark),
);

const MOST_TABLES = 100;

export function readUpTo(table: string): ReadUpTo {
  return read.get()[table] ?? { table: 0, platform: 0 };
}

export function setReadUpTo(table: string, mark: ReadUpTo): void {
  const { [table]: _, ...others } = read.get();
  const latest = Object.entries(others).slice(1 - MOST_TABLES);
  read.set({ ...Object.fromEntries(latest), [table]: mark });
}

/** A guest's notes on tables. Whoever has a season ticket has them with it. */
export const notes = remembered<Readonly<Record<string, string>>>('rotonde.notes', (stored) =>
  fromEntries(stored, (value) => (typeof value === 'string' ? value : undefined)),
);

export function setNote(table: string, text: string): void {
  const { [table]: _, ...others } = notes.get();
  notes.set(text === '' ? others : { ...others, [table]: text });
}

function readMark(value: unknown): ReadUpTo | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { table, platform } = value as Record<string, unknown>;
  return typeof table === 'number' && typeof platform === 'number'
    ? { table, platform }
    : undefined;
}

function fromEntries<T>(
  stored: unknown,
  value: (one: unknown) => T | undefined,
): Readonly<Record<string, T>> {
  if (typeof stored !== 'object' || stored === null) return {};
  const entries = Object.entries(stored).flatMap(([key, one]): [string, T][] => {
    const kept = value(one);
    return kept === undefined ? [] : [[key, kept]];
  });
  return Object.fromEntries(entries);
}
