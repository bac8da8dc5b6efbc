import { onTestFinished } from 'vitest';
import { titleOf } from '#games/catalogue.ts';
import { noBots, tablesOver } from '#tables/tests/guest.ts';
import { openHolders } from '../open-holders.ts';
import { openPushService } from '../services/push-service.ts';
import type { Sql } from '../sql/sql.ts';
import type { ServerStore } from '../store/server-store.ts';
import type { Crash } from './notice-race-deeds.ts';

export const WORKER = 'race';

/** The process dies: what is written is written, and nothing else is done. */
export class Died extends Error {}

/** A house over a store, whose jobs are done when a test says so, once as it should be and once by one who dies of it. */
export async function raceHouse(store: ServerStore) {
  const clock = { now: Date.parse('2026-11-16T18:00:00Z') };
  const now = (): number => ++clock.now;
  const push = await openPushService();
  onTestFinished(() => push.close());
  const work = { jobs: store.jobs, worker: WORKER, wake: () => undefined };
  const { tables, failures } = tablesOver(store, noBots, undefined, { now }, { work });
  const report = (error: unknown): void => void failures.push(error);
  const nothing = (): void => undefined;
  const still = { wake: nothing, endSession: nothing, watch: nothing };
  const around = { tables, titleOf, now, report, bots: noBots, ...still };
  const dying = ({ when, write }: Crash): Sql => {
    let writes = 0;
    return {
      ...store.sql,
      async write(steps) {
        const isLast = ++writes >= write;
        if (isLast && when === 'before') throw new Died();
        const touched = await store.sql.write(steps);
        if (isLast) throw new Died();
        return touched;
      },
    };
  };
  const vapidPrivateKey = Buffer.alloc(32, 7).toString('base64url');
  const options = { vapidPrivateKey, outbound: { allowLoopback: true } };
  const opened = async (sql: Sql) =>
    (await openHolders(options, { ...around, store: { ...store, sql } })).notices;
  const notices = await opened(store.sql);
  const failing = (crash: Crash) => opened(dying(crash));
  return { store, clock, now, push, tables, failures, notices, failing };
}

export type RaceHouse = Awaited<ReturnType<typeof raceHouse>>;
