import { randomBytes, randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import { trambahn } from '#games/trambahn/index.ts';
import type { Action, Own, Table } from '#games/trambahn/model.ts';
import type { Seat } from '#kernel/game.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import type { ToClient } from '#protocol/to-client.ts';
import type { Request } from '#protocol/to-server.ts';

/** Two players without a page, who build as many columns as they can: they fill a table for those who look at it. */
export class Builders {
  readonly secrets = [newSecret(), newSecret()] as const;
  readonly #url: string;
  #guests: readonly Guest[] = [];
  id = '';

  constructor(url: string) {
    this.#url = url;
  }

  async open(): Promise<void> {
    const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
    const [secret, other] = this.secrets;
    const wish = { v: PROTOCOL, game: 'trambahn', options: {}, secret, seats };
    const answer = await fetch(`${this.#url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    });
    this.id = ((await answer.json()) as { id: string }).id;
    const second = new Guest(this.#url, this.id, other);
    await second.request({ t: 'sit', seat: 1, name: 'Lena' });
    second.close();
    this.#guests = this.secrets.map((each) => new Guest(this.#url, this.id, each));
    for (const guest of this.#guests) await guest.until(() => guest.table !== undefined);
  }

  get columns(): number {
    const { table } = this.#guests[0] ?? {};
    return table ? table.players[0].columns.length + table.players[1].columns.length : 0;
  }

  get turns(): number {
    return this.#guests[0]?.table?.turns ?? 0;
  }

  get isOver(): boolean {
    return this.#guests[0]?.table?.phase === 'over';
  }

  /** One decision of whoever is to move. */
  async move(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, BREATH_MS));
    const [first, second] = this.#guests as [Guest, Guest];
    await Promise.race(this.#guests.map((guest) => guest.until(() => guest.isToMove)));
    const guest = first.isToMove ? first : second;
    const before = guest.seq;
    await guest.request({ t: 'act', after: guest.seq, action: guest.choice() });
    for (const each of this.#guests) await each.until(() => each.seq > before);
  }

  close(): void {
    for (const guest of this.#guests) guest.close();
  }
}

/** Twenty messages a second is the most a house hears from one guest. */
const BREATH_MS = 55;

const newSecret = (): string => randomBytes(32).toString('hex');

type Wish = Request extends infer R ? (R extends unknown ? Omit<R, 'id'> : never) : never;

class Guest {
  readonly #socket: WebSocket;
  readonly #answers = new Set<string>();
  #waiting: (() => void)[] = [];
  #seat: Seat | undefined;
  #own: Own | undefined;
  table: Table | undefined;
  seq = -1;

  constructor(url: string, table: string, secret: string) {
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
    this.#socket.on('open', () =>
      this.#socket.send(JSON.stringify({ t: 'join', v: PROTOCOL, table, secret })),
    );
    this.#socket.on('message', (text: Buffer) => {
      this.#hear(JSON.parse(text.toString()) as ToClient);
      for (const go of this.#waiting.splice(0)) go();
    });
  }

  get isToMove(): boolean {
    const { table } = this;
    return table !== undefined && trambahn.game.actors(table).some((one) => one === this.#seat);
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

  /** A tram before a card in a column, that before a new column, and money last; never a column it cannot pay. */
  choice(): Action {
    const { table } = this as { table: Table };
    const all = trambahn.game.choices(table, this.#own as Own, this.#seat as Seat);
    const { money, columns } = table.players[this.#seat as 0 | 1];
    const canStart = money >= 5 && columns.every(({ tram }) => tram !== 0);
    const wanted = ORDER.filter(
      (deed) =>
        (deed !== 'start-column' || canStart) && (deed !== 'lay-passenger' || table.laid === 0),
    );
    const found = wanted.flatMap((deed) => all.filter((action) => action.do === deed));
    return (found[0] ?? all[0]) as Action;
  }

  close(): void {
    this.#socket.close();
  }

  #hear(message: ToClient): void {
    if (message.t === 'welcome') this.#seat = message.eyes === 'watcher' ? undefined : message.eyes;
    if (message.t === 'welcome' || message.t === 'update') {
      this.seq = message.seq;
      this.table = message.table as Table | undefined;
      this.#own = message.own as Own | undefined;
    }
    if (message.t === 'refused') throw new Error(`refused: ${JSON.stringify(message)}`);
    if (message.t === 'done') this.#answers.add(message.id);
  }
}

const ORDER = [
  'buy-tram',
  'extend-column',
  'start-column',
  'lay-passenger',
  'bank',
  'end-step',
] as const;
