import { describe, expect, test, vi } from 'vitest';
import { titleOf } from '#games/catalogue.ts';
import { dealFrom } from '#kernel/deal.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import { memoryStore } from '../memory-store.ts';
import { newJourney } from '../new-table.ts';
import type { LogLine } from '../store.ts';
import { markOf } from '../tables.ts';
import { refusedBy } from './absence-house.ts';
import { FIRST_CHOICE, Guest, secretOf, tablesOver } from './guest.ts';

const DEAL = dealFrom('3c'.repeat(32));
const DAY = '2026-11-19';

/** Journeys of the same day against a bot, each at a table of its own. */
function station() {
  const store = memoryStore();
  const { tables, failures } = tablesOver(store, FIRST_CHOICE, undefined, {}, {});
  const board = async (person: number, table = `journey00000000${person}`) => {
    const secret = secretOf(person);
    await newJourney(
      { store, titleOf, bots: FIRST_CHOICE, now: () => 0 },
      {
        v: PROTOCOL,
        game: 'trambahn',
        options: {},
        secret,
        seats: [
          { kind: 'me', name: 'Ada' },
          { kind: 'bot', bot: 'any' },
        ],
        access: 'private',
      },
      markOf(secret),
      { table, secret: DEAL, rules: 1, day: DAY },
    );
    return { table, guest: await Guest.at(tables, table, person) };
  };
  return { store, tables, failures, board };
}

const isOver = ({ view }: Guest): boolean => view.status === 'over';

async function act(guest: Guest, pick: (choices: unknown[]) => unknown): Promise<void> {
  await vi.waitUntil(() => isOver(guest) || guest.isToAct(0), { timeout: 20_000 });
  if (isOver(guest)) return;
  expect(await guest.act(pick(guest.choices(0)))).toMatchObject({ t: 'done' });
}

async function travel(guest: Guest): Promise<void> {
  while (!isOver(guest)) await act(guest, (choices) => choices[0]);
}

const untimed = (lines: readonly LogLine[]) =>
  lines.map(({ seq, actor, action }) => ({ seq, actor, action }));

describe('H.15 a journey', () => {
  test('is laid once, and nobody else looks on', async () => {
    const { tables, store, board } = station();
    const { table, guest } = await board(1);
    await act(guest, (choices) => choices[0]);
    await board(1, table);
    expect((await store.load(table))?.entries).toBeGreaterThan(1);
    const welcome = guest.heard.find(({ t }) => t === 'welcome');
    expect(welcome).toMatchObject({ aside: { daily: DAY, access: 'private' } });
    await expect(Guest.at(tables, table, 2)).rejects.toThrow();
  });

  test('takes back what is free, and nothing beyond a reveal', async () => {
    const { board } = station();
    const { guest } = await board(1);
    const heardFloor = () => guest.view.floor ?? guest.view.seq;
    // Until there is something behind, a draw with it, that was the traveller's own.
    while (heardFloor() < 4) await act(guest, (choices) => choices[0]);
    const { seq } = guest.view;
    refusedBy('H.15', await guest.ask({ t: 'undo', after: seq, to: 1 }));
    while (heardFloor() === guest.view.seq) await act(guest, (choices) => choices[0]);
    const before = guest.view.seq;
    expect(await guest.ask({ t: 'undo', after: before, to: heardFloor() })).toMatchObject({
      t: 'done',
    });
  });

  test('meets equal luck where decisions are equal; its secret is told at the end, and no rematch follows', async () => {
    const { store, board, failures } = station();
    const [one, other] = [await board(1), await board(2)];
    await Promise.all([travel(one.guest), travel(other.guest)]);
    const [first, second] = await Promise.all(
      [one, other].map(async ({ table }) => untimed(await store.lines(table, 1, 100_000))),
    );
    expect(first?.length).toBeGreaterThan(50);
    expect(first).toEqual(second);
    for (const { guest } of [one, other]) {
      const told = guest.heard.map((message) => JSON.stringify(message));
      const last = told.findIndex((text) => text.includes(DEAL.slice(16)));
      expect(guest.heard[last]).toMatchObject({ status: 'over' });
      refusedBy('H.15', await guest.ask({ t: 'rematch', yes: true }));
    }
    expect(failures).toEqual([]);
  });
});
