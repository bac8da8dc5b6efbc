import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { ToClient } from '#protocol/to-client.ts';
import { databaseFileOf } from '../store/sqlite/files.ts';
import { openDatabase } from '../store/sqlite/open-database.ts';
import { openSqliteStore, sqliteStore } from '../store/sqlite/sqlite-store.ts';
import { folder } from './folder.ts';
import { house, ME, makeTable, twoPlayers } from './house.ts';
import { newSecret, Page } from './page.ts';
import { choicesOf, playOn, seatToAct } from './play.ts';
import { canMakeDisks, smallDisk } from './small-disk.ts';

const holder = fileURLToPath(new URL('./hold-write-lock.ts', import.meta.url));

/** Another program has the file to itself from now on. */
async function held(dataDir: string): Promise<{ letGo(): Promise<void> }> {
  const child: ChildProcess = spawn(process.execPath, [holder, databaseFileOf(dataDir)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  return {
    async letGo() {
      child.stdin?.end();
      await once(child, 'exit');
    },
  };
}

test('while another program keeps the file the house answers, and a move goes through afterwards', async () => {
  const dataDir = folder();
  const store = sqliteStore(await openDatabase(dataDir), 60_000);
  const { address } = await house({ dataDir, store });
  const elsewhere = await twoPlayers(address);
  const { table, players } = await twoPlayers(address);
  const seat = seatToAct(players[0]) as number;
  const mover = players[seat] as Page;
  const lock = await held(dataDir);
  const moved = mover.act(choicesOf(mover, seat)[0]);
  const isMoved = () => mover.heard.some((message) => message.t === 'done' && message.seq === 2);
  // A frozen house would answer none of this before it has given up the move.
  for (let i = 0; i < 10; i++) {
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/api/tables/${table}`)).status).toBe(200);
  }
  expect((await Page.at(address, elsewhere.table)).view?.seq).toBe(1);
  expect(isMoved()).toBe(false);
  await lock.letGo();
  expect(await moved).toMatchObject({ t: 'done', seq: 2 });
});

test('a move that waited in vain is refused, and may be made again', async () => {
  const dataDir = folder();
  const store = sqliteStore(await openDatabase(dataDir), 50);
  const { address } = await house({ dataDir, store });
  const { players } = await twoPlayers(address);
  const seat = seatToAct(players[0]) as number;
  const mover = players[seat] as Page;
  const lock = await held(dataDir);
  const action = choicesOf(mover, seat)[0];
  expect(await mover.act(action, 'request-1')).toMatchObject({ why: 'unavailable' });
  await lock.letGo();
  mover.heard.length = 0;
  expect(await mover.act(action, 'request-1')).toMatchObject({ t: 'done', seq: 2 });
});

test('a full disk stops a bot’s move; when there is space again the table goes on by itself', async () => {
  const dataDir = folder();
  const open = await openDatabase(dataDir);
  const failures: unknown[] = [];
  const store = sqliteStore(open);
  const append: typeof store.append = (id, lines) => {
    const kept = store.append(id, lines);
    kept.catch((error: unknown) => failures.push(error));
    return kept;
  };
  const { address } = await house({ dataDir, store: { ...store, append } });
  const bot = { kind: 'bot', bot: 'random' } as const;
  const table = await makeTable(address, newSecret(), [bot, bot]);
  // No page more than there are: SQLite says what it says when the disk is full.
  open.database.exec('PRAGMA max_page_count = 1');
  const watcher = await Page.at(address, table);
  const isOver = (m: ToClient): boolean => 'status' in m && m.status === 'over';
  await new Promise<void>((resolve) => {
    const look = () => (failures.length < 2 ? setTimeout(look, 10) : resolve());
    look();
  });
  expect(failures[0]).toMatchObject({ message: 'database or disk is full' });
  expect(watcher.heard.some(isOver)).toBe(false);
  const { seq } = watcher.view as { seq: number };
  open.database.exec('PRAGMA max_page_count = 4294967294');
  // Nobody asks for anything.
  await watcher.reach(seq + 1);
  await watcher.until(isOver);
});

test('a table whose first turn could not be written begins by itself', async () => {
  const dataDir = folder();
  const store = sqliteStore(await openDatabase(dataDir), 50);
  const { address } = await house({ dataDir, store });
  const secret = newSecret();
  const table = await makeTable(address, secret, [ME, { kind: 'bot', bot: 'random' }]);
  const lock = await held(dataDir);
  const ada = await Page.at(address, table, secret);
  expect(ada.view).toMatchObject({ seq: 0, status: 'running' });
  await lock.letGo();
  await ada.reach(1);
});

test.skipIf(!canMakeDisks)(
  'a disk that is really full (where one can be made: on Linux, as administrator) loses nothing',
  async () => {
    const disk = smallDisk(8);
    onTestFinished(() => disk.close());
    const store = await openSqliteStore(disk.path);
    const { address } = await house({ dataDir: disk.path, store });
    const { players, table } = await twoPlayers(address);
    const seat = seatToAct(players[0]) as number;
    const mover = players[seat] as Page;
    disk.fill();
    const actions = { t: 'act' as const, after: 1, actions: [choicesOf(mover, seat)[0]] };
    // What is left of the last page may still hold a move or two: other tables are made until nothing is.
    const filled = async (): Promise<never> => {
      for (;;) await makeTable(address, newSecret());
    };
    await expect(filled()).rejects.toThrow('500');
    expect(await mover.ask(actions, 'request-1')).toMatchObject({ why: 'unavailable' });
    expect(await store.lines(table, 1, 9)).toHaveLength(1);
    disk.free();
    mover.heard.length = 0;
    expect(await mover.ask(actions, 'request-1')).toMatchObject({ t: 'done', seq: 2 });
    await playOn(players, 1, 10);
  },
);
