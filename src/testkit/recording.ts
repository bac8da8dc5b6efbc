import type { Game, Kind } from '#kernel/game.ts';
import type { Entry } from '#kernel/log.ts';
import { exportRecord, type GameRecord } from '#kernel/record.ts';

/** What recorded games are made of, whichever game it is. */

/** The clock of the records: noon of the first of January 2026, then five seconds for each entry. */
const NOON = 1_767_268_800_000;
const NAMES = ['Ada', 'Basile', 'Inès', 'Jules', 'Mona', 'Olaf'];

export function onTheClock<A>(log: readonly Entry<A>[]): Entry<A>[] {
  return log.map((entry) => ({ ...entry, at: NOON + 5000 * entry.seq }));
}

/** A game as it was played, with its chance. */
type Match<A> = { log: readonly Entry<A>[]; secret: string; commitment: string };

/** What is searched for: the first of at most so many games that shows it all. */
export type Search<K extends Kind, Show> = {
  name: string;
  seats: number;
  options: K['options'];
  shows: readonly Show[];
  most: number;
  play: (number: number) => Match<K['action']>;
  showsIn: (log: readonly Entry<K['action']>[]) => ReadonlySet<Show>;
};

export function firstRecord<K extends Kind, Show>(
  game: Game<K>,
  { name, seats, options, shows, most, play, showsIn }: Search<K, Show>,
): GameRecord<K['action']> {
  for (let number = 0; number < most; number++) {
    const { log, secret, commitment } = play(number);
    const shown = showsIn(log);
    if (!shows.every((show) => shown.has(show))) continue;
    const named = NAMES.slice(0, seats).map((each) => ({ name: each }));
    return exportRecord(game, { options, seats: named, commitment, secret, log: onTheClock(log) });
  }
  throw new Error(`not found: ${name}`);
}

/** The record as a file: one line for each field of the header and for each entry. */
export function textOf<A>({ log, ...header }: GameRecord<A>): string {
  const fields = Object.entries(header).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  const entries = log.map((entry) => `    ${JSON.stringify(entry)}`);
  return `{\n${fields.join(',\n')},\n  "log": [\n${entries.join(',\n')}\n  ]\n}\n`;
}
