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

/** A game to keep: who plays, by what options, and what it must show. The first game found that does is taken. */
export type Wanted<K extends Kind, Player, Show> = {
  players: readonly Player[];
  options?: Partial<K['options']>;
  shows: readonly Show[];
};

/** How to find it among at most so many games. */
export type Search<K extends Kind, Player, Show> = {
  most: number;
  play: (players: readonly Player[], options: K['options'], number: number) => Match<K['action']>;
  showsIn: (
    seats: number,
    options: K['options'],
    log: readonly Entry<K['action']>[],
  ) => ReadonlySet<Show>;
};

/** Searches for all that is wanted. */
export function* findRecords<K extends Kind, Player, Show>(
  game: Game<K>,
  wanted: Readonly<Record<string, Wanted<K, Player, Show>>>,
  search: Search<K, Player, Show>,
): Generator<{ name: string; record: GameRecord<K['action']> }> {
  for (const [name, each] of Object.entries(wanted)) {
    const record = firstRecord(game, each, search);
    if (!record) throw new Error(`not found: ${name}`);
    yield { name, record };
  }
}

function firstRecord<K extends Kind, Player, Show>(
  game: Game<K>,
  { players, options: chosen, shows }: Wanted<K, Player, Show>,
  { most, play, showsIn }: Search<K, Player, Show>,
): GameRecord<K['action']> | undefined {
  const options = game.parseOptions(chosen);
  const seats = NAMES.slice(0, players.length).map((name) => ({ name }));
  for (let number = 0; number < most; number++) {
    const { log, secret, commitment } = play(players, options, number);
    const shown = showsIn(players.length, options, log);
    if (!shows.every((show) => shown.has(show))) continue;
    return exportRecord(game, { options, seats, commitment, secret, log: onTheClock(log) });
  }
  return undefined;
}

/** The record as a file: one line for each field of the header and for each entry. */
export function textOf<A>({ log, ...header }: GameRecord<A>): string {
  const fields = Object.entries(header).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  const entries = log.map((entry) => `    ${JSON.stringify(entry)}`);
  return `{\n${fields.join(',\n')},\n  "log": [\n${entries.join(',\n')}\n  ]\n}\n`;
}
