import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { allTitles } from '#games/catalogue.ts';
import type { Eyes, Kind, Seat, View } from '#kernel/game.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import { type ToClient, toClient } from '#protocol/to-client.ts';
import type { Request } from '#protocol/to-server.ts';
import { follow, viewSum } from '#tables/follow.ts';
import { givenNamed, withGiven } from '#tables/given.ts';

const titles = await allTitles();

type Without<R, Key extends PropertyKey> = R extends unknown ? Omit<R, Key> : never;
export type UnnamedRequest = Without<Request, 'id'>;
export type Told<T extends ToClient['t']> = Extract<ToClient, { t: T }>;
export type Answer = Told<
  'done' | 'refused' | 'seen' | 'past' | 'log' | 'talk' | 'note' | 'analysis'
>;

export const newSecret = (): string => randomBytes(32).toString('hex');
export const newName = (): string => randomBytes(8).toString('hex');

/** A little less than a test has, so that it is told what was waited for. */
const PATIENCE_MS = 100_000;

/** Somebody who hears nothing. */
export const SILENT = { send: () => {}, dismiss: () => {} } as const;

/** A page at a table, as a test plays it: it keeps every text it was ever sent, and reads it by the schema. */
export class Page {
  readonly secret: string;
  readonly socket: WebSocket;
  readonly texts: string[] = [];
  readonly heard: ToClient[] = [];
  /** Where the table stands, by the last welcome or update. */
  view: { seq: number; table: unknown; own?: unknown; status: string } | undefined;
  /** The last welcome, who sits where, and the secret of chance, once they have been told. */
  about: Told<'welcome'> | undefined;
  seats: Told<'seats'>['seats'] = [];
  chanceSecret: string | undefined;
  readonly #waiting = new Set<() => void>();
  #eyes: Eyes = 'watcher';
  #code = 0;

  constructor(address: string, secret = newSecret(), headers: Record<string, string> = {}) {
    this.secret = secret;
    this.socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, {
      perMessageDeflate: false,
      headers,
    });
    this.socket.on('message', (data: Buffer) => this.#hear(data.toString()));
    this.socket.on('close', (code) => {
      this.#code = code;
      this.#wake();
    });
    this.socket.on('error', () => this.#wake());
  }

  /** Opens a socket and joins. */
  static async at(
    address: string,
    table: string,
    secret = newSecret(),
    seat?: Seat,
    headers: Record<string, string> = {},
  ): Promise<Page> {
    const page = new Page(address, secret, headers);
    await once(page.socket, 'open');
    page.say({ t: 'join', v: PROTOCOL, table, secret, ...(seat === undefined ? {} : { seat }) });
    await page.until((message) => message.t === 'welcome');
    return page;
  }

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Asks, and waits for the answer. */
  async ask(wish: UnnamedRequest, id = newName()): Promise<Answer> {
    this.say({ ...wish, id });
    return (await this.until((m) => 'id' in m && m.id === id && m.t !== 'welcome')) as Answer;
  }

  act(action: unknown, id = newName()): Promise<Answer> {
    return this.ask({ t: 'act', after: this.view?.seq ?? 0, actions: [action] }, id);
  }

  /** The next message of this kind that has not been waited for yet. */
  async next<T extends ToClient['t']>(t: T): Promise<Told<T>> {
    const found = await this.until((message) => message.t === t, true);
    return found as Told<T>;
  }

  /** The first message that fits, heard already or still to come. With `take` it will not be found again. */
  async until(fits: (message: ToClient) => boolean, take = false): Promise<ToClient> {
    const patience = AbortSignal.timeout(PATIENCE_MS);
    for (;;) {
      const index = this.heard.findIndex(fits);
      if (index >= 0) {
        const found = this.heard[index] as ToClient;
        if (take) this.heard.splice(index, 1);
        return found;
      }
      if (this.socket.readyState === WebSocket.CLOSED)
        throw new Error('closed before that was heard');
      await this.#news(patience);
    }
  }

  /** Waits until the table stands there. */
  async reach(seq: number): Promise<void> {
    const patience = AbortSignal.timeout(PATIENCE_MS);
    while ((this.view?.seq ?? -1) < seq) await this.#news(patience);
  }

  /** Why and with which code the house closed this socket. */
  async closed(): Promise<{ why: string | undefined; code: number }> {
    if (this.socket.readyState !== WebSocket.CLOSED) await once(this.socket, 'close');
    const last = this.heard.findLast((message) => message.t === 'closing');
    return { why: last?.t === 'closing' ? last.why : undefined, code: this.#code };
  }

  async leave(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return;
    this.socket.close();
    await once(this.socket, 'close');
  }

  #hear(text: string): void {
    this.texts.push(text);
    const message = toClient.parse(JSON.parse(text));
    this.heard.push(message);
    if (message.t === 'welcome') this.about = message;
    if (message.t === 'welcome' || message.t === 'seats') this.seats = message.seats;
    if (message.t === 'welcome' || message.t === 'you') this.#eyes = message.eyes;
    if (message.t === 'you' && this.view) this.view.own = message.own;
    if (message.t === 'welcome' || message.t === 'update') {
      this.view = { ...message, ...this.#seen(message) };
      this.chanceSecret = message.chanceSecret;
    }
    this.#wake();
  }

  /** As a page sees it: by the game's own fold, which every sum is held to. */
  #seen(message: Told<'welcome' | 'update'>): View<Kind> {
    const { about, view } = this;
    const given = givenNamed(about?.options, about?.given ?? []);
    if (message.t === 'welcome' || !view) {
      return { table: withGiven(given, message.table), own: message.own };
    }
    const before = structuredClone({ table: view.table, own: view.own });
    const title = titles.find(({ game }) => game.id === about?.game);
    // A game that only its house knows: to see where it stands is enough.
    if (!title) return before;
    const seen = follow(title.game, before, message, this.#eyes, given);
    if (message.sum !== undefined && message.sum !== viewSum(given, seen)) {
      throw new Error(`this page has come to see something else after entry ${message.seq}`);
    }
    return seen;
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
  }

  async #news(patience: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const giveUp = (): void => {
      const last = JSON.stringify(this.heard.at(-1))?.slice(0, 200);
      reject(new Error(`waited in vain; the last of ${this.heard.length} was ${last}`));
    };
    if (patience.aborted) giveUp();
    patience.addEventListener('abort', giveUp);
    this.#waiting.add(resolve);
    try {
      await promise;
    } finally {
      patience.removeEventListener('abort', giveUp);
      this.#waiting.delete(resolve);
    }
  }
}
