import { botOf, hasBot, titleOf } from '#games/catalogue.ts';
import type { Kind, Seat } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import type { Title } from '#kernel/title.ts';
import { PROTOCOL, type SeatWish } from '#protocol/parts.ts';
import type { ToClient, Welcome } from '#protocol/to-client.ts';
import type { Request } from '#protocol/to-server.ts';
import { memoryStore } from '#tables/memory-store.ts';
import { Tables, type Visit } from '#tables/tables.ts';
import { type Connect, type Listener, readMessage } from '../connection.ts';

export const title = (await titleOf('trambahn')) as Title<Kind>;

export const SECRETS = ['a', 'b', 'c'].map((digit) => digit.repeat(64)) as [string, string, string];

/** A house in memory, as in the browser, with bots that answer at once. */
export function newHouse(): Tables {
  let made = 0;
  return new Tables({
    store: memoryStore(),
    bots: {
      has: hasBot,
      decide: async ({ game, bot, table, own, seat, seed }) =>
        (await botOf(game, bot))?.decide(table, own, seat, rngFrom(seed)),
    },
    now: () => 1000,
    sleep: () => new Promise(() => {}),
    report: (error) => {
      throw error;
    },
    titleOf,
    newId: () => `table0000${++made}`,
    newSecret: () => '5'.repeat(64),
  });
}

export async function newTable(house: Tables, seats: SeatWish[], secret: string): Promise<string> {
  return house.create({ v: PROTOCOL, game: 'trambahn', options: {}, secret, seats });
}

/** Somebody who hears nothing. */
export const SILENT = { send: () => {}, dismiss: () => {} } as const;

/** The way to a table of that house. */
export function connectTo(house: Tables, table: string, secret: string): Connect {
  return (listener, first) => {
    let visit: Promise<Visit | undefined> = Promise.resolve(undefined);
    const join = (seat: Seat | undefined): void => {
      visit = visit
        .then((before) => before?.leave())
        .then(() =>
          house.enter(table, {
            secret,
            seat,
            send: (text) => {
              const message = readMessage(text);
              if (message.t === 'welcome') listener.link('open');
              listener.message(message);
            },
            dismiss: (why) => listener.message({ t: 'closing', why }),
          }),
        );
    };
    join(first);
    return {
      send: (request) => void visit.then((at) => at?.request(request)),
      rejoin: join,
      close: () => void visit.then((at) => at?.leave()),
    };
  };
}

/** A connection whose other end is the test: what was sent, and a way to answer. */
export function fakeConnection() {
  const sent: Request[] = [];
  const heard: { listener?: Listener; rejoined: number } = { rejoined: 0 };
  const connect: Connect = (listener) => {
    heard.listener = listener;
    return {
      send: (request) => void sent.push(request),
      rejoin: () => {
        heard.rejoined++;
      },
      close: () => undefined,
    };
  };
  return {
    connect,
    sent,
    get rejoined() {
      return heard.rejoined;
    },
    link: (link: 'open' | 'lost') => heard.listener?.link(link),
    say: (message: ToClient) => heard.listener?.message(message),
  };
}

/** A welcome to a game of so many entries, of which nothing is told unless `part` does. */
export const welcomeTo = (seq: number, part: Partial<Welcome> = {}): Welcome => ({
  t: 'welcome',
  v: PROTOCOL,
  id: 'table00001',
  game: 'trambahn',
  rules: 1,
  options: {},
  given: [],
  aside: {},
  seats: [],
  hosting: false,
  eyes: 0,
  mine: [0],
  commitment: '',
  past: [],
  rest: 0,
  seq,
  status: 'running',
  floor: 0,
  table: { at: seq },
  ...part,
});

/** Waits until something holds. */
export async function until(holds: () => boolean): Promise<void> {
  for (let i = 0; i < 2000; i++) {
    if (holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  throw new Error('it never came about');
}
