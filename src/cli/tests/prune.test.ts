import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Bot } from '#bots/bot.ts';
import { playMatch } from '#bots/match.ts';
import { botOf, titleOf } from '#games/catalogue.ts';
import type { Game, Kind } from '#kernel/game.ts';
import { databaseFileOf } from '#server/store/sqlite/files.ts';
import { openSqliteStore } from '#server/store/sqlite/sqlite-store.ts';
import type { Header, SeatStored } from '#tables/store.ts';
import { folder, rotondeIn } from './command.ts';

const DAY = 86_400_000;
const game = (await titleOf('trambahn'))?.game as Game<Kind>;
const bot = (await botOf('trambahn', 'random')) as Bot<Kind>;
const { log, secret } = playMatch(game, [bot, bot], {}, { seed: 1, number: 0 });
const seats: SeatStored[] = [
  { kind: 'guest', name: 'Ada', holder: 'ab'.repeat(32) },
  { kind: 'bot', bot: 'random', name: 'random' },
];

/** Tables of many ages: `<what has happened there>-<days ago>`. */
async function ages(): Promise<string> {
  const path = folder();
  const store = await openSqliteStore(path);
  const make = async (id: string, days: number, entries: number, rules = game.rules) => {
    const at = Date.now() - days * DAY;
    const header: Header = { id, game: game.id, rules, options: {}, secret, at };
    await store.create(header, seats);
    const lines = log.slice(0, entries).map((entry) => ({ ...entry, at }));
    await store.append(id, lines, { over: entries === log.length });
  };
  for (const days of [1, 6, 8, 40]) {
    await make(`waiting-${days}`, days, 0);
    await make(`running-${days}`, days, log.length - 1);
    await make(`over-${days}`, days, log.length);
  }
  await make('unknown-40', 40, log.length, game.rules + 1);
  await store.close();
  return path;
}

async function left(path: string): Promise<string[]> {
  const store = await openSqliteStore(path);
  const ids: string[] = [];
  await store.prune(({ id }) => ids.push(id) < 0);
  await store.close();
  return ids;
}

test('removes what was never begun for a week, and with a word for it what has long been over', async () => {
  const path = await ages();
  const all = await left(path);
  const said = (...args: string[]) => {
    const { status, stdout, stderr } = rotondeIn(path, 'prune', ...args);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    return stdout;
  };
  expect(said('--dry-run', '--finished-days', '7')).toBe(
    'would remove 2 tables never begun, 2 finished\n',
  );
  expect(await left(path)).toEqual(all);

  expect(said()).toMatch(/^removed 2 tables never begun, 0 finished; [\d,]+ KiB given back\n$/);
  const weekOld = ['waiting-8', 'waiting-40'];
  expect(await left(path)).toEqual(all.filter((id) => !weekOld.includes(id)));

  const { size } = statSync(databaseFileOf(path));
  expect(said('--finished-days', '7', '--waiting-days', '5')).toContain(
    'removed 1 table never begun, 2 finished',
  );
  const gone = [...weekOld, 'waiting-6', 'over-8', 'over-40'];
  expect(await left(path)).toEqual(all.filter((id) => !gone.includes(id)));
  expect(statSync(databaseFileOf(path)).size).toBeLessThan(size);
  expect(rotondeIn(path, 'check-store')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^OK [\d,]+ KiB\n$/),
  });
});

test('a folder that is open, or empty, is left alone', async () => {
  const path = folder();
  for (const command of ['prune', 'check-store']) {
    expect(rotondeIn(path, command)).toEqual({
      status: 2,
      stdout: '',
      stderr: `rotonde: no tables are kept in ${JSON.stringify(path)} (DATA_DIR chooses another folder)\n`,
    });
  }
  const store = await openSqliteStore(path);
  await store.create({ id: 'one', game: 'g', rules: 1, options: {}, secret, at: 1 }, seats);
  for (const command of ['prune', 'check-store']) {
    expect(rotondeIn(path, command)).toEqual({
      status: 2,
      stdout: '',
      stderr: `rotonde: another Rotonde is open on ${JSON.stringify(path)}; nothing was done here (DATA_DIR chooses another folder)\n`,
    });
  }
  expect(await store.load('one')).toBeDefined();
  await store.close();
});
