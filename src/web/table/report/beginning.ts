import type { Kind } from '#kernel/game.ts';
import type { Entry } from '#kernel/log.ts';
import { BadRecord, type GameRecord } from '#kernel/record.ts';
import { replayChecked } from '#kernel/replay.ts';
import type { Title } from '#kernel/title.ts';

/**
 * The entries of a finished game up to one in force, for a table that is played on from there. With those that were struck
 * before it: chance draws by the number of an entry. Throws `BadRecord` where the game's secret is not out, for then it may
 * still be going on.
 */
export function beginningOf(
  { game }: Title<Kind>,
  record: GameRecord<unknown>,
  seq: number,
): Entry<unknown>[] {
  const { secret } = record;
  if (secret === undefined) throw new BadRecord('header: a game whose secret is not out');
  const entries = record.log.map(({ sum: _, ...entry }) => entry);
  const options = game.parseOptions(record.options);
  const end = replayChecked(game, record.seats.length, options, entries, secret);
  if (game.actors(end.table).length > 0) throw new BadRecord('a game that is not over');
  return entries.slice(0, seq);
}
