import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '#server/store/open-store.ts';
import type { ServerStore } from '#server/store/server-store.ts';
import { databaseFileOf } from '#server/store/sqlite/files.ts';
import { migrate } from '#server/store/sqlite/migrate.ts';
import { asked, newSchema } from '#server/tests/postgres/schema.ts';
import type { Store } from '#tables/store.ts';
import { header, line, seats, snapshot } from '#tables/tests/store-samples.ts';
import { env, folder, mainFile } from '../command.ts';

const run = promisify(execFile);

/** Runs the real command while this process goes on. */
async function rotonde(place: string, ...args: string[]) {
  const where = place.startsWith('postgres:') ? { DATABASE_URL: place } : { DATA_DIR: place };
  try {
    return await run(process.execPath, [mainFile, ...args], { env: { ...env, ...where } });
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, stdout, stderr };
  }
}

/** What was told, less the numbers of a run. */
const SAID =
  /^(\w[\w ]*) (\d+) tables?(?:, (\d+) were there already)?; [\d,]+ entries read, checksum ([\da-f]{64})\n$/;

async function said(place: string, ...args: string[]) {
  const { stdout, stderr } = await rotonde(place, ...args);
  expect(stderr).toBe('');
  const [, done, copied, left = '0', sum] = SAID.exec(stdout) ?? expect.fail(stdout);
  return { done, copied: Number(copied), left: Number(left), sum };
}

async function opened(place: string): Promise<ServerStore> {
  const store = await openStore(place);
  onTestFinished(() => store.close().catch(() => undefined));
  return store;
}

const NAMES = ['table1', 'table2', 'table3', 'table4', 'table5'];
const [FIRST, SECOND, THIRD] = ['table1', 'table2', 'table3'] as const;

/** Tables at which somebody moves without end, one after the other, until told to stop. */
async function busy(place: string) {
  const store = await opened(place);
  for (const id of NAMES) {
    await store.create(header(id), seats);
    await store.keep(id, { jobs: { play: { due: 7 } } });
  }
  let isStopped = false;
  let seq = 0;
  const round = async (): Promise<void> => {
    seq++;
    for (const id of NAMES) {
      const turn = { toAct: [seq % 2], since: seq };
      const along = seq % 3 === 0 ? { snapshot: snapshot(seq), over: false, turn } : {};
      await store.append(id, [line(seq, `request-${seq}`)], along);
    }
  };
  for (let i = 0; i < 3; i++) await round();
  const ask = { id: 'ask-1', by: 0, to: 1, agreed: [], after: 3 };
  await store.change(FIRST, 0, { host: 'ef'.repeat(32), beside: { ask, access: 'public' } });
  const playing = (async () => {
    while (!isStopped) await round();
  })();
  return {
    store,
    async stop() {
      isStopped = true;
      await playing;
    },
  };
}

async function all(store: Store, id: string) {
  const stored = (await store.load(id)) ?? expect.fail(`no table ${id}`);
  const states = stored.snapshots.map(({ seq }) => store.snapshot(id, seq));
  return {
    stored,
    log: await store.lines(id, 1, stored.entries),
    states: await Promise.all(states),
  };
}

/** As it stood at one moment: no table is further than one that is moved at before it, nor behind by more than one move. */
async function expectOneMoment(copy: Store, source: Store): Promise<void> {
  const played: number[] = [];
  for (const id of NAMES) {
    const { stored, log } = await all(copy, id);
    expect(log).toEqual(await source.lines(id, 1, stored.entries));
    expect(stored.entries).toBeGreaterThanOrEqual(3);
    played.push(stored.entries);
  }
  expect(played).toEqual(played.toSorted((a, b) => b - a));
  expect((played[0] ?? 0) - (played.at(-1) ?? 0)).toBeLessThanOrEqual(1);
}

async function expectSame(one: Store, other: Store): Promise<void> {
  for (const id of NAMES) expect(await all(one, id)).toEqual(await all(other, id));
}

/** Each store to the other, and what stands between them. */
const PAIRS = [
  ['a folder', 'PostgreSQL', async () => folder(), newSchema],
  ['PostgreSQL', 'a folder', newSchema, async () => folder()],
] as const;

describe.each(PAIRS)('from %s to %s', (_, __, newFrom, newTo) => {
  test('a backup made while tables are played is of one moment, and is restored anywhere', async () => {
    const [from, to] = [await newFrom(), await newTo()];
    const { store, stop } = await busy(from);
    const file = join(folder(), 'backup.sqlite');
    const made = await said(from, 'backup', file);
    await stop();
    expect(made).toMatchObject({ done: 'backed up', copied: NAMES.length });
    expect(existsSync(`${file}.part`)).toBe(false);
    // Into a place that is open.
    const target = await opened(to);
    await target.create(header('of its own'), seats);
    expect(await said(to, 'restore', file)).toEqual({ ...made, done: 'restored' });
    await expectOneMoment(target, store);
    expect(await target.load(FIRST)).toMatchObject({
      version: 1,
      beside: { ask: { id: 'ask-1' } },
    });
    expect(await target.jobs.take({ worker: 'w', until: 99 }, 10, 99)).toHaveLength(NAMES.length);
    expect(await target.load('of its own')).toBeDefined();
    // What is there stays as it is; what is lost comes back, though tables are played meanwhile.
    await target.remove(THIRD);
    const { entries = 0 } = (await target.load(SECOND)) ?? {};
    await target.append(SECOND, [line(entries + 1)]);
    expect(await said(to, 'restore', file)).toMatchObject({ copied: 1, left: 4, sum: made.sum });
    expect(await target.load(SECOND)).toMatchObject({ entries: entries + 1 });
    expect(await target.load(THIRD)).toBeDefined();
  });

  test('a house moves while it is open, and what has changed since follows', async () => {
    const [from, to] = [await newFrom(), await newTo()];
    const { store, stop } = await busy(from);
    expect(await said(from, 'move-store', from, to)).toMatchObject({
      done: 'copied',
      copied: NAMES.length,
    });
    await stop();
    const there = await opened(to);
    await expectOneMoment(there, store);
    await there.close();
    await said(from, 'move-store', from, to);
    const last = await said(from, 'move-store', from, to);
    expect(last).toMatchObject({ copied: 0, left: NAMES.length });
    const again = await opened(to);
    await expectSame(again, store);
    // Not the other way, once it has gone further there.
    const { entries = 0 } = (await again.load(SECOND)) ?? {};
    await again.append(SECOND, [line(entries + 1)]);
    expect(await rotonde(from, 'move-store', from, to)).toMatchObject({
      code: 1,
      stderr: 'rotonde: table table2 has gone further where it would be copied to\n',
    });
  });
});

test('a backup that is damaged, or no backup, is refused, and nothing is put anywhere', async () => {
  const to = await newSchema();
  const file = join(folder(), 'backup.sqlite');
  writeFileSync(file, 'not a backup, though long enough to be one');
  expect(await rotonde(to, 'restore', file)).toMatchObject({
    code: 2,
    stderr: `rotonde: ${JSON.stringify(file)} is not a database; nothing in it was changed\n`,
  });
  expect(
    await asked(
      to,
      "SELECT * FROM pg_tables WHERE tablename = 'tables' AND schemaname = current_schema()",
    ),
  ).toEqual([]);
  const nowhere = join(folder(), 'no', 'such', 'folder', 'backup');
  expect(await rotonde(to, 'backup', nowhere)).toMatchObject({ code: 1 });
});

test('migrate, check-store and prune work on PostgreSQL; a hole in a log is found', async () => {
  const place = await newSchema();
  expect((await rotonde(place, 'migrate')).stdout).toMatch(
    /^migrated: 2026-11-16-nodes, [^\n]+\n$/,
  );
  expect((await rotonde(place, 'migrate')).stdout).toBe('nothing to migrate\n');
  const store = await opened(place);
  await store.create({ ...header('one'), at: 1 }, seats);
  await store.create(header('two'), seats);
  for (const seq of [1, 2, 3]) await store.append('two', [line(seq)]);
  expect((await rotonde(place, 'prune')).stdout).toContain('removed 1 table never begun');
  expect((await rotonde(place, 'check-store')).stdout).toBe('OK 1 tables\n');
  await asked(place, 'DELETE FROM gestures WHERE seq = 2');
  expect(await rotonde(place, 'check-store')).toMatchObject({
    code: 1,
    stderr: 'rotonde: table "two": entry 2 is missing\n',
  });
});

test('migrate brings the folder of an older version to what this one expects, once', async () => {
  const place = folder();
  expect(await rotonde(place, 'migrate')).toMatchObject({ code: 2 });
  const old = new DatabaseSync(databaseFileOf(place));
  migrate(old, 1);
  old.close();
  expect((await rotonde(place, 'migrate')).stdout).toMatch(/^migrated: 2026-11-16-host, [^\n]+\n$/);
  expect((await rotonde(place, 'migrate')).stdout).toBe('nothing to migrate\n');
  expect((await rotonde(place, 'check-store')).stdout).toMatch(/^OK \d+ KiB\n$/);
});

test('a database that cannot be reached is told in one line, without its password', async () => {
  const place = 'postgres://ada:sesame@127.0.0.1:1/house';
  for (const command of ['serve', 'migrate', 'check-store']) {
    const { stderr, code } = (await rotonde(place, command)) as { stderr: string; code: number };
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^rotonde: nothing can be had from "postgres:\/\/127\.0\.0\.1:1\/house" .*\n$/,
    );
    expect(stderr).not.toContain('sesame');
  }
  expect(await rotonde('postgres://[house', 'migrate')).toMatchObject({ code: 2 });
});
