import type { Hours } from '#clocks/hours.ts';
import { isToMove } from '#protocol/http/notice-kinds.ts';
import type { AnswerShown } from '#protocol/http/notices.ts';
import type { Request } from '#protocol/to-server.ts';
import type { Stored } from '#tables/store.ts';
import type { Tables } from '#tables/tables.ts';
import { hashOf, newToken } from '../accounts/hashes.ts';
import type { Tickets } from '../accounts/tickets.ts';
import { peopleIn } from '../people/people.ts';
import type { RequestWatch } from '../sockets/request-watch.ts';
import { step } from '../sql/sql.ts';
import { type Answer, type Ask, askTable, type Link, linkIn, requestOf } from './answer-links.ts';
import { callsAt, nameOf } from './calls.ts';
import { type Item, type ItemsHost, itemOf, waitingFor } from './items.ts';
import { sinceAt } from './since.ts';
import { noticeStatements as statements } from './statements.ts';
import { answeredOf } from './words.ts';

export type AnswersHost = ItemsHost & {
  tables: Pick<Tables, 'admit' | 'simpleAnswers' | 'withStanding'>;
  tickets: Tickets;
  watch: RequestWatch;
  now(): number;
};

const ACCEPT = {
  words: { en: 'Accept', fr: 'Accepter' },
  done: { en: 'Accepted', fr: 'Accepté' },
};
const DECLINE = {
  words: { en: 'Decline', fr: 'Décliner' },
  done: { en: 'Declined', fr: 'Décliné' },
};

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

  /** Does what was offered, once. `reqId`: by what the log knows it. */
  async give(token: string, which: number, reqId?: string): Promise<AnswerShown> {
    const link = await this.#find(token);
    const answer = link?.answers[which];
    if (!link || !answer) return { is: 'gone' };
    const before = await this.#shown(link);
    if (before.is !== 'open') return before;
    if (!(await this.#give(link, answer, reqId))) return this.#shown(link, true);
    const { store, now } = this.#host;
    const about = JSON.stringify({ answers: link.answers, given: which });
    await store.sql.write([step(statements.useAnswer, [link.hash, now(), about])]);
    // Whoever was first with the same link has given the answer.
    return this.look(token);
  }

  /** Takes back what was given, once, by the rules of the table for one's own (H.1). */
  async undo(token: string, reqId?: string): Promise<AnswerShown> {
    const link = await this.#find(token);
    if (!link) return { is: 'gone' };
    const { store } = this.#host;
    const way = await this.#ownUndo(link);
    const id = `undo-${link.hash.slice(0, 32)}`;
    if (!way) return this.#shown(link);
    const asked = await askTable(this.#host, link, { t: 'undo', id, ...way }, reqId);
    if (asked !== 'done') return this.#shown(link);
    const { answers, given } = link;
    const about = JSON.stringify({ answers, given, undone: true });
    await store.sql.write([step(statements.undoAnswer, [link.hash, about])]);
    return this.look(token);
  }

  async #ownUndo({ hash, table, seat, answers, given, undone }: Link) {
    const isAct = given !== undefined && answers[given]?.ask.do === 'act';
    if (!isAct || undone) return undefined;
    return this.#host.tables
      .withStanding(table, (one) => one.ownUndo(seat, requestOf(hash)))
      .catch(() => undefined);
  }

  async #answersTo({ kind, table, seat }: Item): Promise<Answer[]> {
    if (kind === 'invitation') return [{ ask: { do: 'sit' }, ...ACCEPT }];
    if (kind === 'rematch') {
      return [
        { ask: { do: 'rematch', yes: true }, ...ACCEPT },
        { ask: { do: 'rematch', yes: false }, ...DECLINE },
      ];
    }
    // Who is asked to go back sees at the table what it would take back, and what has come to light.
    if (!isToMove(kind) || seat === undefined) return [];
    const found = await this.#host.tables.simpleAnswers(table, seat).catch(() => undefined);
    return (found?.answers ?? []).map(({ action, words, done }) => ({
      ask: { do: 'act', action },
      words,
      done,
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
    const turnOf = toAct.map((seat) => nameOf(stored.seats[seat]) ?? '');
    const done = link.given === undefined ? undefined : link.answers[link.given]?.done;
    const canUndo = is === 'given' && (await this.#ownUndo(link)) !== undefined;
    const ticket = await this.#host.tickets.of(link.mark);
    const told =
      ticket && done ? answeredOf({ is, done, turnOf, canUndo }, ticket.language) : undefined;
    return {
      is: is === 'open' && isPast ? 'past' : is,
      table: link.table,
      game: stored.header.game,
      answers: link.answers.map(({ words }) => ({ ...words })),
      ...(link.given === undefined ? {} : { given: link.given }),
      ...(done ? { done } : {}),
      ...(canUndo ? { canUndo } : {}),
      ...(told ? { told } : {}),
      ...(is === 'open' ? await this.#decision(link, stored, hours) : {}),
      turnOf,
      ...(next ? { next: { table: next.table, game: next.id } } : {}),
    };
  }

  /** What there is to know for whoever decides without the board. */
  async #decision({ table, seat, answers }: Link, stored: Stored, hours: Hours | undefined) {
    if (answers[0]?.ask.do !== 'act') return {};
    const about = { table, kind: 'turn', seat } as const;
    const deadline = (await itemOf(this.#host, stored, about, hours))?.deadline;
    const [en, fr] = [
      (await sinceAt(this.#host, about, 'en'))?.headline,
      (await sinceAt(this.#host, about, 'fr'))?.headline,
    ];
    return {
      ...(en !== undefined && fr !== undefined ? { since: { en, fr } } : {}),
      ...(deadline === undefined ? {} : { deadline }),
    };
  }

  async #standing(
    link: Link,
    stored: Stored,
  ): Promise<'open' | 'given' | 'undone' | 'past' | 'over'> {
    const { mark, seat, turn, used, answers } = link;
    if (link.undone) return 'undone';
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
  async #give(link: Link, { ask }: Answer, reqId: string | undefined): Promise<boolean> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const request = await this.#requestFor(link, ask);
      if (!request) return false;
      const answer = await askTable(this.#host, link, request, reqId);
      if (answer === 'done') return true;
      if (answer !== 'stale') return false;
    }
    return false;
  }

  async #requestFor({ hash, mark, table, seat }: Link, ask: Ask): Promise<Request | undefined> {
    const id = requestOf(hash);
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
}
