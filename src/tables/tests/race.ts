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
import { asideOf } from './paced.ts';
import type { Deed, Round } from './race-deeds.ts';

/** How often what happened: a race that nobody ran shows nothing. */
export type Met = {
  /** Taken back at once; and by the consent of others. */
  undone: number;
  agreed: number;
  /** A seat was taken again while a bot owed its move, and the bot did not come first. */
  beatBot: number;
  /** Moves when all time was out, that came before the clock was judged, and after it. */
  late: number;
  tooLate: number;
  /** Stand-ins by vote; and times that the clocks were made to stand still. */
  votedFor: number;
  paused: number;
};

export const newMet = (): Met => ({
  undone: 0,
  agreed: 0,
  beatBot: 0,
  late: 0,
  tooLate: 0,
  votedFor: 0,
  paused: 0,
});

/** At which node each tab is, and whose it is. */
const TABS = [
  [0, 1],
  [1, 2],
  [1, 1],
  [0, 2],
] as const;

function enter({ nodes }: NodeHouse, table: string, tab: number): Promise<Guest> {
  const [node, person] = TABS[tab] as (typeof TABS)[number];
  return Guest.at((nodes[node] as TestNode).tables, table, person);
}

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
  readonly tabs: Guest[];
  readonly met: Met;
  readonly asked = new Map<string, Asked>();
  /** Of this round: after which entry a seat plays by hand alone. */
  readonly own = new Map<Seat, number>();
  readonly #title: Title<Kind>;
  /** Wishes to go back to which somebody has said yes. */
  readonly #agreed = new Set<string>();
  /** Tabs that are closed, and those that are opened again in this round. */
  readonly #away = new Set<number>();
  readonly #coming = new Map<number, Promise<Guest>>();
  #names = 0;

  private constructor(
    house: NodeHouse,
    table: string,
    tabs: Guest[],
    title: Title<Kind>,
    met: Met,
  ) {
    this.house = house;
    this.#title = title;
    this.met = met;
    this.table = table;
    this.tabs = tabs;
  }

  static async begin(
    seed: number,
    kept: ReturnType<typeof withJobs> | undefined,
    met: Met,
  ): Promise<Race> {
    // A third of the games has another form of turn: auctions, and choices from an open row.
    const game = seed % 3 > 0 ? 'trambahn' : seed % 2 > 0 ? 'railroad-tycoon' : 'union-pacific';
    const title = (await titleOf(game)) as Title<Kind>;
    // A bot whose answer takes a while, so that its owner may come first.
    const bots: BotHost = {
      ...FIRST_OF_ANY,
      decide: async (question, asker) => {
        for (let i = seed % 5; i > 0; i--) await turn();
        return FIRST_OF_ANY.decide(question, asker);
      },
    };
    const house = new NodeHouse(2, seed, bots, undefined, kept);
    const [one] = house.nodes as [TestNode];
    const table = await one.tables.create({
      v: PROTOCOL,
      game,
      options: {},
      secret: secretOf(1),
      seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }],
      pace: { kind: 'live', moveMs: 90_000, reserveMs: 240_000 },
    });
    const tabs: Guest[] = [];
    for (const [tab] of TABS.entries()) {
      const guest = await enter(house, table, tab);
      if (tabs.length === 1) await guest.ask({ t: 'sit', seat: 1, name: 'Bob' });
      tabs.push(guest);
    }
    const race = new Race(house, table, tabs, title, met);
    await race.quiet();
    house.bus.faults = { lost: 20, twice: 10, late: 30 };
    return race;
  }

  /** All at once, and then until nothing happens any more. */
  async play(deeds: Round): Promise<void> {
    const { entries: before } = await this.stored();
    this.own.clear();
    this.#coming.clear();
    for (const [one] of deeds) if (one.is === 'leave') await this.#leave(one.tab % 2);
    await Promise.all(
      deeds.map(async ([one, carries]) => {
        for (let i = 0; i < carries; i++) await this.house.carry();
        if (one.is === 'pass') await this.#pass(one.ms);
        else if (one.is !== 'leave') await this.#do(one);
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
    const guest = await this.#at(tab);
    const seat = tab % 2;
    const { seq, table, own } = guest.view;
    const any = <T>(of: readonly T[]): T | undefined => of[pick % Math.max(1, of.length)];
    switch (is) {
      case 'act': {
        const action = guest.isToAct(seat) ? any(guest.choices(seat)) : undefined;
        if (action === undefined) return;
        const isLate = this.#isOut(guest, seat);
        const answer = await this.#ask(guest, seat, seq, (id) => guest.act(action, id));
        if (isLate && answer.t === 'done') this.met.late++;
        if (answer.t === 'refused' && answer.why === 'stood-in') this.met.tooLate++;
        return;
      }
      case 'undo': {
        const answer = await this.#ask(guest, seat, seq, (id) =>
          guest.ask({ t: 'undo', after: seq, to: Math.max(1, seq - 1 - (pick % 4)) }, id),
        );
        if (answer.t === 'done' && answer.seq > seq) this.met.undone++;
        return;
      }
      case 'order': {
        const order = any(this.#title.orders?.offers(table, own, seat) ?? []);
        if (order) await guest.ask({ t: 'order', order });
        return;
      }
      case 'lift':
        return this.#freed(seat, await guest.ask({ t: 'lift' }));
      case 'retake': {
        const { standIns = [] } = asideOf(guest);
        const isOwed = standIns.length === 1 && standIns[0]?.seat === seat && guest.isToAct(seat);
        await this.#freed(seat, await guest.ask({ t: 'retake' }));
        if (isOwed && guest.view.seq === seq) this.met.beatBot++;
        return;
      }
      case 'vote':
        await guest.ask({ t: 'vote', on: 'stand-in', seat: 1 - seat, yes: pick % 6 > 0 });
        if (asideOf(guest).standIns?.some(({ seat: of, why }) => of !== seat && why === 'vote'))
          this.met.votedFor++;
        return;
      case 'pause': {
        const isPaused = asideOf(guest).clock?.paused;
        await guest.ask(isPaused ? { t: 'resume' } : { t: 'vote', on: 'pause', yes: pick % 6 > 0 });
        if (!isPaused && asideOf(guest).clock?.paused) this.met.paused++;
        return;
      }
      case 'consent': {
        const told = guest.heard.findLast((one) => one.t === 'asked' || one.t === 'welcome');
        const ask = told && 'ask' in told ? told.ask : undefined;
        if (!ask) return;
        const yes = pick % 3 > 0;
        const answer = await guest.ask({ t: 'consent', ask: ask.id, yes });
        if (yes && answer.t === 'done') this.#agreed.add(ask.id);
      }
    }
  }

  /** In this tab, which is opened again if it was closed. */
  async #at(tab: number): Promise<Guest> {
    if (this.#away.delete(tab)) this.#coming.set(tab, enter(this.house, this.table, tab));
    const guest = await (this.#coming.get(tab) ?? this.tabs[tab]);
    this.tabs[tab] = guest as Guest;
    return guest as Guest;
  }

  /** Somebody is always there, in both tabs. */
  async #leave(seat: Seat): Promise<void> {
    if (this.#away.has(1 - seat) || this.#away.has(3 - seat)) return;
    for (const tab of [seat, seat + 2]) {
      const guest = this.tabs[tab] as Guest;
      if (this.#away.has(tab)) continue;
      this.#away.add(tab);
      await guest.leave();
      guest.expectContiguous();
    }
  }

  /** Is there no time left for this seat, by what this tab was told? */
  #isOut(guest: Guest, seat: Seat): boolean {
    const { clock, pace } = asideOf(guest);
    if (!clock?.toAct.includes(seat) || !pace || clock.paused) return false;
    const { usedMs = 0, reserveMs = 0 } = clock.seats[seat] ?? {};
    return this.house.now > clock.since + pace.moveMs - usedMs + reserveMs;
  }

  async #ask(
    guest: Guest,
    seat: Seat,
    after: number,
    asking: (id: string) => Promise<ToClient>,
  ): Promise<ToClient> {
    const id = `request${this.#names++}`;
    const answer = await asking(id);
    const done = answer.t === 'done' && answer.seq > after;
    this.asked.set(id, { seat, after, done });
    if (answer.t === 'refused') expect(answer.why).not.toBe('unavailable');
    expect(guest.view.seq).toBeGreaterThanOrEqual(after);
    return answer;
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
      const isSeen = this.tabs.every(
        (guest, tab) => this.#away.has(tab) || guest.view.seq === stored.entries,
      );
      still = isSeen && !this.#isOwed(stored) ? still + 1 : 0;
    }
  }

  /** Is an order or a bot to act? Where everybody is played for nothing is played. */
  #isOwed({ beside, over }: Stored): boolean {
    if (over || beside.ended) return false;
    const there = this.tabs.findIndex((_, tab) => !this.#away.has(tab));
    const { standIns = [], orders = [] } = beside;
    const { game, orders: known } = this.#title;
    return game.actors((this.tabs[there] as Guest).view.table).some((seat) => {
      if (seat === 'chance') return false;
      if (standIns.some((one) => one.seat === seat)) return standIns.length < 2;
      const tab = [seat, seat + 2].find((one) => !this.#away.has(one));
      // What an order says is known to nobody but its owner.
      if (tab === undefined) return false;
      const { table, own } = (this.tabs[tab] as Guest).view;
      return orders.some(
        (one) =>
          one.seat === seat &&
          !one.lifted &&
          known !== undefined &&
          one.order.kind !== 'plan' &&
          known.next(table, own, seat, one.order) !== 'wait',
      );
    });
  }

  async expectOneGame(): Promise<void> {
    const { house, tabs } = this;
    house.bus.faults = { lost: 0, twice: 0, late: 0 };
    this.#coming.clear();
    for (const tab of tabs.keys()) await this.#at(tab);
    await this.quiet();
    const [stored, log] = [await this.stored(), await this.log()];
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
    const { header, seats } = stored;
    replayChecked(this.#title.game, seats.length, header.options, log, header.secret);
    const made = log.filter(({ id }) => id !== undefined);
    expect(new Set(made.map(({ id }) => id)).size).toBe(made.length);
    this.met.agreed += made.filter(({ id }) => id !== undefined && this.#agreed.has(id)).length;
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
