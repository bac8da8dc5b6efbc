import type { Seat } from '#kernel/game.ts';
import type { Aside } from '#protocol/aside.ts';
import type { ToClient } from '#protocol/to-client.ts';
import { Guest, newTable } from './guest.ts';
import { NodeHouse, type TestNode } from './node-house.ts';

type Auction = { phase: string; turn: number; bid: number; bidder: Seat; seat: Seat };

export const open = { kind: 'open' } as const;
export const ada = { kind: 'me', name: 'Ada' } as const;

/** Three people at an auction, at one node or each at another. */
export async function auction(house = new NodeHouse(1, 5)) {
  const nodes = house.nodes as [TestNode, ...TestNode[]];
  const table = await newTable(nodes[0].tables, [ada, open, open], 'railroad-tycoon');
  const at = (person: number) =>
    Guest.at((nodes[person % nodes.length] as TestNode).tables, table, person);
  const guests = [await at(1), await at(2), await at(3)];
  for (const seat of [1, 2]) {
    await guests[seat]?.ask({ t: 'sit', seat, name: `P${seat}` });
    await house.settle();
  }
  const first = (guests[0] as Guest).seatToAct;
  /** In the order in which they speak. */
  const seats = [0, 1, 2].map((i) => (first + i) % 3) as [Seat, Seat, Seat];
  const speakers = seats.map((seat) => guests[seat]) as [Guest, Guest, Guest];
  return { house, table, seats, speakers, enter: (seat: Seat) => at(seat + 1) };
}

export const seen = (guest: Guest): Auction => guest.view.table as Auction;
export const asideOf = ({ heard }: Guest): Aside => {
  const told = heard.findLast(({ t }) => t === 'aside' || t === 'welcome');
  return (told as Extract<ToClient, { t: 'aside' }>).aside;
};
export const upTo = (amount: number, turn = 1) => ({ kind: 'bid', turn, upTo: amount });
export const bid = (guest: Guest, amount: number) => guest.act({ do: 'bid', amount });
