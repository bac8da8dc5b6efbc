import type { Kind, Seat } from '#kernel/game.ts';
import type { Listener, Title } from '#kernel/title.ts';
import { type Known, sentencesOf } from '../journal.ts';

/** So much of what was learnt is said; of the rest, how much it is. */
const MOST_TOLD = 5;

/** What going back to an entry would strike, as one pair of eyes saw it. */
export type Struck = {
  /** Whose entries, chance's apart. */
  seats: readonly Seat[];
  /** Chance drew since. */
  drawn: boolean;
  /** The latest of what it brought to light, in sentences, oldest first. */
  learnt: readonly string[];
  /** How many more there are before those. */
  more: number;
};

export function struckBy(
  { journal }: Pick<Known, 'journal'>,
  to: number,
  title: Title<Kind>,
  listener: Listener,
): Struck {
  const struck = journal.filter(({ seq }) => seq > to);
  const seats = new Set(struck.flatMap(({ actor }) => (actor === 'chance' ? [] : [actor])));
  const drawn = struck.filter(({ actor }) => actor === 'chance');
  // Each by itself: what a game tells in one sentence is what one actor did in a row.
  const told = drawn.flatMap((entry) =>
    sentencesOf([entry], title, listener).map(({ text }) => text),
  );
  const learnt = told.slice(-MOST_TOLD);
  return { seats: [...seats], drawn: drawn.length > 0, learnt, more: told.length - learnt.length };
}
