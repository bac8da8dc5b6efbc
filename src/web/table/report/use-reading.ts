import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Film } from '../replay/replay.tsx';
import type { Read, Reading } from './reading.ts';
import { openReading, readingOf } from './readings.ts';

/** The reading of this game, which begins when its report is opened, and goes on when that is left. */
export function useReading({ title, record }: Film, table: string | undefined): [Reading, Read] {
  const reading = useMemo(
    () => readingOf(record, title.game.parseOptions(record.options), table),
    [title, record, table],
  );
  useEffect(() => openReading(record, reading), [record, reading]);
  return [reading, useSyncExternalStore(reading.subscribe, reading.getSnapshot)];
}

/** Whose report it is: of the one person at the table, else of whoever has won. */
export function focusOf({ title, record, frames }: Film): number {
  const people = record.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  const end = frames.at(-1)?.state;
  const winner = end && title.game.standings(end).find(({ place }) => place === 1)?.seat;
  return (people.length === 1 ? people[0] : winner) ?? 0;
}

export function winnersOf({ title, frames }: Film): number[] {
  const end = frames.at(-1)?.state;
  const standings = end ? title.game.standings(end) : [];
  return standings.flatMap(({ place, seat }) => (place === 1 ? [seat] : []));
}
