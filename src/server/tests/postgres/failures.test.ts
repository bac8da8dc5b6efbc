import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { Conflict } from '#tables/store.ts';
import { header, line, logOf, seats, snapshot } from '#tables/tests/store-samples.ts';
import { type OwnPostgres, openPostgres } from '../../services/postgres.ts';
import { house, twoPlayers } from '../house.ts';
import type { Page } from '../page.ts';
import { choicesOf, playOn, seatToAct } from '../play.ts';
import { canMakeDisks, smallDisk } from '../small-disk.ts';
import { back, behindProxy, PATIENCE_MS } from './failing.ts';
import { asked, newSchema, openThere } from './schema.ts';

let postgres: OwnPostgres;

beforeAll(async () => {
  postgres = await openPostgres();
});
afterAll(() => postgres.close());

describe('a PostgreSQL that goes and comes', () => {
  test.each(['stop', 'kill'] as const)(
    '%s: what was promised is there, what was not is whole or not there',
    async (end) => {
      const store = await openThere(await newSchema(postgres.url), PATIENCE_MS);
      const names = ['one', 'two', 'three', 'four'];
      for (const id of names) await store.create(header(id), seats);
      const promised = new Map(names.map((id) => [id, 0]));
      let isUp = true;
      const writing = names.map(async (id) => {
        for (let seq = 1; isUp; seq += 2) {
          const jobs = { play: { due: seq } };
          const along = seq % 3 === 0 ? { snapshot: snapshot(seq + 1), jobs } : {};
          await store.append(id, [line(seq, `request-${seq}`), line(seq + 1)], along);
          promised.set(id, seq + 1);
          if (seq > 40 && id === 'one') {
            isUp = false;
            await postgres[end]();
          }
        }
      });
      await Promise.allSettled(writing);
      await expect(store.append('one', [line(999)])).rejects.not.toThrow(Conflict);
      await expect(store.load('one')).rejects.toThrow();
      await postgres.start();
      await back(store);
      for (const id of names) {
        const log = await logOf(store, id);
        expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
        expect(log.length % 2).toBe(0);
        expect(log.length).toBeGreaterThanOrEqual(promised.get(id) ?? 0);
        await store.append(id, [line(log.length + 1)]);
      }
    },
  );

  test('a player is told to try again, and goes on when it is back', async () => {
    const store = await openThere(await newSchema(postgres.url), PATIENCE_MS);
    const { address } = await house({ store });
    const { players, table } = await twoPlayers(address);
    const seat = seatToAct(players[0]) as number;
    const mover = players[seat] as Page;
    const action = choicesOf(mover, seat)[0];
    await postgres.stop();
    expect(await mover.act(action, 'request-1')).toMatchObject({ why: 'unavailable' });
    // Whoever loads the page again meanwhile has a page, which can tell them so. A proxy is told to prefer others.
    const page = await fetch(`${address}/t/${table}`, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<script type="module"');
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
    await postgres.start();
    await back(store);
    mover.heard.length = 0;
    expect(await mover.act(action, 'request-1')).toMatchObject({ t: 'done', seq: 2 });
    await playOn(players, 1, 10);
  });
});

describe('a network that fails', () => {
  test('an answer that is lost is an error, and never a guess', async () => {
    const place = await newSchema(postgres.url);
    const { proxy, url } = await behindProxy(place);
    const store = await openThere(url, PATIENCE_MS);
    await store.create(header('one'), seats);
    await store.create(header('two'), seats);
    proxy.cutAtAnswer();
    await expect(store.append('one', [line(1, 'request-1')])).rejects.not.toThrow(Conflict);
    proxy.heal();
    await back(store);
    proxy.cutAtAnswer();
    // In a transaction of several steps: its end is never asked for.
    const change = store.change('two', 0, { host: 'ef', jobs: { play: { due: 1 } } });
    await expect(change).rejects.not.toThrow(Conflict);
    proxy.heal();
    await back(store);
    // The statement had arrived; the step after it had not been asked for.
    expect(await store.madeBy('one', 'request-1')).toBe(1);
    expect(await store.load('two')).toMatchObject({ version: 0, header: header('two') });
    expect(await store.jobs.next()).toBeUndefined();
    await expect(store.append('one', [line(1, 'request-1')])).rejects.toThrow(Conflict);
  });

  test('a player whose answer was lost asks again, and has moved once', async () => {
    const { proxy, url } = await behindProxy(await newSchema(postgres.url));
    const store = await openThere(url, PATIENCE_MS);
    const { address } = await house({ store });
    const { players, table } = await twoPlayers(address);
    const seat = seatToAct(players[0]) as number;
    const mover = players[seat] as Page;
    const action = choicesOf(mover, seat)[0];
    proxy.cutAtAnswer();
    expect(await mover.act(action, 'request-1')).toMatchObject({ why: 'unavailable' });
    proxy.heal();
    await back(store);
    const wish = { t: 'act' as const, after: 1, actions: [action] };
    mover.heard.length = 0;
    expect(await mover.ask(wish, 'request-1')).toMatchObject({ t: 'done', seq: 2 });
    await Promise.all(players.map((page) => page.reach(2)));
    await playOn(players, 1, 5);
    const log = await logOf(store, table);
    expect(log.filter(({ id }) => id === 'request-1')).toHaveLength(1);
  });

  test('one that stalls is given up after a while; what it still lets through later changes nothing twice', async () => {
    const place = await newSchema(postgres.url);
    const { proxy, url } = await behindProxy(place);
    const store = await openThere(url, PATIENCE_MS);
    await store.create(header('one'), seats);
    await store.append('one', [line(1)]);
    proxy.stall();
    const stalled = await Promise.allSettled([
      store.append('one', [line(2, 'request-2')]),
      store.load('one'),
      store.jobs.put({ kind: 'tidy', key: '', due: 1 }),
    ]);
    expect(stalled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    proxy.heal();
    await back(store);
    const made = await store.madeBy('one', 'request-2');
    if (made === undefined) await store.append('one', [line(2, 'request-2')]);
    else await expect(store.append('one', [line(2, 'request-2')])).rejects.toThrow(Conflict);
    expect((await logOf(store, 'one')).map(({ seq }) => seq)).toEqual([1, 2]);
  });

  test('what a node that fell silent had begun keeps nobody else waiting', async () => {
    const place = await newSchema(postgres.url);
    const { proxy, url } = await behindProxy(place);
    const [silent, other] = [
      await openThere(url, PATIENCE_MS),
      await openThere(place, 20 * PATIENCE_MS),
    ];
    await other.create(header('one'), seats);
    await silent.load('one');
    // Its transaction has its first step done and waits for a word that never comes.
    proxy.stallAtAnswer();
    const begun = silent.append('one', [line(1, 'request-1')], { over: true });
    await expect(begun).rejects.toThrow();
    await other.append('one', [line(1, 'request-2')]);
    expect(await other.load('one')).toMatchObject({ entries: 1, over: false });
  });
});

describe.skipIf(!canMakeDisks)(
  'a full disk (where one can be made: on Linux, as administrator)',
  () => {
    test('refuses everybody, loses nothing, and all goes on when there is space again', async () => {
      const disk = smallDisk(120);
      onTestFinished(() => disk.close());
      const full = await openPostgres({
        dataIn: disk.path,
        settings: ['wal_recycle=off', 'min_wal_size=32MB', 'max_wal_size=32MB'],
      });
      onTestFinished(() => full.close());
      const place = await newSchema(full.url);
      const store = await openThere(place, PATIENCE_MS);
      const { address } = await house({ store });
      const { players, table } = await twoPlayers(address);
      const seat = seatToAct(players[0]) as number;
      const mover = players[seat] as Page;
      await store.create(header('one'), seats);
      const promised = { seq: 0, wide: 0 };
      const wide = { ...snapshot(1), state: { table: 'x', hidden: 'y'.repeat(200_000) } };
      const write = async (isWide: boolean): Promise<void> => {
        const seq = promised.seq + 1;
        const along = isWide ? { snapshot: { ...wide, seq } } : {};
        await store.append('one', [line(seq, `request-${seq}`)], along);
        promised.seq = seq;
        if (isWide) promised.wide = seq;
      };
      await write(true);
      disk.fill();
      const failed = async (isWide: boolean): Promise<unknown> => {
        for (;;) await write(isWide);
      };
      await expect(failed(true)).rejects.not.toThrow(Conflict);
      // A line may still fit where nothing wide does, and so may a move.
      await expect(failed(false)).rejects.not.toThrow(Conflict);
      const wish = { t: 'act' as const, after: 1, actions: [choicesOf(mover, seat)[0]] };
      expect(await mover.ask(wish, 'request-1')).toMatchObject({ why: 'unavailable' });
      expect(players.map(({ view }) => view?.seq)).toEqual([1, 1]);
      disk.free();
      if (full.pid() === undefined) await full.start();
      await back(store);
      mover.heard.length = 0;
      expect(await mover.ask(wish, 'request-1')).toMatchObject({ t: 'done', seq: 2 });
      await playOn(players, 1, 10);
      const names = (await logOf(store, table)).flatMap(({ id }) => id ?? []);
      expect(names.filter((id) => id === 'request-1')).toHaveLength(1);
      expect(names.length).toBe(11);

      const { entries = 0 } = (await store.load('one')) ?? {};
      expect(entries).toBeGreaterThanOrEqual(promised.seq);
      const log = await logOf(store, 'one');
      expect(log.map(({ seq }) => seq)).toEqual(Array.from({ length: entries }, (_, i) => i + 1));
      const ofOne = `FROM snapshots WHERE "table" = 'one' AND seq <= ${promised.wide}`;
      expect(await asked(place, `SELECT count(*) ${ofOne}`)).toEqual([
        { count: `${promised.wide}` },
      ]);
      promised.seq = entries;
      await write(true);
    });
  },
);
