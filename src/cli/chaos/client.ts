import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Game, Kind } from '#kernel/game.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import { messageRead, type Refused, type ToClient } from '#protocol/to-client.ts';
import type { Request } from '#protocol/to-server.ts';
import { type Counts, count } from './counts.ts';
import type { Answer, Doors, Who, Wish } from './doors.ts';
import type { TableLedger } from './ledger.ts';
import { Line } from './line.ts';
import { promiseOf } from './promises.ts';
import { Sight } from './sight.ts';

/** As `src/web/table/requests.ts`; but nobody waits so long that a run of minutes would not see it. */
const SILENCE_MS = 8000;

type Open = {
  request: Request;
  resolve(answer: Answer): void;
  timer: NodeJS.Timeout;
  times: number;
  /** What is to be so when it is acknowledged. */
  promised: (seq: number, isFirst: boolean) => void;
};

/**
 * A page at a table, without a screen: it comes again when its socket is gone, sends again what was not answered, and
 * follows what it is told. Everything it is told goes into the ledger of its table.
 */
export class Client {
  readonly secret: string;
  readonly name: string;
  readonly who: Who;
  readonly sight: Sight;
  isThere = false;
  readonly #counts: Counts;
  readonly ledger: TableLedger;
  readonly #line: Line;
  readonly #open = new Map<string, Open>();
  readonly #waiting = new Set<() => void>();

  constructor(
    { doors, counts }: { doors: Doors; counts: Counts },
    ledger: TableLedger,
    game: Game<Kind>,
    who: Who,
  ) {
    this.#counts = counts;
    this.ledger = ledger;
    this.sight = new Sight(ledger, game, counts, who.name);
    this.secret = who.secret;
    this.name = who.name;
    this.who = who;
    const { from, cookie, secret } = who;
    const end = {
      headers: { 'x-forwarded-for': from, ...(cookie === undefined ? {} : { cookie }) },
      hello: () => {
        if (this.sight.welcome) counts.reconnects++;
        return { t: 'join', v: PROTOCOL, table: ledger.id, secret };
      },
      hear: (text: string) => this.#hear(messageRead(text)),
      lost: () => {
        this.isThere = false;
      },
    };
    this.#line = new Line(doors, end, who.not);
    this.#line.connect();
  }

  /** The node it is at, or was last. */
  get address(): string | undefined {
    return this.#line.address;
  }

  get isClosed(): boolean {
    return this.#line.isClosed;
  }

  /** Asks, again after each interruption, until there is an answer. */
  request(wish: Wish): Promise<Answer> {
    const id = randomBytes(8).toString('hex');
    const request: Request = { ...wish, id };
    if (request.t === 'act' || request.t === 'undo') {
      const actions = request.t === 'act' ? request.actions : undefined;
      const { eyes } = this.sight;
      const seat = eyes === 'watcher' ? -1 : eyes;
      this.ledger.asked.set(id, { seat, after: request.after, actions });
    }
    const promised = promiseOf(request, this.sight, this.ledger);
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const timer = setInterval(() => {
      if (this.isThere) this.#line.connect();
    }, SILENCE_MS);
    const open: Open = { request, resolve, timer, times: 0, promised };
    this.#open.set(id, open);
    if (this.isThere) this.#send(open);
    return promise;
  }

  /** When anything has changed that could matter, or so much time has gone by. */
  async changed(ms = 30_000): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    this.#waiting.add(resolve);
    await promise;
    clearTimeout(timer);
    this.#waiting.delete(resolve);
  }

  /** Is not there for so long, and hears nothing. */
  async fallSilent(ms: number): Promise<void> {
    this.#counts.silences++;
    this.#line.drop();
    await sleep(ms);
    if (!this.isClosed) this.#line.connect();
  }

  close(): void {
    for (const { timer } of this.#open.values()) clearInterval(timer);
    this.#line.close();
    this.#wake();
  }

  #send(open: Open): void {
    if (open.times > 0) this.#counts.resends++;
    open.times++;
    this.#line.send(open.request);
  }

  /** Whoever has asked for what was said is told what is said from then on. */
  #listen(): void {
    const isAsking = [...this.#open.values()].some(({ request }) => request.t === 'talk');
    if (this.who.listens && !isAsking) void this.request({ t: 'talk', tape: 'table' });
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
  }

  #hear(message: ToClient): void {
    switch (message.t) {
      case 'welcome':
        this.#line.arrived();
        this.isThere = true;
        this.sight.welcomed(message);
        for (const open of this.#open.values()) this.#send(open);
        this.#listen();
        break;
      case 'update':
        if (!this.sight.updated(message)) this.#line.connect();
        break;
      case 'you':
        this.sight.you(message);
        break;
      case 'seats':
        this.sight.seated(message);
        break;
      case 'asked':
        this.sight.ask = message.ask;
        break;
      case 'aside':
        this.sight.besides(message.aside);
        break;
      case 'said':
        this.ledger.talk.heard(message.lines);
        break;
      case 'note':
      case 'analysis':
        break;
      case 'closing':
        if (message.why !== 'stopping') this.ledger.fault('sent away', message.why);
        break;
      default:
        this.#answered(message);
    }
    this.#wake();
  }

  #answered(answer: Answer): void {
    const open = this.#open.get(answer.id);
    if (!open) return;
    this.#open.delete(answer.id);
    clearInterval(open.timer);
    if (answer.t === 'done') {
      count(this.#counts, open.request);
      this.ledger.acknowledged(answer.id, answer.seq);
      open.promised(answer.seq, open.times === 1);
    }
    if (answer.t === 'talk') this.ledger.talk.heard(answer.lines);
    if (answer.t === 'refused') this.#refused(answer);
    open.resolve(answer);
  }

  #refused({ id, why, rule }: Refused): void {
    if (why === 'stale') this.#counts.stale++;
    else if (why === 'unavailable') this.#counts.unavailable++;
    else if (rule !== undefined) this.#counts.ruled++;
    const asked = this.ledger.asked.get(id);
    if (asked) asked.refused = why ?? rule ?? '';
    const said = this.ledger.talk.asked.get(id);
    if (said) said.refused = why ?? rule ?? '';
  }
}
