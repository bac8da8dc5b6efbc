import { games } from '#games/index.ts';
import type {
  DayShown,
  JourneyShown,
  SheetOfTrain,
  TrainShown,
  Traveller,
} from '#protocol/http/daily.ts';
import { MOST_ON_SHEET } from '#protocol/http/daily.ts';
import { PROTOCOL, type SeatWish } from '#protocol/parts.ts';
import { newJourney } from '#tables/new-table.ts';
import { OtherRules } from '#tables/other-rules.ts';
import { outcomeOf } from '#tables/outcome.ts';
import { refuse } from '#tables/refusing.ts';
import { nameBeside } from '#tables/seat-requests.ts';
import type { TablesHost } from '#tables/tables.ts';
import { newId } from '../new-id.ts';
import { step } from '../sql/sql.ts';
import type { ServerStore } from '../store/server-store.ts';
import { dayAt, firstKept, leftOf, trainNumber } from './days.ts';
import { type DailyDeal, DailyDeals } from './deals.ts';
import { behindOf, type Journey, journeyIn, rankOf, resultIn, writeArrival } from './journeys.ts';
import { dailyStatements as statements } from './statements.ts';

export type DailyHost = Pick<TablesHost, 'titleOf' | 'now' | 'bots'> & { store: ServerStore };

/** Why something is not told, or not done. */
export class NotTold extends Error {
  override name = 'NotTold';
  readonly why: 'no-such-train' | 'departed' | 'not-arrived' | 'too-long';

  constructor(why: NotTold['why']) {
    super(why);
    this.why = why;
  }
}

/** Names told beside a train before one asks for its sheet. */
const NAMES = 3;

/** A longer log is not compared. Without undoing none comes near (`undoing.ts`). */
const MOST_ENTRIES = 8000;

/** H.15: the train of each day and game, which everybody takes once; nobody hears of others before their own end. */
export class Daily {
  readonly #host: DailyHost;
  readonly #deals: DailyDeals;

  constructor(host: DailyHost) {
    this.#host = host;
    this.#deals = new DailyDeals(host.store.sql, host.titleOf);
  }

  async day(holder: string, asked: string | undefined): Promise<DayShown> {
    const now = this.#host.now();
    const [today, first] = [dayAt(now), firstKept(now)];
    const day = asked ?? today;
    if (day > today || day < first) throw new NotTold('no-such-train');
    const trains: TrainShown[] = [];
    for (const [place, { id }] of games.entries()) {
      const deal =
        day === today ? await this.#deals.ofToday(day, id) : await this.#deals.find(day, id);
      if (deal) trains.push(await this.#train(holder, day, id, place, deal));
    }
    return { day, today, first, leftMs: leftOf(now), trains };
  }

  async #train(
    holder: string,
    day: string,
    game: string,
    place: number,
    { options, seats }: DailyDeal,
  ): Promise<TrainShown> {
    const own = await this.#journeyOf(holder, day, game);
    const results = await this.#results(day, game);
    const isOpen = this.#isOpenTo(own, day);
    const best = isOpen ? await this.#best(day, game, NAMES) : [];
    return {
      game,
      train: trainNumber(day, place),
      options,
      seats,
      arrived: results.reduce((sum, { count }) => sum + count, 0),
      ...(isOpen ? { names: best.map(({ name }) => name) } : {}),
      ...(own ? { you: { ...stateOf(own), ...ranked(own, results) } } : {}),
    };
  }

  /** The table of this holder's journey; `mayBegin` is asked before one is made. */
  async board(
    holder: string,
    { day, game, name }: { day: string; game: string; name: string },
    mayBegin: () => void,
  ): Promise<string> {
    const own = await this.#journeyOf(holder, day, game);
    const now = this.#host.now();
    const deal = await this.#deals.find(day, game);
    if (!deal) throw new NotTold('no-such-train');
    if (own) return this.#laid(own, deal);
    if (day !== dayAt(now)) throw new NotTold('departed');
    const judged = nameBeside([], name);
    mayBegin();
    const values = [newId(), day, game, holder, newId(), judged, now];
    await this.#host.store.sql.write([step(statements.board, values)]);
    // It may have been begun from another page, or at another node.
    const begun = await this.#journeyOf(holder, day, game);
    return begun ? this.#laid(begun, deal) : refuse('unavailable');
  }

  async sheet(holder: string, day: string, game: string): Promise<SheetOfTrain> {
    const mine = await this.#mayLook(holder, day, game);
    const results = await this.#results(day, game);
    const best = await this.#best(day, game, MOST_ON_SHEET);
    const isListed = best.some(({ id }) => id === mine?.id);
    const listed = mine?.score === undefined || isListed ? best : [...best, mine];
    const scores = Map.groupBy(results, ({ score }) => score);
    return {
      arrived: results.reduce((sum, { count }) => sum + count, 0),
      rows: listed.map(({ id, name, mark, score = 0, rival = 0 }): Traveller => {
        const own = { score, rival };
        const ranks = { rank: rankOf(own, results), behind: behindOf(own, results) };
        return { id, ...ranks, name, ...own, ...(mark === holder ? { you: true } : {}) };
      }),
      scores: [...scores].map(([score, same]) => [
        score,
        same.reduce((sum, { count }) => sum + count, 0),
      ]),
    };
  }

  async journey(holder: string, day: string, game: string, id: string): Promise<JourneyShown> {
    await this.#mayLook(holder, day, game);
    const { store } = this.#host;
    const [row] = await store.sql.read(statements.journeyNamed, [id, day, game]);
    const journey = row && journeyIn(row);
    const deal = await this.#deals.find(day, game);
    const stored = journey?.score === undefined ? undefined : await store.load(journey.table);
    if (!deal || !journey || !stored) throw new NotTold('no-such-train');
    if (stored.entries > MOST_ENTRIES) throw new NotTold('too-long');
    const lines = await store.lines(journey.table, 1, stored.entries);
    const { rules, options, seats } = deal;
    const log = lines.map(({ id: _, ...entry }) => entry);
    return { rules, options, seats, name: journey.name, log };
  }

  /** Their own journey, if it lets them look. Throws `NotTold`. */
  async #mayLook(holder: string, day: string, game: string): Promise<Journey | undefined> {
    const own = await this.#journeyOf(holder, day, game);
    if (!this.#isOpenTo(own, day)) throw new NotTold('not-arrived');
    return own;
  }

  /** Whoever is on the way, or could still go, hears nothing. */
  #isOpenTo(own: Journey | undefined, day: string): boolean {
    return own ? own.ended !== undefined : day < dayAt(this.#host.now());
  }

  /** As it stands: what came of it is written by a job, and this may be sooner. */
  async #journeyOf(holder: string, day: string, game: string): Promise<Journey | undefined> {
    const { store, titleOf, now } = this.#host;
    const { sql } = store;
    const find = async (): Promise<Journey | undefined> => {
      const [row] = await sql.read(statements.journeyOf, [holder, day, game]);
      return row && journeyIn(row);
    };
    const found = await find();
    if (!found || found.ended !== undefined) return found;
    const [listed] = await store.listed([found.table]);
    if (listed?.over !== true) return found;
    try {
      const outcome = await outcomeOf({ store, titleOf, now }, found.table);
      if (outcome) await writeArrival(sql, outcome);
    } catch (error) {
      if (!(error instanceof OtherRules)) throw error;
    }
    return find();
  }

  async #laid({ day, game, mark, name, table }: Journey, deal: DailyDeal): Promise<string> {
    const { options, rules, secret } = deal;
    if (await this.#host.store.load(table)) return table;
    const seats = deal.seats.map(
      (bot): SeatWish => (bot === null ? { kind: 'me', name } : { kind: 'bot', bot }),
    );
    // Nobody else comes in: who looks on would know what is still to come to them.
    const wish = { v: PROTOCOL, game, options, secret, seats, access: 'private' } as const;
    await newJourney(this.#host, wish, mark, { table, secret, rules, day });
    return table;
  }

  async #results(day: string, game: string) {
    return (await this.#host.store.sql.read(statements.results, [day, game])).map(resultIn);
  }

  async #best(day: string, game: string, most: number): Promise<Journey[]> {
    return (await this.#host.store.sql.read(statements.best, [day, game, most])).map(journeyIn);
  }
}

type Own = NonNullable<TrainShown['you']>;

function stateOf({ table, ended, score }: Journey): Own {
  if (ended === undefined) return { state: 'running', table };
  return score === undefined ? { state: 'left', table } : { state: 'arrived', table, score };
}

function ranked({ score, rival }: Journey, results: Parameters<typeof rankOf>[1]) {
  if (score === undefined || rival === undefined) return {};
  return { rank: rankOf({ score, rival }, results) };
}
