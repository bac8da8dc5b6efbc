import { randomBytes } from 'node:crypto';
import { dailyTrainsOf } from '#games/catalogue.ts';
import { dealFrom } from '#kernel/deal.ts';
import type { TablesHost } from '#tables/tables.ts';
import { type Sql, step } from '../sql/sql.ts';
import { numberIn, type Row, textIn } from '../store/columns.ts';
import { firstKept, numberOf } from './days.ts';
import { dailyStatements as statements } from './statements.ts';

/** What is the same for everybody who travels by this train. */
export type DailyDeal = {
  rules: number;
  options: unknown;
  seats: (string | null)[];
  secret: string;
};

/**
 * The deals of the days. A secret is drawn when the first person asks for the day's train and not before, so nothing that is
 * kept can tell tomorrow's; it stays in its row and in the headers of the day's tables, and leaves as any table's secret does.
 */
export class DailyDeals {
  readonly #sql: Sql;
  readonly #titleOf: TablesHost['titleOf'];

  constructor(sql: Sql, titleOf: TablesHost['titleOf']) {
    this.#sql = sql;
    this.#titleOf = titleOf;
  }

  /** Nothing: the day had no such train. */
  async find(day: string, game: string): Promise<DailyDeal | undefined> {
    const [row] = await this.#sql.read(statements.deal, [day, game]);
    return row && dealIn(row);
  }

  /** Of today: made if nobody has. Of several who make it the first has made it for all. */
  async ofToday(day: string, game: string): Promise<DailyDeal | undefined> {
    const found = await this.find(day, game);
    if (found) return found;
    const trains = await dailyTrainsOf(game);
    const train = trains[numberOf(day) % trains.length];
    const title = await this.#titleOf(game);
    if (!train || !title) return undefined;
    const secret = dealFrom(randomBytes(32).toString('hex'));
    const [options, seats] = [train.options ?? {}, train.seats].map((one) => JSON.stringify(one));
    const values = [day, game, title.game.rules, options ?? '', seats ?? '', secret];
    await this.#sql.write([step(statements.putDeal, values)]);
    return this.find(day, game);
  }
}

const dealIn = (row: Row): DailyDeal => ({
  rules: numberIn(row, 'rules'),
  options: JSON.parse(textIn(row, 'options')) as unknown,
  seats: JSON.parse(textIn(row, 'seats')) as (string | null)[],
  secret: textIn(row, 'secret'),
});

/** Part of the day's tidying. The tables of the journeys stay, as all do. */
export async function tidyDaily(sql: Sql, now: number): Promise<void> {
  const first = firstKept(now);
  await sql.write([step(statements.tidyDeals, [first]), step(statements.tidyJourneys, [first])]);
}
