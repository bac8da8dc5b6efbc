import { describe, expect, test } from 'vitest';
import type { Seat } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import type { ToClient } from '#protocol/to-client.ts';
import { MOST_IN_A_TURN } from '../long-turn.ts';
import { memoryStore } from '../memory-store.ts';
import type { LogLine, Store } from '../store.ts';
import { Guest, tablesOver } from './guest.ts';
import { begun, game, ISSUE } from './share-table.ts';

/** An action that ends this seat's turn. */
function endOf({ view: { table, own } }: Guest, seat: Seat): unknown {
  return game.choices(table, own, seat).find((action) => {
    const state = game.imagine(table, own, seat, rngFrom(1));
    game.apply(state, seat, action);
    return !game.actors(state.table).includes(seat);
  });
}

const refusedBy = (rule: string, answer: ToClient): void =>
  expect(answer).toMatchObject({ t: 'refused', rule });

describe('a turn without end', () => {
  test('H.6 holds a thousand actions, and then only its end; others come and see', async () => {
    const { tables, failures } = tablesOver();
    const { table, both, seat } = await begun(tables);
    const hostile = both[seat] as Guest;
    let answer = await hostile.act(ISSUE);
    let entries = 0;
    for (; answer.t === 'done' && entries <= MOST_IN_A_TURN; entries++)
      answer = await hostile.act(ISSUE);
    refusedBy('H.6', answer);
    expect(answer).toMatchObject({ params: { most: MOST_IN_A_TURN } });
    const { seq } = hostile.view;
    const back = { t: 'undo', after: seq, to: seq - 1 } as const;
    refusedBy('H.6', await hostile.ask(back));
    // Whoever comes is told, and told shortly; and the table knows it still when all have left.
    const watcher = await Guest.at(tables, table, 3);
    expect(watcher.view).toMatchObject({ t: 'welcome', seq, eyes: 'watcher' });
    for (const guest of [...both, watcher]) await guest.leave();
    expect(tables.count).toBe(0);
    const again = await Guest.at(tables, table, 1, seat);
    refusedBy('H.6', await again.act(ISSUE));
    expect(await again.act(endOf(again, seat))).toMatchObject({ t: 'done', seq: seq + 1 });
    // It is somebody else's turn now; taking that back would go on with the old one.
    const undo = { t: 'undo', after: again.view.seq, to: seq } as const;
    refusedBy('H.6', await again.ask(undo));
    expect(failures).toEqual([]);
  });

  test('H.6 counts what was taken back, and each undo', async () => {
    const { tables } = tablesOver();
    const { both, seat } = await begun(tables);
    const hostile = both[seat] as Guest;
    const to = hostile.view.seq;
    let made = 0;
    for (let answer: ToClient | undefined; answer?.t !== 'refused' && made < 2000; made++) {
      answer = await hostile.act(ISSUE);
      if (answer.t !== 'done') break;
      answer = await hostile.ask({ t: 'undo', after: hostile.view.seq, to });
    }
    // What came before this test counts too, if it was the same seat's.
    expect(made).toBeGreaterThan(MOST_IN_A_TURN / 2 - 10);
    expect(made).toBeLessThanOrEqual(MOST_IN_A_TURN / 2);
    refusedBy('H.6', await hostile.act(ISSUE));
  });
});

/** A store that counts the lines it hands out. */
function counting(store: Store): Store & { read: number } {
  const counted = {
    ...store,
    read: 0,
    async lines(id: string, from: number, to: number): Promise<LogLine[]> {
      const lines = await store.lines(id, from, to);
      counted.read += lines.length;
      return lines;
    },
  };
  return counted;
}

describe('a table of 20,000 entries', () => {
  test('is summarised without its log, and opened, told and looked back at in parts', async () => {
    const store = counting(memoryStore());
    const { tables, failures } = tablesOver(store);
    const { table, both, seat } = await begun(tables);
    const { seq } = (both[0] as Guest).view;
    for (const guest of both) await guest.leave();
    const lines = Array.from({ length: 20_000 }, (_, i): LogLine => {
      const action = i % 100 === 99 ? { undo: seq + i - 50 } : ISSUE;
      return { seq: seq + i + 1, actor: seat, action, at: i };
    });
    await store.append(table, lines);
    /** Lines read by this. */
    const cost = async (work: () => Promise<unknown>) => {
      store.read = 0;
      await work();
      return store.read;
    };
    expect(await cost(() => tables.summary(table))).toBe(0);
    expect(await tables.summary(table)).toMatchObject({ game: game.id, status: 'running' });
    // Snapshots are missing: they are made once, and all of the log is read for it.
    await (await Guest.at(tables, table, 3)).leave();
    let guest = new Guest();
    expect(await cost(async () => (guest = await Guest.at(tables, table, 3)))).toBeLessThan(3000);
    const welcome = guest.view;
    if (welcome.t !== 'welcome') throw new Error(welcome.t);
    expect(welcome.seq).toBe(seq + 20_000);
    expect(welcome.past.length).toBeGreaterThanOrEqual(50);
    let page = welcome as { past: { seq: number }[]; rest: number };
    for (let i = 0; i < 20; i++) {
      const { rest } = page;
      expect(
        await cost(async () => {
          page = (await guest.ask({ t: 'past', to: rest })) as typeof page;
        }),
      ).toBeLessThan(3000);
      expect(page.past.at(-1)?.seq).toBe(rest);
    }
    expect(await cost(() => guest.ask({ t: 'look', at: 7777 }))).toBeLessThan(3000);
    for (const message of guest.heard) expect(JSON.stringify(message).length).toBeLessThan(64_000);
    expect(failures).toEqual([]);
  });
});
