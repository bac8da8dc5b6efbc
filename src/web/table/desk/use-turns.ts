import { useMemo } from 'react';
import type { Listener } from '#kernel/title.ts';
import { type Journal, Telling, type Turn } from '../journal.ts';
import type { Live } from '../snapshot.ts';
import type { Sitting } from '../use-table.ts';

/** What has happened up to an entry, also turn by turn; and all that has happened, once all of it is known. */
export function useTurns(
  { title, face }: Sitting,
  live: Live,
  upTo: number,
  listener: Listener,
): { journal: Journal; turns: readonly Turn[]; told: readonly unknown[] | undefined } {
  const journal = useMemo(
    () => live.journal.filter(({ seq }) => seq <= upTo),
    [live.journal, upTo],
  );
  const telling = useMemo(() => new Telling({ title, face, listener }), [title, face, listener]);
  const turns = useMemo(() => telling.turns(journal), [telling, journal]);
  const told = useMemo(
    // Half a story would be a false one.
    () => (live.rest === 0 ? live.journal.flatMap(({ events }) => events) : undefined),
    [live.journal, live.rest],
  );
  return { journal, turns, told };
}
