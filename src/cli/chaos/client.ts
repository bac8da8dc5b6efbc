import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Game, Kind } from '#kernel/game.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import { messageRead, type Refused, type ToClient } from '#protocol/to-client.ts';
import type { Request } from '#protocol/to-server.ts';
import { type Counts, count } from './counts.ts';
import type { Answer, Doors, Who, Wish } from './doors.ts';
import type { TableLedger } from './ledger.ts';
import { promiseOf } from './promises.ts';
import { Sight } from './sight.ts';

/** As `src/web/table/socket.ts` and `requests.ts`; but nobody waits so long that a run of minutes would not see it. */
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 3000;
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
  readonly #doors: Doors;
  readonly #counts: Counts;
  readonly #ledger: TableLedger;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #open = new Map<string, Open>();
  readonly #waiting = new Set<() => void>();
  #socket: WebSocket | undefined;
  #address: string | undefined;
  #failures = 0;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(
    { doors, counts }: { doors: Doors; counts: Counts },
    ledger: TableLedger,
    game: Game<Kind>,
    who: Who,
  ) {
    this.#doors = doors;
    this.#counts = counts;
    this.#ledger = ledger;
    this.sight = new Sight(ledger, game, counts, who.name);
    this.secret = who.secret;
    this.name = who.name;
    this.who = who;
    const { from, cookie } = who;
    this.#headers = { 'x-forwarded-for': from, ...(cookie === undefined ? {} : { cookie }) };
    this.#address = who.not;
    this.#connect();
  }

  /** The node it is at, or was last. */
  get address(): string | undefined {
    return this.#address;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Asks, again after each interruption, until there is an answer. */
  request(wish: Wish): Promise<Answer> {
    const id = randomBytes(8).toString('hex');
    const request: Request = { ...wish, id };
    if (request.t === 'act' || request.t === 'undo') {
      const actions = request.t === 'act' ? request.actions : undefined;
      const { eyes } = this.sight;
      const seat = eyes === 'watcher' ? -1 : eyes;
      this.#ledger.asked.set(id, { seat, after: request.after, actions });
    }
    const promised = promiseOf(request, this.sight, this.#ledger);
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const timer = setInterval(() => {
      if (this.isThere) this.#connect();
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
    this.#drop();
    await sleep(ms);
    if (!this.#isClosed) this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    for (const { timer } of this.#open.values()) clearInterval(timer);
    this.#drop();
    this.#wake();
  }

  #connect(): void {
    this.#drop();
    if (this.sight.welcome) this.#counts.reconnects++;
    this.#address = this.#doors.address(this.#address);
    const socket = new WebSocket(`${this.#address.replace('http', 'ws')}/ws`, {
      perMessageDeflate: false,
      headers: this.#headers,
    });
    this.#socket = socket;
    const { secret } = this;
    const join = { t: 'join', v: PROTOCOL, table: this.#ledger.id, secret };
    socket.on('open', () => socket.send(JSON.stringify(join)));
    socket.on('message', (data: Buffer) => {
      if (socket === this.#socket) this.#hear(messageRead(data.toString()));
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (socket === this.#socket) this.#retry();
    });
  }

  #retry(): void {
    this.#drop();
    if (this.#isClosed) return;
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#failures);
    this.#failures++;
    this.#timer = setTimeout(() => this.#connect(), wait * (0.5 + Math.random() / 2));
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.isThere = false;
    const socket = this.#socket;
    this.#socket = undefined;
    if (socket?.readyState === WebSocket.CONNECTING) socket.terminate();
    else socket?.close();
  }

  #send(open: Open): void {
    if (open.times > 0) this.#counts.resends++;
    open.times++;
    this.#socket?.send(JSON.stringify(open.request));
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
        this.#failures = 0;
        this.isThere = true;
        this.sight.welcomed(message);
        for (const open of this.#open.values()) this.#send(open);
        this.#listen();
        break;
      case 'update':
        if (!this.sight.updated(message)) this.#connect();
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
        this.#ledger.talk.heard(message.lines);
        break;
      case 'note':
      case 'analysis':
        break;
      case 'closing':
        if (message.why !== 'stopping') this.#ledger.fault('sent away', message.why);
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
      this.#ledger.acknowledged(answer.id, answer.seq);
      open.promised(answer.seq, open.times === 1);
    }
    if (answer.t === 'talk') this.#ledger.talk.heard(answer.lines);
    if (answer.t === 'refused') this.#refused(answer);
    open.resolve(answer);
  }

  #refused({ id, why, rule }: Refused): void {
    if (why === 'stale') this.#counts.stale++;
    else if (why === 'unavailable') this.#counts.unavailable++;
    else if (rule !== undefined) this.#counts.ruled++;
    const asked = this.#ledger.asked.get(id);
    if (asked) asked.refused = why ?? rule ?? '';
    const said = this.#ledger.talk.asked.get(id);
    if (said) said.refused = why ?? rule ?? '';
  }
}
