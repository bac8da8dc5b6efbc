import { commitmentTo, type Secret } from './chance.ts';
import { type Game, type Kind, Malformed, type State } from './game.ts';
import type { Entry } from './log.ts';
import { readRecord } from './record-schema.ts';
import { BadEntry, replayChecked } from './replay.ts';
import { sumOf } from './sum.ts';

/** Who sat where: a person's name, or a bot's. */
export type Sitter = { name: string; bot?: string };

/**
 * A whole game as one JSON file. `sum` chains each entry to the ones before it and to the header, so that a
 * change is found at the entry where it was made; chance is bound by its commitment.
 */
export type GameRecord<A> = {
  format: 'rotonde-1';
  game: string;
  rules: number;
  options: unknown;
  seats: Sitter[];
  commitment: string;
  /** Shown when the game is over. Whoever has it can check each draw. */
  secret?: Secret;
  /** How many entries the log holds. */
  entries: number;
  log: (Entry<A> & { sum: string })[];
};

export type Recorded<K extends Kind> = {
  options: K['options'];
  seats: readonly Sitter[];
  commitment: string;
  secret?: Secret;
  log: readonly Entry<K['action']>[];
};

/** A file that is not a record, or not a true one. */
export class BadRecord extends Error {
  override name = 'BadRecord';
}

export function exportRecord<K extends Kind>(
  game: Game<K>,
  recorded: Recorded<K>,
): GameRecord<K['action']> {
  return recordUnder(game.id, game.rules, recorded);
}

/** The record of a game of this name, played by the rules of this number. */
export function recordUnder<K extends Kind>(
  game: string,
  rules: number,
  recorded: Recorded<K>,
): GameRecord<K['action']> {
  const header = {
    format: 'rotonde-1' as const,
    game,
    rules,
    options: recorded.options,
    seats: recorded.seats.map((sitter) => ({ ...sitter })),
    commitment: recorded.commitment,
  };
  let sum = sumOf(header);
  const log = recorded.log.map((entry) => {
    sum = sumOf(entry, sum);
    return { ...entry, sum };
  });
  const secret = recorded.secret === undefined ? {} : { secret: recorded.secret };
  return { ...header, ...secret, entries: log.length, log };
}

/** Reads a record from a file's text, without judging the game in it. */
export function parseRecord(text: string): GameRecord<unknown> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    throw new BadRecord(`not JSON, or cut short: ${(error as Error).message}`);
  }
  try {
    return readRecord(raw);
  } catch (error) {
    if (error instanceof Malformed) throw new BadRecord(error.message);
    throw error;
  }
}

/** Replays and verifies a whole record. Throws `BadRecord` with the first bad entry and the reason. */
export function verifyRecord<K extends Kind>(
  game: Game<K>,
  record: GameRecord<unknown>,
): { recorded: Recorded<K>; state: State<K> } {
  if (record.game !== game.id) throw new BadRecord(`header: a game of ${record.game}`);
  // Under any other number it is never tried: it might go through and mean something else.
  if (record.rules !== game.rules) {
    throw new BadRecord(`header: rules number ${record.rules}, and this house plays ${game.rules}`);
  }
  if (record.secret !== undefined && commitmentTo(record.secret) !== record.commitment) {
    throw new BadRecord('header: the secret is not the one committed to');
  }
  const [least, most] = game.seats;
  if (record.seats.length < least || record.seats.length > most) {
    throw new BadRecord(`header: ${record.seats.length} seats`);
  }
  checkSums(record);
  try {
    const options = game.parseOptions(record.options);
    const log = record.log.map(({ sum: _, ...entry }) => entry) as Entry<K['action']>[];
    const state = replayChecked(game, record.seats.length, options, log, record.secret);
    const secret = record.secret === undefined ? {} : { secret: record.secret };
    const { seats, commitment } = record;
    return { recorded: { options, seats, commitment, ...secret, log }, state };
  } catch (error) {
    if (error instanceof BadEntry) throw new BadRecord(error.message);
    if (error instanceof Malformed) throw new BadRecord(`header: options: ${error.message}`);
    throw error;
  }
}

function checkSums(record: GameRecord<unknown>): void {
  const { format, game, rules, options, seats, commitment } = record;
  let sum = sumOf({ format, game, rules, options, seats, commitment });
  for (const [index, { sum: written, ...entry }] of record.log.entries()) {
    sum = sumOf(entry, sum);
    if (sum !== written) {
      const where = index === 0 ? 'header or entry 1' : `entry ${index + 1}`;
      throw new BadRecord(`${where}: changed after it was written (checksum)`);
    }
  }
  if (record.log.length !== record.entries) {
    throw new BadRecord(
      record.log.length < record.entries
        ? `entry ${record.log.length + 1}: missing, the record should hold ${record.entries}`
        : `entry ${record.entries + 1}: more than the ${record.entries} the record should hold`,
    );
  }
}
