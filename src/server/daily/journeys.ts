import type { Outcome } from '#tables/outcome.ts';
import { type Sql, step } from '../sql/sql.ts';
import { maybeNumberIn, numberIn, type Row, textIn } from '../store/columns.ts';
import { dailyStatements as statements } from './statements.ts';

export type Journey = {
  id: string;
  day: string;
  game: string;
  mark: string;
  table: string;
  name: string;
  ended: number | undefined;
  /** Nothing: it goes on, or was broken off. */
  score: number | undefined;
  rival: number | undefined;
};

export function journeyIn(row: Row): Journey {
  return {
    id: textIn(row, 'id'),
    day: textIn(row, 'day'),
    game: textIn(row, 'game'),
    mark: textIn(row, 'mark'),
    table: textIn(row, 'table_id'),
    name: textIn(row, 'name'),
    ended: maybeNumberIn(row, 'ended'),
    score: maybeNumberIn(row, 'score'),
    rival: maybeNumberIn(row, 'rival'),
  };
}

/**
 * Writes what came of a journey that has ended so: once, however often it is written. Whoever breaks off, or left their seat to a
 * computer, has not arrived.
 */
export async function writeArrival(sql: Sql, outcome: Outcome): Promise<void> {
  const { stored, why, standings, at } = outcome;
  const seat = stored.seats.findIndex(({ kind }) => kind === 'guest');
  const scoreOf = (of: (one: number) => boolean): number | null => {
    const scores = standings.filter((one) => of(one.seat)).map(({ score }) => score);
    return scores.length === 0 ? null : Math.round(Math.max(...scores));
  };
  const isWhole = why === 'rules' && !stored.beside.standIns;
  const own = isWhole ? scoreOf((one) => one === seat) : null;
  const rival = isWhole ? scoreOf((one) => one !== seat) : null;
  await sql.write([step(statements.arrive, [stored.header.id, at, own, rival])]);
}

/** How many came to a result. */
export type ResultCount = { score: number; rival: number; count: number };

export const resultIn = (row: Row): ResultCount => ({
  score: numberIn(row, 'score'),
  rival: numberIn(row, 'rival'),
  count: numberIn(row, 'count'),
});

type Came = Pick<ResultCount, 'score' | 'rival'>;

/** The higher score; of two alike, whose rival has less. */
const isBetter = (one: Came, other: Came): boolean =>
  one.score > other.score || (one.score === other.score && one.rival < other.rival);

const countOf = (all: readonly ResultCount[], counts: (one: Came) => boolean): number =>
  all.reduce((sum, one) => sum + (counts(one) ? one.count : 0), 0);

/** Equals share a rank. */
export const rankOf = (own: Came, all: readonly ResultCount[]): number =>
  1 + countOf(all, (one) => isBetter(one, own));

export const behindOf = (own: Came, all: readonly ResultCount[]): number =>
  countOf(all, (one) => isBetter(own, one));
