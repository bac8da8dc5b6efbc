import { expect, test } from 'vitest';
import type { Eyes } from '#kernel/game.ts';
import { type Rng, rngFrom } from '#kernel/rng.ts';
import { markOf } from '#tables/tables.ts';
import { connect } from '../../store/sqlite/open-database.ts';
import { sqliteStore } from '../../store/sqlite/sqlite-store.ts';
import { house, twoPlayers } from '../house.ts';
import { newName, newSecret, Page } from '../page.ts';
import { level, playOne } from '../play.ts';
import { Auditor, tellsOf } from './auditor.ts';

const GAMES = 48;
const AT_ONCE = 6;

/** One whole game with a watcher. Somebody comes back, looks back or takes back now and then. All that was sent, by eyes. */
async function playedThrough(address: string, rng: Rng) {
  const { table, secrets, players } = await twoPlayers(address);
  const keys = [...secrets, newSecret()];
  const pages = [...players, await Page.at(address, table, keys[2])];
  const sent: string[][] = [[], [], []];
  for (let moves = 0; await playOne(pages, rng); moves++) {
    const who = rng.below(3);
    const page = pages[who] as Page;
    const { seq, floor } = page.view as { seq: number; floor?: number };
    switch (rng.below(24)) {
      case 0:
        sent[who]?.push(...page.texts);
        await page.leave();
        pages[who] = await Page.at(address, table, keys[who]);
        break;
      case 1:
        await page.ask({ t: 'look', at: rng.below(seq + 1) });
        break;
      case 2:
        await page.ask({ t: 'undo', after: seq, to: floor ?? seq });
        break;
      case 3:
        if (who < 2 && moves < 100) await undoTogether(page, pages[1 - who] as Page, rng);
        break;
      case 4:
        await page.ask({ t: 'log', from: 1 + rng.below(seq + 1) });
        await page.ask({ t: 'past', to: rng.below(seq + 1) });
        break;
      default:
    }
    await level(pages);
  }
  for (const [i, page] of pages.entries()) sent[i]?.push(...page.texts);
  return { table, secrets: keys, sent };
}

async function undoTogether(page: Page, other: Page, rng: Rng): Promise<void> {
  const { seq } = page.view as { seq: number };
  const id = newName();
  const asked = await page.ask(
    { t: 'undo', after: seq, to: Math.max(1, seq - 1 - rng.below(12)) },
    id,
  );
  if (asked.t === 'done' && asked.seq === seq) {
    await other.ask({ t: 'consent', ask: id, yes: rng.below(3) > 0 });
  }
}

test(`over ${GAMES} whole games nothing hidden, and nothing of any secret, is in any byte sent`, async () => {
  const { address, dataDir } = await house();
  const store = sqliteStore(await connect(dataDir));
  let [messages, bytes, shownAfter] = [0, 0, 0];
  for (let i = 0; i < GAMES; i += AT_ONCE) {
    const games = Array.from({ length: AT_ONCE }, (_, k) => playedThrough(address, rngFrom(i + k)));
    for (const { table, secrets, sent } of await Promise.all(games)) {
      const stored = await store.load(table);
      const chance = stored?.header.secret as string;
      const marks = secrets.map(markOf);
      sent.forEach((texts, who) => {
        const auditor = new Auditor(who === 2 ? 'watcher' : who);
        let isOver = false;
        for (const text of texts) {
          auditor.read(text);
          isOver ||= text.includes('"status":"over"');
          expect([...secrets, ...marks].some((secret) => tellsOf(secret, text))).toBe(false);
          if (!isOver) expect(tellsOf(chance, text)).toBe(false);
          bytes += text.length;
        }
        // Then it is shown to everybody.
        if (texts.some((text) => tellsOf(chance, text))) shownAfter++;
        messages += auditor.messages;
      });
    }
  }
  await store.close();
  expect(messages).toBeGreaterThan(GAMES * 3 * 150);
  expect(bytes).toBeGreaterThan(10_000_000);
  expect(shownAfter).toBe(GAMES * 3);
}, 600_000);

test('the auditor sees what it is there to see', () => {
  const secret = newSecret();
  expect(tellsOf(secret, `"note":"${secret.slice(20, 33).toUpperCase()}"`)).toBe(true);
  expect(tellsOf(secret, Buffer.from(secret, 'hex').toString('base64'))).toBe(true);
  expect(tellsOf(secret, newSecret())).toBe(false);
  const drawn = { is: 'cards-drawn', seat: 0, count: 1, cards: [7] };
  const update = (events: unknown[], more = {}) =>
    JSON.stringify({
      t: 'update',
      seq: 1,
      entries: [[null, events]],
      table: emptyTable,
      ...more,
    });
  const nothing = { discard: [], money: [[], []], buried: [[], []] };
  const knows = (hand: number[], seen = nothing) => ({ own: { hand, seen } });
  const read = (eyes: Eyes, text: string) => () => new Auditor(eyes).read(text);
  expect(read(0, update([drawn], knows([7])))).not.toThrow();
  expect(read(0, update([drawn], knows([8])))).toThrow();
  expect(read(0, update([drawn], knows([7, 7])))).toThrow();
  expect(read(1, update([drawn], knows([])))).toThrow();
  expect(read(1, update([{ is: 'card-banked', seat: 0, card: 3 }], knows([])))).toThrow();
  expect(read('watcher', update([drawn]))).toThrow();
  expect(read('watcher', update([], knows([])))).toThrow();
  expect(read('watcher', update([], { table: { ...emptyTable, next: [3] } }))).toThrow();
  expect(read('watcher', update([]))).not.toThrow();
});

const nobody = { hand: 0, money: 0, columns: [], bonus: 0 };
const emptyTable = {
  phase: 'passengers',
  turn: 0,
  turns: 1,
  laid: 0,
  spent: 0,
  rows: [[], [], [], []],
  players: [nobody, nobody],
  display: [],
  trams: 0,
  pile: 0,
  discard: 0,
  scorings: [],
};
