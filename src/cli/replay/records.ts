import { readFileSync } from 'node:fs';
import { titleOf } from '#games/catalogue.ts';
import { type Kind, Malformed } from '#kernel/game.ts';
import type { Entry } from '#kernel/log.ts';
import {
  BadRecord,
  type GameRecord,
  parseRecord,
  type Recorded,
  verifyRecord,
} from '#kernel/record.ts';
import { BadEntry, replayChecked } from '#kernel/replay.ts';
import type { Title } from '#kernel/title.ts';
import { quoted, reasonOf, UsageError } from '../failure.ts';

/** A record that has been played again without a fault. */
export type Replayed = {
  title: Title<Kind>;
  record: GameRecord<unknown>;
  recorded: Recorded<Kind>;
};

export function readTextFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`cannot read ${quoted(file)}: ${reasonOf(error)}`);
  }
}

/** The records in a file: a single one, written over as many lines as it likes, or one to each line. */
export function splitRecords(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 && isJson(lines[0] as string) ? lines : [text];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Plays a record again by the rules; `verify` holds it to its checksums and its secret too. */
export async function replayText(text: string, verify: boolean): Promise<Replayed> {
  const record = parseRecord(text);
  const title = (await titleOf(record.game, record.rules)) ?? (await titleOf(record.game));
  if (title === undefined)
    throw new BadRecord(`header: no game ${quoted(record.game)} in this house`);
  if (title.game.rules !== record.rules) throw otherRules(title, record);
  const recorded = verify
    ? verifyRecord(title.game, record).recorded
    : replayByRules(title, record);
  return { title, record, recorded };
}

function otherRules({ game }: Title<Kind>, { rules }: GameRecord<unknown>): BadRecord {
  return new BadRecord(`header: rules number ${rules}, and this house plays ${game.rules}`);
}

/** For records changed by hand: the header and the rules are judged, and nothing else. */
function replayByRules({ game }: Title<Kind>, record: GameRecord<unknown>): Recorded<Kind> {
  const { seats, commitment } = record;
  const [least, most] = game.seats;
  if (seats.length < least || seats.length > most) {
    throw new BadRecord(`header: ${seats.length} seats`);
  }
  try {
    const options = game.parseOptions(record.options);
    const log: Entry<unknown>[] = record.log.map(({ sum: _, ...entry }) => entry);
    replayChecked(game, seats.length, options, log);
    return { options, seats, commitment, log };
  } catch (error) {
    if (error instanceof BadEntry) throw new BadRecord(error.message);
    if (error instanceof Malformed) throw new BadRecord(`header: options: ${error.message}`);
    throw error;
  }
}
