import type { FinishedGame, GamesShown } from '#protocol/http/people.ts';
import type { Sql, SqlStatement } from '../sql/sql.ts';
import { numberIn, textIn } from '../store/columns.ts';
import { resultIn } from './result.ts';
import { resultStatements as statements } from './statements.ts';

/** Finished games: with somebody, of a game, before one. `reader`: the mark of whoever asks, if it is known. */
export type Search = {
  reader?: string | undefined;
  person?: string | undefined;
  game?: string | undefined;
  before?: string | undefined;
};

/** As many as are told at a time. */
const MOST = 20;

/** The latest first: those that everybody may find, and the reader's own. Others' games stay theirs: a table's name lets in. */
export async function foundGames(sql: Sql, search: Search): Promise<GamesShown> {
  const { reader = '', person, game } = search;
  const [at = Number.MAX_SAFE_INTEGER, table = ''] = cursorIn(search.before);
  const narrowed = [game, person].filter((one) => one !== undefined);
  const values = [reader, at, table, MOST + 1, ...narrowed];
  const rows = await sql.read(statementFor(search), values);
  const told = rows.slice(0, MOST).map((row) => textIn(row, 'table_id'));
  const games = await Promise.all(told.map((one) => gameAt(sql, one, reader)));
  const last = rows.length > MOST ? rows[MOST - 1] : undefined;
  return {
    games,
    ...(last ? { next: `${numberIn(last, 'at')}-${textIn(last, 'table_id')}` } : {}),
  };
}

function statementFor({ game, person }: Search): SqlStatement {
  if (game === undefined) return person === undefined ? statements.found : statements.foundWith;
  return person === undefined ? statements.foundOfGame : statements.foundOfGameWith;
}

function cursorIn(before: string | undefined): [number, string] | [] {
  const [at, table] = before?.split('-') ?? [];
  return at === undefined || table === undefined ? [] : [Number(at), table];
}

async function gameAt(sql: Sql, table: string, reader: string): Promise<FinishedGame> {
  const results = (await sql.read(statements.ofTable, [table])).map(resultIn);
  const [first] = results;
  if (!first) throw new Error(`a game at ${table} was found, and is gone`);
  const { game, at, pace, ended } = first;
  return {
    table,
    game,
    at,
    pace,
    ended,
    seats: results.map(({ name, bot, place, score, holder }) => ({
      name,
      ...(bot === undefined ? {} : { bot }),
      ...(place === undefined ? {} : { place }),
      ...(score === undefined ? {} : { score }),
      ...(holder !== undefined && holder === reader ? { you: true } : {}),
    })),
  };
}
