import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Seat } from '#kernel/game.ts';
import type { WishBoard } from '#protocol/hall.ts';
import type { Closing } from '#protocol/to-client.ts';
import type { EnterHall, Join, Request } from '#protocol/to-server.ts';
import type { Visitor } from '#tables/seating.ts';
import { markOf, type Visit } from '#tables/tables.ts';
import { Allowance } from './allowance.ts';
import { answered } from './answered.ts';
import { CODES, closingFor } from './closings.ts';
import { HallVisit, WISH_COST } from './hall-visit.ts';
import { BadMessage, readFrame } from './message.ts';
import { costOf } from './request-costs.ts';
import type { CameBy, SocketContext } from './socket-context.ts';
import type { Member, SocketGroups } from './socket-groups.ts';
import { SocketWriter } from './socket-writer.ts';

/**
 * One socket: a join, then requests. What is wrong with it is told to it alone, and closes it. It is a table's visitor
 * itself, and has what it does not always need only while it needs it: most sockets are silent most of the time.
 */
export class Connection implements Member, Visitor {
  address: string | undefined;
  guest: string | undefined;
  table: string | undefined;
  seat: Seat | undefined;
  readonly session: CameBy | undefined;
  holder = '';
  readonly #socket: WebSocket;
  readonly #writer: SocketWriter;
  readonly #groups: SocketGroups;
  readonly #context: SocketContext;
  /** Nothing: it may ask for all that a socket ever may. */
  #allowance: Allowance | undefined;
  #joinTimer: NodeJS.Timeout | undefined;
  /** Whoever has come to the hall instead. */
  #inHall: HallVisit | undefined;
  /** Until it is known whether they are let in. */
  #entering: Promise<Visit | undefined> | undefined;
  #visit: Visit | undefined;
  #left: Promise<void> | undefined;
  /** Has nobody answered yet whether they are still there? */
  #isAsked = false;

  /** `wire` is the stream that the socket writes to. */
  constructor(
    socket: WebSocket,
    wire: Duplex,
    groups: SocketGroups,
    context: SocketContext,
    session: CameBy | undefined,
  ) {
    this.session = session;
    const { backlog, joinMs } = context.limits;
    this.#socket = socket;
    this.#writer = new SocketWriter(socket, wire, backlog.socket, this);
    this.#groups = groups;
    this.#context = context;
    this.#joinTimer = setTimeout(() => this.dismiss('malformed'), joinMs).unref();
  }

  get from(): string {
    return this.address ?? '';
  }

  get hasLeft(): boolean {
    return this.#left !== undefined;
  }

  get waiting(): number {
    return this.#writer.waiting;
  }

  send(text: string): void {
    this.#writer.send(text);
  }

  /** More waits for it than a reader would leave. */
  tooSlow(): void {
    this.#groups.relieve(this);
  }

  cutOff(): void {
    this.#writer.cutOff();
  }

  /** Asks whether anybody is still there, and gives up if nobody answered the last time. */
  beat(): void {
    if (this.#isAsked) return this.cutOff();
    this.#isAsked = true;
    this.#writer.ping();
    if (this.session) void this.#checkSession(this.session);
    if (this.#allowance?.isWhole) this.#endAllowance();
  }

  dismiss(why: Closing['why']): void {
    void this.sendHome(why);
  }

  /** That a session is over is told from node to node, and may be lost. */
  async #checkSession(session: CameBy): Promise<void> {
    const { people, report } = this.#context;
    const isIn = await people.isIn(session).catch(report);
    if (isIn === false) this.dismiss('signed-out');
  }

  /** Finishes what was asked here before, says why, and closes. */
  sendHome(why: Closing['why']): Promise<void> {
    if (this.#left) return this.#left;
    // Nothing more is read from one who sends too much: the network holds it back.
    if (why === 'too-fast' || why === 'crowded') this.#socket.pause();
    this.#context.metrics.closings.inc({ why });
    return this.#leave().then(() => {
      this.#writer.send(JSON.stringify({ t: 'closing', why } satisfies Closing));
      this.#writer.close(CODES[why]);
    });
  }

  receive(bytes: Buffer, isBinary: boolean): void {
    if (!this.#isPaid()) return;
    try {
      const message = readFrame(bytes, isBinary);
      if (message.t === 'join') this.#join(message);
      else if (message.t === 'hall') this.#enterHall(message);
      else if (message.t === 'board') this.#wishBoard(message);
      else this.#request(message);
    } catch (error) {
      if (!(error instanceof BadMessage)) this.#context.report(error);
      this.dismiss(error instanceof BadMessage ? error.why : 'malformed');
    }
  }

  pinged(data: Buffer): void {
    if (this.#isPaid()) this.#writer.pong(data);
  }

  /** Who is asked answers for nothing, once. */
  ponged(): void {
    if (this.#isAsked) this.#isAsked = false;
    else this.#isPaid();
  }

  closed(): void {
    this.#endAllowance();
    void this.#leave();
  }

  /** Whatever comes in unasked, of any kind, is paid for. */
  #isPaid(): boolean {
    if (this.#left) return false;
    const isPaid = this.#pay(1);
    if (!isPaid) this.dismiss('too-fast');
    return isPaid;
  }

  #pay(cost: number): boolean {
    this.#allowance ??= new Allowance(this.#context.quotas, this);
    return this.#allowance.pay(cost);
  }

  #endAllowance(): void {
    this.#allowance?.end();
    this.#allowance = undefined;
  }

  #enterHall(message: EnterHall): void {
    this.#arrive(message.secret);
    this.#inHall = new HallVisit(this.#context, this);
    this.#inHall.enter(message, this.#named(message.secret));
  }

  #wishBoard({ wish }: WishBoard): void {
    if (!this.#inHall) throw new BadMessage('malformed');
    if (!this.#pay(WISH_COST)) throw new BadMessage('too-fast');
    this.#inHall.wished(wish);
  }

  /** The first message: who they are, and whether there is room. Nobody goes to two places by one socket. */
  #arrive(secret: string, table?: string): void {
    if (this.#entering || this.#visit || this.#inHall) throw new BadMessage('malformed');
    this.#stopTimer();
    const guest = this.session?.mark ?? markOf(secret);
    let isRoom = this.#groups.add(this, 'guest', guest);
    if (table !== undefined) isRoom &&= this.#groups.add(this, 'table', table);
    if (!isRoom) throw new BadMessage('crowded');
    // Once more, now that it is known who they are.
    if (!this.#pay(1)) throw new BadMessage('too-fast');
  }

  #join({ table, secret, seat }: Join): void {
    this.#arrive(secret, table);
    this.seat = seat;
    this.#entering = this.#admitted(table, secret);
  }

  async #admitted(table: string, secret: string): Promise<Visit | undefined> {
    try {
      await this.#named(secret);
      this.#visit = await this.#context.tables.admit(table, this);
    } catch (error) {
      const why = closingFor(error);
      if (why === 'stopping') this.#context.report(error);
      this.dismiss(why);
      return undefined;
    }
    if (this.#visit) this.#entering = undefined;
    else this.dismiss('no-such-table');
    if (this.#visit && this.session) void this.#context.notices.seen(this.holder, table);
    return this.#visit;
  }

  /** From now on it is known who they are; nothing: they have left. */
  async #named(secret: string): Promise<string | undefined> {
    const holder = await this.#context.people.holderOf(secret, this.session);
    // For a guest both are the same mark: one text for it, because there are many sockets.
    this.holder = holder === this.guest ? this.guest : holder;
    return this.#left ? undefined : this.holder;
  }

  #request(request: Request): void {
    if (!this.#entering && !this.#visit) throw new BadMessage('malformed');
    const { more, entries } = costOf(request);
    const isPaid =
      (more <= 0 || this.#pay(more)) && (entries === 0 || this.#allowance?.payForEntries(entries));
    if (!isPaid) throw new BadMessage('too-fast');
    const asked = (visit: Visit) => answered(request, this, visit, this.#context);
    const done = this.#visit
      ? asked(this.#visit)
      : Promise.resolve(this.#entering).then((visit) => visit && asked(visit));
    this.#context.watch(request, this.table, done);
  }

  #stopTimer(): void {
    clearTimeout(this.#joinTimer);
    this.#joinTimer = undefined;
  }

  #leave(): Promise<void> {
    this.#stopTimer();
    if (this.#inHall) this.#inHall.leave();
    else this.#context.talk.leave(this, this.table ?? '');
    this.#left ??= Promise.resolve(this.#visit ?? this.#entering).then((visit) => visit?.leave());
    return this.#left;
  }
}
