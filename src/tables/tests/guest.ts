import { expect } from 'vitest';
import { allTitles, titleOf } from '#games/catalogue.ts';
import type { Eyes, Game, Kind, Seat } from '#kernel/game.ts';
import { PROTOCOL, type SeatWish } from '#protocol/parts.ts';
import { type ToClient, toClient } from '#protocol/to-client.ts';
import type { Request } from '#protocol/to-server.ts';
import type { BotHost, BotQuestion } from '../bot-host.ts';
import { follow } from '../follow.ts';
import { memoryStore } from '../memory-store.ts';
import { joining, type NodeParts } from '../node.ts';
import type { Store } from '../store.ts';
import type { People } from '../table-host.ts';
import { Tables, type Visit } from '../tables.ts';

const titles = await allTitles();

type Without<R, Key extends PropertyKey> = R extends unknown ? Omit<R, Key> : never;
type Standing = Extract<ToClient, { t: 'welcome' | 'update' }> & { table: unknown; own?: unknown };

let names = 0;
/** A name that nobody had before, of as many letters as wished. */
const newName = (length: number): string => `${++names}`.padStart(length, '0');

export const secretOf = (person: number): string => `${person}`.padStart(64, '0');

export const noBots: BotHost = {
  has: () => false,
  decide: () => Promise.reject(new Error('there are no bots')),
};

/** Tables over this store, with a list of whatever failed. */
export function tablesOver(
  store: Store = memoryStore(),
  bots: BotHost = noBots,
  sleep = (_ms: number): Promise<void> => new Promise(() => {}),
  more: { now?: () => number; quietMs?: number; people?: People } = {},
  node?: NodeParts,
) {
  const failures: unknown[] = [];
  let clock = 0;
  const tables = new Tables(
    {
      store,
      bots,
      titleOf,
      now: () => ++clock,
      sleep,
      ...more,
      newId: () => newName(16),
      newSecret: () => secretOf(1234),
      report: (error) => failures.push(error),
    },
    node && joining(node),
  );
  return { tables, failures };
}

const game = (await titleOf('trambahn'))?.game as Game<Kind>;

export const firstChoice = ({ table, own, seat }: BotQuestion): unknown =>
  game.choices(table, own, seat)[0];

/** Bots that take whatever comes first. */
export const FIRST_CHOICE: BotHost = {
  has: () => true,
  decide: async (asked) => firstChoice(asked),
};

/** Somebody who hears nothing. */
export const SILENT = { send: () => {}, dismiss: () => {} } as const;

/** Somebody at a table, without a socket between. */
export class Guest {
  readonly heard: ToClient[] = [];
  #visit: Visit | undefined;
  #view: Standing | undefined;
  #eyes: Eyes = 'watcher';
  #game: Game<Kind> = game;

  static async at(tables: Tables, table: string, person: number, seat?: Seat): Promise<Guest> {
    const guest = new Guest();
    guest.#visit = await tables.enter(table, {
      secret: secretOf(person),
      seat,
      send: (text) => guest.#hear(toClient.parse(JSON.parse(text))),
      dismiss: (why) => guest.heard.push({ t: 'closing', why }),
    });
    return guest;
  }

  /** The last welcome or update, with what is seen after it. */
  get view(): Standing {
    return this.#view as Standing;
  }

  #hear(message: ToClient): void {
    this.heard.push(message);
    if (message.t === 'welcome' || message.t === 'you') this.#eyes = message.eyes;
    if (message.t === 'you' && this.#view) this.#view = { ...this.#view, own: message.own };
    if (message.t === 'welcome') {
      this.#game = titles.find((title) => title.game.id === message.game)?.game as Game<Kind>;
      this.#view = { ...message };
    }
    if (message.t === 'update') {
      const { table, own } = structuredClone(this.view);
      const seen = follow(this.#game, { table, own }, message, this.#eyes);
      this.#view = { ...message, ...seen };
    }
  }

  isToAct(seat: Seat): boolean {
    return this.#game.actors(this.view.table).includes(seat);
  }

  get seatToAct(): Seat {
    return this.#game.actors(this.view.table)[0] as Seat;
  }

  choices(seat: Seat): unknown[] {
    return this.#game.choices(this.view.table, this.view.own, seat);
  }

  /** Asks, and gives back the answer. */
  ask(wish: Without<Request, 'id'>, id = newName(8)): Promise<ToClient> {
    return this.send({ ...wish, id });
  }

  async send(request: Request): Promise<ToClient> {
    await this.#visit?.request(request);
    const isAnswer = (message: ToClient) => 'id' in message && message.id === request.id;
    return this.heard.findLast(isAnswer) as ToClient;
  }

  /** Entries were told one after the other, without a gap, and none twice. */
  expectContiguous(): void {
    let last = 0;
    for (const message of this.heard) {
      if (message.t !== 'welcome' && message.t !== 'update') continue;
      const { t, seq } = message;
      if (t === 'welcome') expect(seq).toBeGreaterThanOrEqual(last);
      else expect(seq).toBe(last + message.entries.length);
      last = seq;
    }
  }

  act(action: unknown, id?: string): Promise<ToClient> {
    return this.gesture([action], id);
  }

  gesture(actions: unknown[], id?: string): Promise<ToClient> {
    return this.ask({ t: 'act', after: this.view.seq, actions }, id);
  }

  async leave(): Promise<void> {
    await this.#visit?.leave();
  }
}

/** A new table, made by the first person. */
export const newTable = (tables: Tables, seats: SeatWish[], game = 'trambahn'): Promise<string> =>
  tables.create({ v: PROTOCOL, game, options: {}, secret: secretOf(1), seats });

/** A table of two people whose game has begun. */
export async function begun(tables: Tables): Promise<{ table: string; players: [Guest, Guest] }> {
  const table = await newTable(tables, [{ kind: 'me', name: 'Ada' }, { kind: 'open' }]);
  const players = [await Guest.at(tables, table, 1), await Guest.at(tables, table, 2)] as [
    Guest,
    Guest,
  ];
  await players[1].ask({ t: 'sit', seat: 1, name: 'Bob' });
  return { table, players };
}

export async function withBot(tables: Tables): Promise<{ table: string; ada: Guest }> {
  const table = await newTable(tables, [
    { kind: 'me', name: 'Ada' },
    { kind: 'bot', bot: 'any' },
  ]);
  return { table, ada: await Guest.at(tables, table, 1) };
}
