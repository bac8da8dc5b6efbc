import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Game, Kind, Seat } from '#kernel/game.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import { messageRead, type ToClient } from '#protocol/to-client.ts';
import type { Request } from '#protocol/to-server.ts';
import { follow } from '#tables/follow.ts';

/** Twenty messages a second is the most a house hears from one guest. */
const BREATH_MS = 55;

type Wish = Request extends infer R ? (R extends unknown ? Omit<R, 'id'> : never) : never;

/** Somebody at a table on the server, without a page. */
export class Guest<K extends Kind> {
  readonly #socket: WebSocket;
  readonly #game: Game<K>;
  readonly #answers = new Set<string>();
  #waiting: (() => void)[] = [];
  #own: K['own'] | undefined;
  seat: Seat | undefined;
  table: K['table'] | undefined;
  seq = -1;

  constructor(url: string, table: string, secret: string, game: Game<K>) {
    this.#game = game;
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
    this.#socket.on('open', () =>
      this.#socket.send(JSON.stringify({ t: 'join', v: PROTOCOL, table, secret })),
    );
    this.#socket.on('message', (text: Buffer) => {
      this.#hear(messageRead(text.toString()));
      for (const go of this.#waiting.splice(0)) go();
    });
  }

  get isToMove(): boolean {
    const { table } = this;
    return table !== undefined && this.#game.actors(table).some((one) => one === this.seat);
  }

  get choices(): readonly K['action'][] {
    return this.#game.choices(this.table, this.#own, this.seat as Seat);
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  async request(wish: Wish): Promise<void> {
    const id = randomUUID();
    await this.until(() => this.seq >= 0);
    this.#socket.send(JSON.stringify({ ...wish, id }));
    await this.until(() => this.#answers.has(id));
  }

  close(): void {
    this.#socket.close();
  }

  #see({ table, own }: { table?: unknown; own?: unknown }): void {
    this.table = table;
    this.#own = own;
  }

  #hear(message: ToClient): void {
    if (message.t === 'welcome' || message.t === 'you')
      this.seat = message.eyes === 'watcher' ? undefined : message.eyes;
    if (message.t === 'you') this.#own = message.own;
    if (message.t === 'welcome') this.#see(message);
    if (message.t === 'update') {
      const eyes = this.seat ?? 'watcher';
      this.#see(follow(this.#game, { table: this.table, own: this.#own }, message, eyes));
    }
    if (message.t === 'welcome' || message.t === 'update') this.seq = message.seq;
    if (message.t === 'refused') throw new Error(`refused: ${JSON.stringify(message)}`);
    if (message.t === 'done') this.#answers.add(message.id);
  }
}

/** One decision of whoever is to move; done when all have heard of it. */
export async function moveOne<K extends Kind>(
  guests: readonly Guest<K>[],
  choiceOf: (guest: Guest<K>) => K['action'],
): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, BREATH_MS));
  await Promise.race(guests.map((guest) => guest.until(() => guest.isToMove)));
  const guest = guests.find(({ isToMove }) => isToMove) as Guest<K>;
  const before = guest.seq;
  await guest.request({ t: 'act', after: guest.seq, actions: [choiceOf(guest)] });
  for (const each of guests) await each.until(() => each.seq > before);
}
