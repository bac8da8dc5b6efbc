import { rate, rating } from 'openskill';
import type { Sql } from '../sql/sql.ts';
import { numberIn, textIn } from '../store/columns.ts';
import type { PaceKind } from './result.ts';
import { resultStatements as statements } from './statements.ts';

/** How well somebody plays, as far as is known: `mu` is the guess, `sigma` how far it may be off. */
type Skill = { mu: number; sigma: number };

/** A rating after a game. */
export type Rated = { at: number; table: string; value: number };

/** What somebody has who has never played: 1500. So many points to one of the library's make a lead of 200 win nine games in ten. */
const FIRST = 1500;
const POINTS = 25;

const START: Skill = rating();

export const pointsOf = ({ mu }: Skill): number => Math.round(FIRST + POINTS * (mu - START.mu));

/** A seat that counts, as it is read. */
type RatedRow = { table: string; holder: string; place: number; at: number };

/** Rows read at a time. */
const PAGE = 2000;

/**
 * All ratings of one game at one pace: what the rows say, one game after the other as they ended, and nothing else. What was
 * worked out is kept until the rows are others than those it was made of.
 */
class Ladder {
  readonly #skills = new Map<string, Skill>();
  readonly #curves = new Map<string, Rated[]>();
  #rows = 0;
  #last = { at: -1, table: '' };

  get rows(): number {
    return this.#rows;
  }

  get last(): { at: number; table: string } {
    return this.#last;
  }

  curveOf(holder: string): readonly Rated[] {
    return this.#curves.get(holder) ?? [];
  }

  /** One whole game. */
  add(rows: readonly RatedRow[]): void {
    const [first] = rows;
    if (!first) return;
    this.#rows += rows.length;
    this.#last = { at: first.at, table: first.table };
    if (rows.length < 2) return;
    const teams = rows.map(({ holder }) => [this.#skills.get(holder) ?? START]);
    const rated = rate(teams, { rank: rows.map(({ place }) => place) });
    for (const [i, { holder, at, table }] of rows.entries()) {
      const skill = rated[i]?.[0];
      if (!skill) continue;
      this.#skills.set(holder, skill);
      const curve = this.#curves.get(holder) ?? [];
      this.#curves.set(holder, [...curve, { at, table, value: pointsOf(skill) }]);
    }
  }
}

export class Ratings {
  readonly #sql: Sql;
  readonly #ladders = new Map<string, Ladder>();
  /** One after the other: two that read on at once would count a game twice. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** How somebody's rating has gone, a value for each game that counted. */
  curveOf(holder: string, game: string, pace: PaceKind): Promise<readonly Rated[]> {
    const turn = this.#turn.then(async () => (await this.#ladder(game, pace)).curveOf(holder));
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #ladder(game: string, pace: PaceKind): Promise<Ladder> {
    const key = `${game} ${pace}`;
    const [row] = await this.#sql.read(statements.ratedCount, [game, pace]);
    const count = row ? numberIn(row, 'count') : 0;
    const known = this.#ladders.get(key) ?? new Ladder();
    if (known.rows === count) return known;
    await this.#readOn(known, game, pace);
    if (known.rows >= count) {
      this.#ladders.set(key, known);
      return known;
    }
    // A game that ended before the last one known was written after it: from the beginning.
    const anew = new Ladder();
    await this.#readOn(anew, game, pace);
    this.#ladders.set(key, anew);
    return anew;
  }

  async #readOn(ladder: Ladder, game: string, pace: PaceKind): Promise<void> {
    for (;;) {
      const { at, table } = ladder.last;
      const rows = await this.#sql.read(statements.ratedAfter, [game, pace, at, table, PAGE]);
      const games = Map.groupBy(
        rows.map(
          (row): RatedRow => ({
            table: textIn(row, 'table_id'),
            holder: textIn(row, 'holder'),
            place: numberIn(row, 'place'),
            at: numberIn(row, 'at'),
          }),
        ),
        (row) => row.table,
      );
      const isWhole = rows.length < PAGE;
      // The last one of a full page may go on in the next.
      const whole = [...games.values()].slice(0, isWhole ? undefined : -1);
      for (const one of whole) ladder.add(one);
      if (isWhole) return;
    }
  }
}
