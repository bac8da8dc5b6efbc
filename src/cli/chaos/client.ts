import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Eyes, Game, Kind, View } from '#kernel/game.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import {
  type Ask,
  messageRead,
  type Refused,
  type Status,
  type ToClient,
  type Update,
  type Welcome,
  type You,
} from '#protocol/to-client.ts';
import type { Request } from '#protocol/to-server.ts';
import { follow, viewSum } from '#tables/follow.ts';
import type { Counts } from './counts.ts';
import type { TableLedger } from './ledger.ts';

type Without<R, Key extends PropertyKey> = R extends unknown ? Omit<R, Key> : never;
export type Wish = Without<Request, 'id'>;
export type Answer = Extract<ToClient, { t: 'done' | 'refused' | 'seen' | 'past' | 'log' }>;

/** Where clients find the house. */
export type Doors = {
  /** Any node that should be there, by chance; another than this one, if there is another. */
  address(not: string | undefined): string;
};

/** As `src/web/table/socket.ts` and `requests.ts`; but nobody waits so long that a run of minutes would not see it. */
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 3000;
const SILENCE_MS = 8000;

type Open = {
  request: Request;
  resolve(answer: Answer): void;
  timer: NodeJS.Timeout;
  times: number;
};

/**
 * A page at a table, without a screen: it comes again when its socket is gone, sends again what was not answered, and
 * follows what it is told. Everything it is told goes into the ledger of its table.
 */
export class Client {
  readonly secret: string;
  readonly name: string;
  view: View<Kind> | undefined;
  welcome: Welcome | undefined;
  seq = -1;
  eyes: Eyes = 'watcher';
  status: Status = 'waiting';
  floor = 0;
  ask: Ask | undefined;
  chanceSecret: string | undefined;
  seats: Welcome['seats'] = [];
  /** The latest entries in force, oldest first. */
  force: number[] = [];
  isThere = false;
  readonly #doors: Doors;
  readonly #counts: Counts;
  readonly #ledger: TableLedger;
  readonly #game: Game<Kind>;
  readonly #from: string;
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
    who: { secret: string; name: string; from: string; not?: string | undefined },
  ) {
    this.#doors = doors;
    this.#counts = counts;
    this.#ledger = ledger;
    this.#game = game;
    this.secret = who.secret;
    this.name = who.name;
    this.#from = who.from;
    this.#address = who.not;
    this.#connect();
  }

  /** The node it is at, or was last. */
  get address(): string | undefined {
    return this.#address;
  }

  /** Asks, again after each interruption, until there is an answer. */
  request(wish: Wish): Promise<Answer> {
    const id = randomBytes(8).toString('hex');
    const request: Request = { ...wish, id };
    if (request.t === 'act' || request.t === 'undo') {
      const actions = request.t === 'act' ? request.actions : undefined;
      const seat = this.eyes === 'watcher' ? -1 : this.eyes;
      this.#ledger.asked.set(id, { seat, after: request.after, actions });
    }
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const timer = setInterval(() => {
      if (this.isThere) this.#connect();
    }, SILENCE_MS);
    const open: Open = { request, resolve, timer, times: 0 };
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

  /** Comes again, as a page does that was reloaded. */
  reload(): void {
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
    if (this.welcome) this.#counts.reconnects++;
    this.#address = this.#doors.address(this.#address);
    const socket = new WebSocket(`${this.#address.replace('http', 'ws')}/ws`, {
      perMessageDeflate: false,
      headers: { 'x-forwarded-for': this.#from },
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

  #wake(): void {
    for (const wake of this.#waiting) wake();
  }

  #hear(message: ToClient): void {
    switch (message.t) {
      case 'welcome':
        this.#welcomed(message);
        break;
      case 'update':
        this.#update(message);
        break;
      case 'you':
        this.#you(message);
        break;
      case 'seats':
        this.seats = message.seats;
        this.status = message.status;
        break;
      case 'asked':
        this.ask = message.ask;
        break;
      case 'closing':
        if (message.why !== 'stopping') this.#ledger.fault('sent away', message.why);
        break;
      default:
        this.#answered(message);
    }
    this.#wake();
  }

  #welcomed(welcome: Welcome): void {
    const { seq, eyes, table, own, status, floor, past, seats, ask, chanceSecret } = welcome;
    if (seq < this.seq)
      this.#ledger.fault(
        'went back',
        `${this.name} had seen entry ${this.seq}, came anew and was at ${seq}`,
      );
    this.#failures = 0;
    this.isThere = true;
    this.welcome = welcome;
    this.view = { table, own };
    Object.assign(this, { seq, eyes, status, floor, seats, ask, chanceSecret });
    this.force = past.map((entry) => entry.seq);
    for (const entry of past) this.#ledger.shown(eyes, entry, this.name);
    this.#counts.shown += past.length;
    this.#sum();
    for (const open of this.#open.values()) this.#send(open);
  }

  #update(update: Update): void {
    const { view } = this;
    if (!view)
      return this.#ledger.fault('untimely', `${this.name} was told news before the welcome`);
    for (const entry of update.entries) {
      if (entry.seq <= this.seq)
        this.#ledger.fault('twice', `${this.name} had seen entry ${entry.seq} when it was told`);
      else if (entry.seq > this.seq + 1) {
        this.#ledger.fault(
          'a gap',
          `${this.name} had seen entry ${this.seq} and was told ${entry.seq}`,
        );
        return this.#connect();
      }
      this.seq = entry.seq;
      this.#ledger.shown(this.eyes, entry, this.name);
      if (entry.undo === undefined) this.force.push(entry.seq);
      else while ((this.force.at(-1) ?? 0) > entry.undo) this.force.pop();
    }
    this.#counts.shown += update.entries.length;
    this.view = follow(this.#game, view, update, this.eyes);
    this.status = update.status;
    this.floor = update.floor;
    this.chanceSecret = update.chanceSecret;
    if (update.sum === undefined) return;
    if (update.sum !== viewSum({}, this.view))
      this.#ledger.fault(
        'another view',
        `${this.name} sees something else after entry ${this.seq}`,
      );
    this.#sum();
  }

  #you({ eyes, own, floor }: You): void {
    this.eyes = eyes;
    this.floor = floor;
    if (this.view) this.view = { table: this.view.table, own };
  }

  #sum(): void {
    if (!this.view) return;
    this.#counts.summed++;
    this.#ledger.seen(this.eyes, this.seq, this.view, this.name);
  }

  #answered(answer: Answer): void {
    const open = this.#open.get(answer.id);
    if (!open) return;
    this.#open.delete(answer.id);
    clearInterval(open.timer);
    if (answer.t === 'done') {
      if (open.request.t === 'act') this.#counts.moves++;
      if (open.request.t === 'undo') this.#counts.undos++;
      this.#ledger.acknowledged(answer.id, answer.seq);
    }
    if (answer.t === 'refused') this.#refused(answer);
    open.resolve(answer);
  }

  #refused({ id, why, rule }: Refused): void {
    if (why === 'stale') this.#counts.stale++;
    else if (why === 'unavailable') this.#counts.unavailable++;
    else if (rule !== undefined) this.#counts.ruled++;
    const asked = this.#ledger.asked.get(id);
    if (asked) asked.refused = why ?? rule ?? '';
  }
}
