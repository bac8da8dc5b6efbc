import { expect } from 'vitest';
import type { Aside } from '#protocol/aside.ts';
import type { ToClient } from '#protocol/to-client.ts';
import { Guest, newTable } from './guest.ts';
import { twoNodes } from './node-house.ts';

export const asideOf = (guest: Guest): Aside | undefined => {
  const told = guest.heard.findLast(({ t }) => t === 'aside' || t === 'welcome');
  return told && 'aside' in told ? told.aside : undefined;
};

export const why = (answer: ToClient): string | undefined =>
  answer.t === 'refused' ? (answer.rule ?? answer.why) : undefined;

export const refusedBy = (rule: string, answer: ToClient): void => expect(why(answer)).toBe(rule);

const NAMES = ['Ada', 'Bob', 'Cleo', 'Dora'];

/** A game of people at two nodes, each by their own; the first of them is to act. */
export async function running(people: number, game = 'pionniers') {
  const { house, one, two } = twoNodes();
  const open = Array.from({ length: people - 1 }, () => ({ kind: 'open' }) as const);
  const table = await newTable(one.tables, [{ kind: 'me', name: 'Ada' }, ...open], game);
  const guests: Guest[] = [];
  for (let i = 0; i < people; i++) {
    const { tables } = i % 2 === 0 ? one : two;
    const guest = await Guest.at(tables, table, i + 1);
    if (i > 0) await guest.ask({ t: 'sit', seat: i, name: NAMES[i] ?? '' });
    guests.push(guest);
    await house.settle();
  }
  const late = (guests[0] as Guest).seatToAct;
  const others = guests.filter((_, seat) => seat !== late);
  return { house, one, two, table, guests, late, others, absent: guests[late] as Guest };
}
