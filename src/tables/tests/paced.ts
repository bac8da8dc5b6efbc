import { expect } from 'vitest';
import { DAY, MINUTE } from '#clocks/civil.ts';
import type { Hours } from '#clocks/hours.ts';
import type { Pace } from '#clocks/pace.ts';
import type { Aside } from '#protocol/aside.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import { markOf } from '../tables.ts';
import { Guest, secretOf } from './guest.ts';
import { FIRST_OF_ANY, NodeHouse, type TestNode } from './node-house.ts';

export const live: Pace = { kind: 'live', moveMs: 90_000, reserveMs: 8 * MINUTE };
export const daily: Pace = { kind: 'slow', moveMs: DAY, reserveMs: DAY };

/** Two who sit at a table with this pace; each at a node, if there are two. */
export async function paced(
  pace: Pace,
  nodes = 1,
  hours: Readonly<Record<number, Hours>> = {},
  seed = 3,
) {
  const people = {
    hoursOf: async (holders: readonly string[]) =>
      new Map(
        Object.entries(hours).flatMap(([person, mine]) => {
          const mark = markOf(secretOf(Number(person)));
          return holders.includes(mark) ? [[mark, mine] as const] : [];
        }),
      ),
  };
  const house = new NodeHouse(nodes, seed, FIRST_OF_ANY, people);
  const [one, two = one] = house.nodes as [TestNode, TestNode?];
  const table = await one.tables.create({
    v: PROTOCOL,
    game: 'trambahn',
    options: {},
    secret: secretOf(1),
    seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }],
    pace,
  });
  const ada = await Guest.at(one.tables, table, 1);
  const bob = await Guest.at(two.tables, table, 2);
  await bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
  await house.carry();
  return { house, one, two, table, players: [ada, bob] as const };
}

export type Paced = Awaited<ReturnType<typeof paced>>;

export const asideOf = (guest: Guest): Aside => {
  const said = guest.heard.findLast(({ t }) => t === 'aside' || t === 'welcome');
  return said?.t === 'aside' || said?.t === 'welcome' ? said.aside : {};
};

export const clockOf = (guest: Guest): NonNullable<Aside['clock']> => {
  const { clock } = asideOf(guest);
  if (!clock) throw new Error('no clock');
  return clock;
};

export async function dueOf({
  house,
  table,
}: Pick<Paced, 'house' | 'table'>): Promise<number | undefined> {
  const jobs = await house.kept.jobsThere();
  return jobs.find(({ kind, key }) => kind === 'clock' && key === table)?.due;
}

/** Whoever is to act acts until somebody else is. */
export async function playTurn({ players, house }: Paced): Promise<void> {
  const seat = players[0].seatToAct;
  const actor = players[seat === 0 ? 0 : 1];
  while (actor.seatToAct === seat) {
    const answer = await actor.act(actor.choices(seat)[0]);
    expect(answer.t).toBe('done');
  }
  await house.carry();
}
