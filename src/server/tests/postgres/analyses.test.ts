import { describe, expect, test, vi } from 'vitest';
import { analysed } from '#bots/analysis/analysis.ts';
import { type Ask, askFor } from '#bots/analysis/ask.ts';
import { courseOf } from '#bots/analysis/course.ts';
import { playOutOf, titleOf } from '#games/catalogue.ts';
import { type AnalysisTold, analysisTold } from '#protocol/analysis.ts';
import type { Lease } from '#tables/jobs.ts';
import { LEASE_MS } from '#tables/node.ts';
import { AnalysisRows } from '../../analysis/analysis-rows.ts';
import { AnalysisWork } from '../../analysis/work.ts';
import { Worker } from '../../jobs/worker.ts';
import { newMetrics } from '../../metrics/metrics.ts';
import type { ServerOptions } from '../../open-server.ts';
import { isDatabaseUrl } from '../../store/open-store.ts';
import type { ServerStore } from '../../store/server-store.ts';
import { bothStores, storeAt } from '../both-stores.ts';
import { putGame, race } from '../finished-table.ts';
import { house } from '../house.ts';
import { newSecret, Page } from '../page.ts';

/** A hundredth of what a browser reads. */
const glance = (commitment: string): Ask => ({ ...askFor(commitment, 0.01), atMost: 0 });

const RACE = race();

/** The same game, read here. */
async function readHere(): Promise<unknown> {
  const playOut = await playOutOf('pionniers');
  if (!playOut) throw new Error('no play-outs');
  const { seats, options, log, commitment } = RACE;
  const course = courseOf(playOut.play, seats.length, options, log);
  const reading = analysed(playOut, course, glance(commitment));
  for (;;) {
    const { value, done } = reading.next();
    if (done) return JSON.parse(JSON.stringify(value));
  }
}

/** A house at a place in which these tables stand already. */
async function houseWith(
  place: string,
  tables: Readonly<Record<string, number | undefined>>,
  wish: Partial<ServerOptions> = {},
) {
  const store = await storeAt(place);
  for (const [id, entries] of Object.entries(tables)) await putGame(store, id, RACE, entries);
  await store.close();
  const at = isDatabaseUrl(place) ? { databaseUrl: place } : { dataDir: place };
  return house({ ...at, askFor: glance, ...wish });
}

async function asks(page: Page, order?: true): Promise<AnalysisTold | string | undefined> {
  const answer = await page.ask({ t: 'analysis', ...(order && { order }) });
  return answer.t === 'analysis'
    ? analysisTold.parse(answer.told)
    : 'why' in answer
      ? answer.why
      : answer.t;
}

const WAIT = { timeout: 60_000, interval: 100 };

/** Until the report is there. */
const keptAt = (page: Page) =>
  vi.waitFor(async () => {
    const told = await asks(page);
    if (typeof told === 'object' && told.is === 'kept') return told.report;
    throw new Error(JSON.stringify(told));
  }, WAIT);

/** What one node does, with its own clock, and without a network. */
async function node(store: ServerStore, name: string, clock: { now: number }, ask = glance) {
  const now = () => clock.now;
  const failures: unknown[] = [];
  const report = (error: unknown): void => void failures.push(error);
  const metrics = newMetrics();
  const host = { store, sql: store.sql, titleOf, now, metrics, report };
  const work = new AnalysisWork({ ...host, askFor: ask });
  const { jobs } = store;
  const does = { jobs, name, kinds: { analysis: work.do }, now, report, isShared: true };
  return { work, worker: new Worker({ ...does, isPlaying: () => false }), failures };
}

describe.each(bothStores)('finished games that the house reads, in %s', (_, newPlace) => {
  test('one is read when somebody asks, as in a browser, and is then there for whoever may see the game', async () => {
    const place = await newPlace();
    const { address } = await houseWith(place, { race000001: undefined, begun00001: 40 });
    const [ada, bob] = [await Page.at(address, 'race000001'), await Page.at(address, 'race000001')];
    expect(await asks(ada)).toEqual({ is: 'none' });
    expect(await asks(ada, true)).toMatchObject({ is: 'waiting' });
    const report = await keptAt(bob);
    expect(report).toEqual(await readHere());
    expect(report.accounts).toHaveLength(4);
    for (const { start, luck, choices, result } of report.accounts) {
      expect(start + luck + choices).toBe(result);
    }
    expect(await asks(ada, true)).toEqual({ is: 'kept', report });
    // Never of a game that goes on.
    const watcher = await Page.at(address, 'begun00001');
    expect(await asks(watcher)).toBe('not-over');
    expect(await asks(watcher, true)).toBe('not-over');
  });

  test('so many wait and no more, and one guest asks so often', async () => {
    const limits = { analysesWaiting: 1, analysesPerHour: { guest: 2, address: 1000 } };
    const tables = { race000001: undefined, race000002: undefined };
    const { address } = await houseWith(await newPlace(), tables, { limits, role: 'web' });
    const secret = newSecret();
    const one = await Page.at(address, 'race000001', secret);
    const two = await Page.at(address, 'race000002', secret);
    expect(await asks(one, true)).toEqual({ is: 'waiting', before: 0, part: 0 });
    expect(await asks(one, true)).toEqual({ is: 'waiting', before: 0, part: 0 });
    expect(await asks(two, true)).toEqual({ is: 'full' });
    expect(await asks(two, true)).toBe('too-often');
    expect(await asks(await Page.at(address, 'race000002'), true)).toEqual({ is: 'full' });
  });

  test('what a dead node was reading is read by another, once its lease has ended', async () => {
    const store = await storeAt(await newPlace());
    await putGame(store, 'race000001', RACE);
    const rows = new AnalysisRows(store.sql);
    const clock = { now: 1000 };
    expect(await rows.put('race000001', RACE.entries, clock.now, 9)).toBe(true);
    const lease: Lease = { worker: 'dead', until: clock.now + LEASE_MS };
    expect(await store.jobs.take(lease, clock.now, 9)).toHaveLength(1);
    await rows.begin('race000001');
    const { worker, failures } = await node(store, 'alive', clock);
    worker.wake();
    await vi.waitFor(async () => expect(await store.jobs.next()).toBe(lease.until), WAIT);
    expect(await rows.of('race000001', RACE.entries)).toMatchObject({ is: 'waiting', tries: 1 });
    clock.now = lease.until;
    worker.wake();
    await vi.waitFor(
      async () => expect(await rows.of('race000001', RACE.entries)).toMatchObject({ is: 'kept' }),
      WAIT,
    );
    await worker.stop();
    expect(await store.jobs.next()).toBeUndefined();
    expect(failures).toEqual([]);
    // Of a log that has gone on since, nothing is kept.
    expect(await rows.of('race000001', RACE.entries + 1)).toBeUndefined();
  });

  test('a node that closes leaves it to others at once; what never comes to an end is given up', async () => {
    const store = await storeAt(await newPlace());
    await putGame(store, 'race000001', RACE);
    const rows = new AnalysisRows(store.sql);
    const clock = { now: 1000 };
    await rows.put('race000001', RACE.entries, clock.now, 9);
    const closing = await node(store, 'closing', clock, (commitment) => askFor(commitment, 60));
    const reading = closing.work.do('race000001');
    const there = () => rows.of('race000001', RACE.entries);
    await vi.waitFor(async () => expect(await there()).toMatchObject({ tries: 1 }), WAIT);
    // While it reads one, another is left to others.
    expect(await closing.work.do('race000001')).toMatchObject({ due: expect.any(Number) });
    closing.work.rest();
    expect(await reading).toEqual({ due: clock.now });
    expect(await there()).toMatchObject({ is: 'waiting', tries: 0 });
    for (let tries = 0; tries < 3; tries++) await rows.begin('race000001');
    expect(await (await node(store, 'alive', clock)).work.do('race000001')).toBe('done');
    expect(await there()).toBeUndefined();
  });

  test('it goes with its table, with what was to be read', async () => {
    const store = await storeAt(await newPlace());
    const rows = new AnalysisRows(store.sql);
    for (const id of ['race000001', 'race000002', 'race000003']) {
      await putGame(store, id, RACE);
      await rows.put(id, RACE.entries, 1000, 9);
    }
    expect(await rows.waiting()).toBe(3);
    await store.remove('race000001');
    expect(await store.prune(({ id }) => id === 'race000002')).toBe(1);
    expect(await rows.waiting()).toBe(1);
    const left = await store.jobs.take({ worker: 'me', until: 5000 }, 2000, 9);
    expect(left).toEqual([{ kind: 'analysis', key: 'race000003', due: 1000 }]);
  });
});
