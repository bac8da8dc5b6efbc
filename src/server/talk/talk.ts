import type { Seat } from '#kernel/game.ts';
import { sitterName } from '#protocol/sitter-name.ts';
import type { TalkLine, Tape } from '#protocol/talk.ts';
import type { TalkRequest } from '#protocol/talk-requests.ts';
import { talkText } from '#protocol/talk-text.ts';
import type { Refused, ToClient } from '#protocol/to-client.ts';
import { Refusing, refuse } from '#tables/refusing.ts';
import type { Standing } from '#tables/standing.ts';
import type { Tables } from '#tables/tables.ts';
import type { HouseNotices } from '../notices/open-notices.ts';
import type { Quotas } from '../quotas.ts';
import type { Sql } from '../sql/sql.ts';
import { TalkRows, whoIs } from './talk-rows.ts';

/** A page of a tape, and as much as is told at a time. */
const PAGE = 50;

/** A word to the other nodes. */
const WORD = 'talk ';

/** Somebody at a table who may speak and listen. */
export type TalkVisitor = {
  readonly holder: string;
  readonly seat: Seat | undefined;
  readonly from: string;
  /** They have a season ticket. */
  readonly session: object | undefined;
  readonly hasLeft: boolean;
  send(text: string): void;
};

export type TalkHost = {
  sql: Sql;
  tables: Pick<Tables, 'withStanding' | 'say'>;
  quotas: Pick<Quotas, 'talk' | 'reports'>;
  notices: Pick<HouseNotices, 'wrote'>;
  now(): number;
  report(error: unknown, about?: object): void;
};

/** Who listens at a table, and up to which line they have been told. */
type Room = { visitors: Set<TalkVisitor>; last: number; turn: Promise<void> };

/** Says and tells what is said at tables: stored, then told here and, by a word to the other nodes, there. */
export class Talk {
  readonly #host: TalkHost;
  readonly #rows: TalkRows;
  readonly #rooms = new Map<string, Room>();
  /** One request after the other for each: so their lines stay in order. */
  readonly #turns = new WeakMap<TalkVisitor, Promise<void>>();

  constructor(host: TalkHost) {
    this.#host = host;
    this.#rows = new TalkRows(host.sql);
  }

  /** Does what is asked, or answers why not. Never rejects. */
  request(visitor: TalkVisitor, table: string, request: TalkRequest): Promise<void> {
    const before = this.#turns.get(visitor) ?? Promise.resolve();
    const turn = before.then(() => this.#answer(visitor, table, request));
    this.#turns.set(visitor, turn);
    return turn;
  }

  /** They hear nothing more. */
  leave(visitor: TalkVisitor, table: string): void {
    const room = this.#rooms.get(table);
    room?.visitors.delete(visitor);
    if (room?.visitors.size === 0) this.#rooms.delete(table);
  }

  /** What another node has said. A word that is lost only delays: the next one brings all lines since. */
  hear(word: string): void {
    if (word.startsWith(WORD)) void this.#publish(word.slice(WORD.length));
  }

  async #answer(visitor: TalkVisitor, table: string, request: TalkRequest): Promise<void> {
    const { id } = request;
    let answer: ToClient;
    try {
      answer = await this.#do(visitor, table, request);
    } catch (error) {
      if (!(error instanceof Refusing)) this.#host.report(error, { table, request: id });
      const why: Omit<Refused, 't' | 'id'> =
        error instanceof Refusing ? error.answer : { why: 'unavailable' };
      answer = { t: 'refused', id, ...why };
    }
    visitor.send(JSON.stringify(answer));
  }

  #do(visitor: TalkVisitor, table: string, request: TalkRequest): Promise<ToClient> {
    switch (request.t) {
      case 'say':
        return this.#say(visitor, table, request);
      case 'talk':
        return this.#page(visitor, table, request);
      case 'report':
        return this.#report(visitor, table, request);
      case 'note':
        return this.#note(visitor, table, request);
    }
  }

  async #say(visitor: TalkVisitor, table: string, request: Of<'say'>): Promise<ToClient> {
    const { id, tape, quick, name: wish = '' } = request;
    const text = request.text === undefined ? undefined : talkText(request.text);
    if ((text === undefined) === (quick === undefined)) refuse('malformed');
    const { holder } = visitor;
    this.#pay(visitor, table);
    const { seat, name } = await this.#judged(table, (standing) => {
      if (standing.isTalkClosed) refuse('hushed');
      if (!mayWrite(standing, holder, tape)) refuse('not-yours');
      return speaker(standing, visitor, wish);
    });
    const at = this.#host.now();
    const saying = { tape, mark: holder, seat, name, text, quick, at, request: id };
    const n = await this.#rows.say(table, saying);
    this.#host.tables.say(`${WORD}${table}`);
    await this.#publish(table);
    if (tape === 'table' && n !== undefined) {
      const { notices, report } = this.#host;
      await notices.wrote(table, { mark: holder, name, n }).catch(report);
    }
    return { t: 'done', id, seq: n ?? 0 };
  }

  /** From the narrowest to the widest: what one is refused is not the others’ loss. */
  #pay({ holder, from }: TalkVisitor, table: string): void {
    const { guest, address, table: all } = this.#host.quotas.talk;
    if (!guest.take(holder) || !address.take(from) || !all.take(table)) refuse('too-often');
  }

  /** Whoever has asked is told what is said from then on: nothing is lost in between, and something may come twice. */
  async #page(visitor: TalkVisitor, table: string, request: Of<'talk'>): Promise<ToClient> {
    const { id, tape, before, after } = request;
    const { holder } = visitor;
    await this.#judged(table, (standing) => {
      if (!mayRead(standing, holder, tape)) refuse('not-yours');
    });
    const last = await this.#rows.last(table);
    if (!visitor.hasLeft) this.#roomOf(table, last).visitors.add(visitor);
    const lines = await this.#rows.page(table, tape, { before, after }, PAGE);
    return { t: 'talk', id, you: whoIs(holder), lines, more: lines.length === PAGE };
  }

  async #report(visitor: TalkVisitor, table: string, { id, n }: Of<'report'>): Promise<ToClient> {
    const { holder, from } = visitor;
    if (!this.#host.quotas.reports.take(holder)) refuse('too-often');
    const line = (await this.#rows.line(table, n)) ?? refuse('malformed');
    await this.#judged(table, (standing) => {
      if (!mayRead(standing, holder, line.tape)) refuse('malformed');
    });
    const by = { mark: holder, network: from, at: this.#host.now() };
    await this.#rows.report(table, line, by);
    return { t: 'done', id, seq: n };
  }

  async #note(visitor: TalkVisitor, table: string, { id, text }: Of<'note'>): Promise<ToClient> {
    const { holder, session } = visitor;
    if (!session) return { t: 'note', id, kept: false };
    // A database keeps no text with a zero in it, nor half a character.
    const kept = text?.replaceAll('\0', '').toWellFormed();
    if (kept !== undefined) {
      if (!this.#host.quotas.talk.guest.take(holder)) refuse('too-often');
      await this.#rows.writeNote(holder, table, kept, this.#host.now());
    }
    return { t: 'note', id, kept: true, text: kept ?? (await this.#rows.note(holder, table)) };
  }

  async #judged<T>(table: string, judge: (standing: Standing) => T): Promise<T> {
    const judged = await this.#host.tables.withStanding(table, (standing) => ({
      is: judge(standing),
    }));
    return judged ? judged.is : refuse('malformed');
  }

  #roomOf(table: string, last: number): Room {
    const found = this.#rooms.get(table);
    if (found) return found;
    const room: Room = { visitors: new Set(), last, turn: Promise.resolve() };
    this.#rooms.set(table, room);
    return room;
  }

  /** Tells whoever listens here all lines that they have not been told. */
  async #publish(table: string): Promise<void> {
    const room = this.#rooms.get(table);
    if (!room) return;
    room.turn = room.turn.then(() => this.#tell(table, room)).catch(this.#host.report);
    await room.turn;
  }

  async #tell(table: string, room: Room): Promise<void> {
    for (;;) {
      const lines = await this.#rows.after(table, room.last, PAGE);
      if (lines.length === 0) return;
      // Who may read what is judged at the very moment in which it is sent.
      await this.#host.tables.withStanding(table, (standing) => {
        for (const visitor of room.visitors) tellTo(visitor, lines, standing);
      });
      room.last = Math.max(room.last, ...lines.map(({ n }) => n));
    }
  }
}

type Of<T extends TalkRequest['t']> = Extract<TalkRequest, { t: T }>;

/** Nothing that is said on the platform reaches somebody who plays before the end. */
function mayRead(standing: Standing, holder: string, tape: Tape): boolean {
  return tape === 'table' || standing.isOver || standing.seatsOf(holder).length === 0;
}

/** Everybody on their own tape; when the game is over, those who played also on the platform. */
function mayWrite(standing: Standing, holder: string, tape: Tape): boolean {
  const plays = standing.seatsOf(holder).length > 0;
  return plays ? tape === 'table' || standing.isOver : tape === 'platform';
}

function tellTo(visitor: TalkVisitor, lines: readonly TalkLine[], standing: Standing): void {
  const seen = lines.filter(({ tape }) => mayRead(standing, visitor.holder, tape));
  if (seen.length > 0) visitor.send(JSON.stringify({ t: 'said', lines: seen } satisfies ToClient));
}

/** As they are called at their seat, and which it is once seats are settled; whoever watches as they wish, but like nobody who sits here. */
function speaker(
  { seatsOf, names, isWaiting }: Standing,
  visitor: TalkVisitor,
  wish: string,
): { seat: Seat | undefined; name: string } {
  const mine = seatsOf(visitor.holder);
  const seat = mine.find((one) => one === visitor.seat) ?? mine[0];
  if (seat !== undefined) return { seat: isWaiting ? undefined : seat, name: names[seat] ?? '' };
  const judged = sitterName(
    wish,
    names.flatMap((name) => name ?? []),
  );
  return 'name' in judged ? { seat, name: judged.name } : refuse(judged.why);
}
