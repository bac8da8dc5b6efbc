import type { Kind, Seat } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import type { Stored } from '../store.ts';
import { Guest } from './guest.ts';
import type { NodeHouse, TestNode } from './node-house.ts';
import { asideOf } from './paced.ts';

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

/** Two tabs of each of two people: those of seat 0 are 0 and 2. Each may be closed, and is opened again when it is used. */
export class Tabs {
  readonly #house: NodeHouse;
  readonly #table: string;
  readonly #guests: Guest[] = [];
  readonly #closed = new Set<number>();
  /** Opened again in this round. */
  readonly #coming = new Map<number, Promise<Guest>>();

  private constructor(house: NodeHouse, table: string) {
    this.#house = house;
    this.#table = table;
  }

  static async open(house: NodeHouse, table: string): Promise<Tabs> {
    const tabs = new Tabs(house, table);
    for (const tab of TABS.keys()) {
      const guest = await tabs.#enter(tab);
      if (tab === 1) await guest.ask({ t: 'sit', seat: 1, name: 'Bob' });
      tabs.#guests.push(guest);
    }
    return tabs;
  }

  async at(tab: number): Promise<Guest> {
    if (this.#closed.delete(tab)) this.#coming.set(tab, this.#enter(tab));
    const guest = (await (this.#coming.get(tab) ?? this.#guests[tab])) as Guest;
    this.#guests[tab] = guest;
    return guest;
  }

  /** Every tab, opened again if need be. */
  async all(): Promise<Guest[]> {
    this.#coming.clear();
    for (const tab of TABS.keys()) await this.at(tab);
    return this.#guests;
  }

  newRound(): void {
    this.#coming.clear();
  }

  /** With both tabs; but the other person is there in both. */
  async leave(seat: Seat): Promise<void> {
    if (this.#closed.has(1 - seat) || this.#closed.has(3 - seat)) return;
    for (const tab of [seat, seat + 2]) {
      const guest = this.#guests[tab] as Guest;
      if (this.#closed.has(tab)) continue;
      this.#closed.add(tab);
      await guest.leave();
      guest.expectContiguous();
    }
  }

  haveSeen(entries: number): boolean {
    return this.#guests.every((guest, tab) => this.#closed.has(tab) || guest.view.seq === entries);
  }

  /** A tab of this seat that is open; nothing: there is none. */
  openOf(seat: Seat): Guest | undefined {
    return this.#guests[[seat, seat + 2].find((tab) => !this.#closed.has(tab)) ?? -1];
  }

  #enter(tab: number): Promise<Guest> {
    const [node, person] = TABS[tab] as (typeof TABS)[number];
    return Guest.at((this.#house.nodes[node] as TestNode).tables, this.#table, person);
  }
}

/** Is an order or a bot to act? Where everybody is played for nothing is played. */
export function isOwed(
  { game, orders: known }: Title<Kind>,
  tabs: Tabs,
  { beside, over }: Stored,
): boolean {
  const there = tabs.openOf(0) ?? tabs.openOf(1);
  if (over || beside.ended || !there) return false;
  const { standIns = [], orders = [] } = beside;
  return game.actors(there.view.table).some((seat) => {
    if (seat === 'chance') return false;
    if (standIns.some((one) => one.seat === seat)) return standIns.length < 2;
    const guest = tabs.openOf(seat);
    // What an order says is known to nobody but its owner.
    if (!guest || !known) return false;
    const { table, own } = guest.view;
    return orders.some(
      (one) =>
        one.seat === seat &&
        !one.lifted &&
        one.order.kind !== 'plan' &&
        known.next(table, own, seat, one.order) !== 'wait',
    );
  });
}

/** Is there no time left for this seat, by what this tab was told? */
export function isOut(guest: Guest, seat: Seat, now: number): boolean {
  const { clock, pace } = asideOf(guest);
  if (!clock?.toAct.includes(seat) || !pace || clock.paused) return false;
  const { usedMs = 0, reserveMs = 0 } = clock.seats[seat] ?? {};
  return now > clock.since + pace.moveMs - usedMs + reserveMs;
}
