import { titleOf } from '#games/catalogue.ts';
import type { Kind, State } from '#kernel/game.ts';
import { standing } from '#kernel/log.ts';
import { replay } from '#kernel/replay.ts';
import type { Title } from '#kernel/title.ts';
import type { LogLine } from '#tables/store.ts';
import { isAdvised } from '../../table/advice/advised.ts';
import {
  database,
  type LineRow,
  linesOf,
  resultOf,
  type TableRow,
} from '../../table/local/database.ts';
import { localTables } from '../../table/local/shelf.ts';
import { departed } from '../../table/report/kept.ts';
import type { LocalGame } from './local-figures.ts';

/** The finished games of this browser; of one game, if it is named. Points are nowhere written down: each is played again to its end. */
export async function readLocalGames(of?: string): Promise<LocalGame[]> {
  const games: LocalGame[] = [];
  const known = await departed().catch(() => new Set<string>());
  for (const row of await localTables()) {
    if (of !== undefined && row.header.game !== of) continue;
    if (isCounted(row, known)) games.push(await gameIn(row));
  }
  return games;
}

/** Of a game with advice, or of which its player knew what came, no figure tells anything (0067, 0069). */
export function isCounted(
  { id, note }: Pick<TableRow, 'id' | 'note'>,
  known: ReadonlySet<string>,
): boolean {
  return note.status === 'over' && !isAdvised(id) && !known.has(id);
}

async function gameIn({ id, header, seats, note, beside }: TableRow): Promise<LocalGame> {
  const lines = (await database()).transaction('lines').objectStore('lines');
  const log = await resultOf<LineRow[]>(lines.getAll(linesOf(id)));
  const title = beside?.ended ? undefined : await titleOf(header.game, header.rules);
  const scores = title && scoresIn(title, seats.length, header.options, log);
  return {
    game: header.game,
    bots: seats.map((seat) => (seat.kind === 'bot' ? seat.bot : undefined)),
    won: note.won ?? [],
    decisions: standing(log).filter(({ actor }) => actor !== 'chance').length,
    ...(scores ? { scores } : {}),
  };
}

/** A log that cannot be played again has no points; the others have. */
function scoresIn(
  { game }: Title<Kind>,
  seats: number,
  options: unknown,
  log: readonly LogLine[],
): readonly number[] | undefined {
  let end: State<Kind>;
  try {
    end = replay(game, seats, game.parseOptions(options), log);
  } catch {
    return undefined;
  }
  const standings = game.standings(end);
  return standings.toSorted((a, b) => a.seat - b.seat).map(({ score }) => score);
}
