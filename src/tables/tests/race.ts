import { setImmediate as turn } from 'node:timers/promises';
import { expect } from 'vitest';
import { titleOf } from '#games/catalogue.ts';
import type { Kind, Seat } from '#kernel/game.ts';
import { replayChecked } from '#kernel/replay.ts';
import type { Title } from '#kernel/title.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import type { ToClient } from '#protocol/to-client.ts';
import type { BotHost } from '../bot-host.ts';
import type { LogLine, Stored } from '../store.ts';
import { Guest, secretOf } from './guest.ts';
import type { withJobs } from './memory-jobs.ts';
import { FIRST_OF_ANY, NodeHouse, type TestNode } from './node-house.ts';
import type { Deed } from './race-deeds.ts';

const title = (await titleOf('trambahn')) as Title<Kind>;

/** What the model knows of a request that was answered. */
type Asked = { seat: Seat; after: number; done: boolean };

/**
 * Two people with two tabs each, at two nodes that hear late, twice or nothing, with clocks, standing orders and stand-ins:
 * whoever does what at once, there is one game, nobody's move is done twice or elsewhere than where it was judged, and what was
 * withdrawn plays no more.
 */
export class Race {
  readonly house: NodeHouse;
  readonly table: string;
  readonly tabs: readonly Guest[];
  readonly asked = new Map<string, Asked>();
  /** Of this round: after which entry a seat plays by hand alone. */
  readonly own = new Map<Seat, number>();
  #names = 0;

  private constructor(house: NodeHouse, table: string, tabs: readonly Guest[]) {
    this.house = house;
    this.table = table;
    this.tabs = tabs;
  }

  static async begin(seed: number, kept: ReturnType<typeof withJobs> | undefined): Promise<Race> {
    // A bot whose answer takes a while, so that its owner may come first.
    const bots: BotHost = {
      ...FIRST_OF_ANY,
      decide: async (question, asker) => {
        for (let i = seed % 5; i > 0; i--) await turn();
        return FIRST_OF_ANY.decide(question, asker);
      },
    };
    const house = new NodeHouse(2, seed, bots, undefined, kept);
    const [one, two] = house.nodes as [TestNode, TestNode];
    const table = await one.tables.create({
      v: PROTOCOL,
      game: 'trambahn',
      options: {},
      secret: secretOf(1),
      seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }],
      pace: { kind: 'live', moveMs: 90_000, reserveMs: 240_000 },
    });
    const tabs: Guest[] = [];
    for (const [{ tables }, person] of [
      [one, 1],
      [two, 2],
      [two, 1],
      [one, 2],
    ] as const) {
      const guest = await Guest.at(tables, table, person);
      if (tabs.length === 1) await guest.ask({ t: 'sit', seat: 1, name: 'Bob' });
      tabs.push(guest);
    }
    const race = new Race(house, table, tabs);
    await race.quiet();
    house.bus.faults = { lost: 20, twice: 10, late: 30 };
    return race;
  }

  /** All at once, and then until nothing happens any more. */
  async play(deeds: readonly (readonly [Deed, number])[]): Promise<void> {
    const { entries: before } = await this.stored();
    this.own.clear();
    await Promise.all(
      deeds.map(async ([one, carries]) => {
        for (let i = 0; i < carries; i++) await this.house.carry();
        await (one.is === 'pass' ? this.#pass(one.ms) : this.#do(one));
      }),
    );
    await this.quiet();
    const isOrdered = deeds.some(([{ is }]) => is === 'order' || is === 'pass');
    if (!isOrdered) await this.#expectOwn(before);
  }

  async #pass(ms: number): Promise<void> {
    await this.house.pass(ms);
    for (const node of this.house.nodes) await this.house.work(node);
  }

  async #do({ is, tab, pick }: Extract<Deed, { tab: number }>): Promise<void> {
    const guest = this.tabs[tab] as Guest;
    const seat = tab % 2;
    const { seq, table, own } = guest.view;
    const any = <T>(of: readonly T[]): T | undefined => of[pick % Math.max(1, of.length)];
    switch (is) {
      case 'act': {
        const action = guest.isToAct(seat) ? any(guest.choices(seat)) : undefined;
        if (action !== undefined) await this.#ask(guest, seat, seq, (id) => guest.act(action, id));
        return;
      }
      case 'undo':
        return this.#ask(guest, seat, seq, (id) =>
          guest.ask({ t: 'undo', after: seq, to: Math.max(1, seq - 1 - (pick % 4)) }, id),
        );
      case 'order': {
        const order = any(title.orders?.offers(table, own, seat) ?? []);
        if (order) await guest.ask({ t: 'order', order });
        return;
      }
      case 'lift':
        return this.#freed(seat, await guest.ask({ t: 'lift' }));
      case 'retake':
        return this.#freed(seat, await guest.ask({ t: 'retake' }));
      case 'consent': {
        const told = guest.heard.findLast((one) => one.t === 'asked' || one.t === 'welcome');
        const ask = told && 'ask' in told ? told.ask : undefined;
        if (ask) await guest.ask({ t: 'consent', ask: ask.id, yes: pick % 3 > 0 });
      }
    }
  }

  async #ask(
    guest: Guest,
    seat: Seat,
    after: number,
    asking: (id: string) => Promise<ToClient>,
  ): Promise<void> {
    const id = `request${this.#names++}`;
    const answer = await asking(id);
    const done = answer.t === 'done' && answer.seq > after;
    this.asked.set(id, { seat, after, done });
    if (answer.t === 'refused') expect(answer.why).not.toBe('unavailable');
    expect(guest.view.seq).toBeGreaterThanOrEqual(after);
  }

  async #freed(seat: Seat, answer: ToClient): Promise<void> {
    expect(answer.t).toBe('done');
    const { entries, beside } = await this.stored();
    const isPlayed = beside.standIns?.some((one) => one.seat === seat);
    const isOrdered = beside.orders?.some((one) => one.seat === seat && !one.lifted);
    if (!isPlayed && !isOrdered && !this.own.has(seat)) this.own.set(seat, entries);
  }

  /** Who has withdrawn their order, or has their seat again, plays by hand alone. */
  async #expectOwn(before: number): Promise<void> {
    const [log, { beside }] = [await this.log(before + 1), await this.stored()];
    for (const [seat, from] of this.own) {
      // Their time has run out since.
      if (beside.standIns?.some((one) => one.seat === seat)) continue;
      const byItself = log.filter(
        ({ actor, id, seq }) => actor === seat && id === undefined && seq > from,
      );
      expect(byItself).toEqual([]);
    }
  }

  async stored(): Promise<Stored> {
    const stored = await this.house.kept.store.load(this.table);
    if (!stored) throw new Error('the table is gone');
    return stored;
  }

  log(from = 1): Promise<LogLine[]> {
    return this.house.kept.store.lines(this.table, from, 100_000);
  }

  /** Until everybody has seen all there is, and nobody owes a move but a person. */
  async quiet(): Promise<void> {
    for (let i = 0, still = 0; still < 3; i++) {
      if (i > 3000) expect.fail(`the table stands still: ${JSON.stringify(await this.stored())}`);
      // What is lost is missed when somebody looks.
      if (i % 20 === 19) await this.house.pass(2500);
      for (const node of this.house.nodes) await this.house.work(node);
      await this.house.carry();
      const stored = await this.stored();
      const isSeen = this.tabs.every((guest) => guest.view.seq === stored.entries);
      still = isSeen && !this.#isOwed(stored) ? still + 1 : 0;
    }
  }

  /** Is an order or a bot to act? Where everybody is played for nothing is played. */
  #isOwed({ beside, over }: Stored): boolean {
    const [first] = this.tabs as [Guest];
    const seat = first.seatToAct;
    if (over || beside.ended || seat === undefined) return false;
    const { standIns = [], orders = [] } = beside;
    if (standIns.some((one) => one.seat === seat)) return standIns.length < 2;
    const { table, own } = (this.tabs[seat] as Guest).view;
    return orders.some(
      (one) =>
        one.seat === seat &&
        !one.lifted &&
        title.orders !== undefined &&
        one.order.kind !== 'plan' &&
        title.orders.next(table, own, seat, one.order) !== 'wait',
    );
  }

  async expectOneGame(): Promise<void> {
    const { house, tabs } = this;
    house.bus.faults = { lost: 0, twice: 0, late: 0 };
    await this.quiet();
    const [stored, log] = [await this.stored(), await this.log()];
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
    const { header, seats } = stored;
    replayChecked(title.game, seats.length, header.options, log, header.secret);
    const made = log.filter(({ id }) => id !== undefined);
    expect(new Set(made.map(({ id }) => id)).size).toBe(made.length);
    for (const [id, { seat, after, done }] of this.asked) {
      const line = made.find((one) => one.id === id);
      // Two tabs, a bot, an order or the clock came first: then it is nowhere. Else it is where it was judged.
      if (!done) continue;
      expect(line).toMatchObject({ actor: seat, seq: after + 1 });
    }
    for (const guest of tabs) guest.expectContiguous();
    expect(tabs[2]?.view.own).toEqual(tabs[0]?.view.own);
    for (const guest of tabs) expect(guest.view.table).toEqual(tabs[0]?.view.table);
    expect(house.failures).toEqual([]);
  }
}
