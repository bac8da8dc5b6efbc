import type { Language, Seat } from '#kernel/game.ts';
import type { AnswerShown } from '#protocol/http/notices.ts';
import type { Request } from '#protocol/to-server.ts';
import type { Stored } from '#tables/store.ts';
import type { Tables } from '#tables/tables.ts';
import { hashOf, newToken } from '../accounts/hashes.ts';
import type { Tickets } from '../accounts/tickets.ts';
import { peopleIn } from '../people/people.ts';
import { step } from '../sql/sql.ts';
import { maybeNumberIn, numberIn, type Row, textIn } from '../store/columns.ts';
import { callsAt, nameOf } from './calls.ts';
import { type Item, type ItemsHost, waitingFor } from './items.ts';
import { noticeStatements as statements } from './statements.ts';

export type AnswersHost = ItemsHost & {
  tables: Pick<Tables, 'admit' | 'simpleAnswers'>;
  tickets: Tickets;
  now(): number;
};

type Both = Readonly<Record<Language, string>>;

/** What a link may do. Of an act the whole action is kept: what it says is what it does. */
type Ask = { do: 'act'; action: unknown } | { do: 'sit' } | { do: 'rematch'; yes: boolean };
export type Answer = { ask: Ask; words: Both };

type Link = {
  hash: string;
  mark: string;
  table: string;
  seat: Seat;
  turn: number;
  answers: readonly Answer[];
  given?: number;
  used: number | undefined;
};

const ACCEPT: Both = { en: 'Accept', fr: 'Accepter' };
const DECLINE: Both = { en: 'Decline', fr: 'Décliner' };

/** So often an answer is tried that others come before. */
const ATTEMPTS = 4;

/** Answers from a notice: by a link that works once, for one seat, and is void after its turn. */
export class Answers {
  readonly #host: AnswersHost;

  constructor(host: AnswersHost) {
    this.#host = host;
  }

  /** A link for what this notice tells of, if it can be answered from afar. Its token is kept nowhere. */
  async offer(
    mark: string,
    item: Item,
  ): Promise<{ token: string; answers: readonly Answer[] } | undefined> {
    const { store, now } = this.#host;
    const stored = await store.load(item.table);
    if (!stored) return undefined;
    const answers = await this.#answersTo(item);
    if (answers.length === 0) return undefined;
    const token = newToken();
    const about = JSON.stringify({ answers });
    const { table, seat = 0 } = item;
    const values = [hashOf(token), mark, table, seat, stored.entries, about, now()];
    await store.sql.write([step(statements.putAnswer, values)]);
    return { token, answers };
  }

  async look(token: string): Promise<AnswerShown> {
    const link = await this.#find(token);
    return link ? this.#shown(link) : { is: 'gone' };
  }

  /** Does what was offered, once. */
  async give(token: string, which: number): Promise<AnswerShown> {
    const link = await this.#find(token);
    const answer = link?.answers[which];
    if (!link || !answer) return { is: 'gone' };
    const before = await this.#shown(link);
    if (before.is !== 'open') return before;
    if (!(await this.#give(link, answer))) return this.#shown(link, true);
    const { store, now } = this.#host;
    const about = JSON.stringify({ answers: link.answers, given: which });
    await store.sql.write([step(statements.useAnswer, [link.hash, now(), about])]);
    // Whoever was first with the same link has given the answer.
    return this.look(token);
  }

  async #answersTo({ kind, table, seat }: Item): Promise<Answer[]> {
    if (kind === 'invitation') return [{ ask: { do: 'sit' }, words: ACCEPT }];
    if (kind === 'rematch') {
      return [
        { ask: { do: 'rematch', yes: true }, words: ACCEPT },
        { ask: { do: 'rematch', yes: false }, words: DECLINE },
      ];
    }
    if ((kind !== 'turn' && kind !== 'nudge') || seat === undefined) return [];
    const found = await this.#host.tables.simpleAnswers(table, seat).catch(() => undefined);
    return (found?.answers ?? []).map(({ action, words }) => ({
      ask: { do: 'act', action },
      words,
    }));
  }

  async #find(token: string): Promise<Link | undefined> {
    const [row] = await this.#host.store.sql.read(statements.answer, [hashOf(token)]);
    return row && linkIn(row);
  }

  /** `isPast`: it could not be given any more. */
  async #shown(link: Link, isPast = false): Promise<AnswerShown> {
    const { store, titleOf } = this.#host;
    const stored = await store.load(link.table);
    const title = stored && (await titleOf(stored.header.game));
    if (!stored || !title || stored.seats.length === 0) return { is: 'gone' };
    const is = await this.#standing(link, stored);
    const hours = (await peopleIn(store.sql).hoursOf([link.mark])).get(link.mark);
    const waiting = is === 'open' ? [] : await waitingFor(this.#host, link.mark, hours);
    const next = waiting.find(({ table }) => table !== link.table);
    const toAct = stored.over || stored.beside.ended ? [] : (stored.turn?.toAct ?? []);
    return {
      is: is === 'open' && isPast ? 'past' : is,
      table: link.table,
      game: stored.header.game,
      answers: link.answers.map(({ words }) => ({ ...words })),
      ...(link.given === undefined ? {} : { given: link.given }),
      turnOf: toAct.map((seat) => nameOf(stored.seats[seat]) ?? ''),
      ...(next ? { next: { table: next.table, game: next.id } } : {}),
    };
  }

  async #standing(link: Link, stored: Stored): Promise<'open' | 'given' | 'past' | 'over'> {
    const { mark, seat, turn, used, answers } = link;
    if (used !== undefined) return 'given';
    const { seats, beside, over, entries } = stored;
    const holds = (one: (typeof seats)[number] | undefined): boolean =>
      one?.kind === 'guest' && one.holder === mark;
    switch (answers[0]?.ask.do) {
      case 'sit':
        return seats.some(holds) || !seats.some(({ kind }) => kind === 'open') ? 'past' : 'open';
      case 'rematch': {
        const calls = callsAt(stored, 0);
        const isAsked = calls.some((one) => one.mark === mark && one.kind === 'rematch');
        return isAsked ? 'open' : 'past';
      }
      default: {
        if (over || beside.ended) return 'over';
        if (!holds(seats[seat]) || !stored.turn?.toAct.includes(seat)) return 'past';
        if (beside.standIns?.some((one) => one.seat === seat)) return 'past';
        const lines = await this.#host.store.lines(link.table, turn + 1, entries);
        return lines.some(({ actor }) => actor === seat) ? 'past' : 'open';
      }
    }
  }

  /** Played at the table as its holder plays there: judged, stored, told. The request's name is the link's, so it is done once. */
  async #give(link: Link, { ask }: Answer): Promise<boolean> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const request = await this.#requestFor(link, ask);
      if (!request) return false;
      const answer = await this.#ask(link, request);
      if (answer === 'done') return true;
      if (answer !== 'stale') return false;
    }
    return false;
  }

  async #requestFor({ hash, mark, table, seat }: Link, ask: Ask): Promise<Request | undefined> {
    const id = `answer-${hash.slice(0, 32)}`;
    const { tables, store, tickets } = this.#host;
    switch (ask.do) {
      case 'act': {
        const { after, answers } = (await tables.simpleAnswers(table, seat)) ?? { answers: [] };
        const same = JSON.stringify(ask.action);
        const isOffered = answers.some(({ action }) => JSON.stringify(action) === same);
        if (!isOffered || after === undefined) return undefined;
        return { t: 'act', id, after, actions: [ask.action] };
      }
      case 'rematch':
        return { t: 'rematch', id, yes: ask.yes };
      case 'sit': {
        const free =
          (await store.load(table))?.seats.findIndex(({ kind }) => kind === 'open') ?? -1;
        const name = (await tickets.of(mark))?.name;
        return free < 0 || name === undefined ? undefined : { t: 'sit', id, seat: free, name };
      }
    }
  }

  async #ask({ mark, table, seat }: Link, request: Request): Promise<string> {
    let answered = 'unavailable';
    const visit = await this.#host.tables.admit(table, {
      holder: mark,
      seat: request.t === 'act' ? seat : undefined,
      from: '',
      send(text) {
        const told = JSON.parse(text) as { t: string; id?: string; why?: string };
        if (told.id !== request.id) return;
        if (told.t === 'done') answered = 'done';
        if (told.t === 'refused') answered = told.why ?? 'refused';
      },
      dismiss() {
        answered = 'gone';
      },
    });
    if (!visit) return 'gone';
    try {
      await visit.request(request);
    } finally {
      await visit.leave();
    }
    return answered;
  }
}

function linkIn(row: Row): Link {
  const about = JSON.parse(textIn(row, 'about')) as Pick<Link, 'answers' | 'given'>;
  return {
    hash: textIn(row, 'hash'),
    mark: textIn(row, 'mark'),
    table: textIn(row, 'table'),
    seat: numberIn(row, 'seat'),
    turn: numberIn(row, 'turn'),
    used: maybeNumberIn(row, 'used'),
    ...about,
  };
}
