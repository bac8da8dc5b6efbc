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
import { type Guest, secretOf } from './guest.ts';
import type { Kept } from './kept.ts';
import { FIRST_OF_ANY, NodeHouse, type TestNode } from './node-house.ts';
import { asideOf } from './paced.ts';
import type { Deed, Round } from './race-deeds.ts';
import { isOut, isOwed, type Met, Tabs } from './race-tabs.ts';

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
  readonly tabs: Tabs;
  readonly met: Met;
  readonly asked = new Map<string, Asked>();
  /** Of this round: after which entry a seat plays by hand alone. */
  readonly own = new Map<Seat, number>();
  readonly #title: Title<Kind>;
  /** Wishes to go back to which somebody has said yes. */
  readonly #agreed = new Set<string>();
  #names = 0;

  private constructor(house: NodeHouse, table: string, tabs: Tabs, title: Title<Kind>, met: Met) {
    this.house = house;
    this.#title = title;
    this.met = met;
    this.table = table;
    this.tabs = tabs;
  }

  static async begin(seed: number, kept: Kept | undefined, met: Met): Promise<Race> {
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
    const tabs = await Tabs.open(house, table);
    const race = new Race(house, table, tabs, title, met);
    await race.quiet();
    house.bus.faults = { lost: 20, twice: 10, late: 30 };
    return race;
  }

  /** All at once, and then until nothing happens any more. */
  async play(deeds: Round): Promise<void> {
    const { entries: before } = await this.stored();
    this.own.clear();
    this.tabs.newRound();
    for (const [one] of deeds) if (one.is === 'leave') await this.tabs.leave(one.tab % 2);
    await Promise.all(
      deeds.map(async ([one, carries]) => {
        for (let i = 0; i < carries; i++) await this.house.carry();
        if (one.is === 'pass') await this.#pass(one.ms);
        else await this.#do(one);
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
    // Done before all others.
    if (is === 'leave') return;
    const guest = await this.tabs.at(tab);
    const seat = tab % 2;
    const { seq, table, own } = guest.view;
    const any = <T>(of: readonly T[]): T | undefined => of[pick % Math.max(1, of.length)];
    switch (is) {
      case 'act': {
        const action = guest.isToAct(seat) ? any(guest.choices(seat)) : undefined;
        if (action === undefined) return;
        const isLate = isOut(guest, seat, this.house.now);
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
      const isSeen = this.tabs.haveSeen(stored.entries);
      still = isSeen && !isOwed(this.#title, this.tabs, stored) ? still + 1 : 0;
    }
  }

  async expectOneGame(): Promise<void> {
    const { house } = this;
    house.bus.faults = { lost: 0, twice: 0, late: 0 };
    const tabs = await this.tabs.all();
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
