import type { FastifyBaseLogger } from 'fastify';
import type { Job } from '#tables/jobs.ts';
import { OtherRules } from '#tables/other-rules.ts';
import type { Tables } from '#tables/tables.ts';
import { tidyAccounts } from '../accounts/tidy.ts';
import { tidyAnalyses } from '../analysis/analysis-rows.ts';
import { tidyDaily } from '../daily/deals.ts';
import { tidyHall } from '../hall/invitations.ts';
import { tidyNotices } from '../notices/tidy.ts';
import type { ServerStore } from '../store/server-store.ts';
import { tidyTalk } from '../talk/talk-rows.ts';
import { DAY_MS, tidy } from '../tidy.ts';
import { type Outcome, Worker } from './worker.ts';

/** A table that this version cannot open may be known to another: others have so long to find it. */
const OTHERS_MS = 60_000;

/** What a house may do without. */
type Optional = 'notice' | 'call' | 'analysis';

export type WorkHost = {
  store: ServerStore;
  tables: Tables;
  /** By what name this node holds jobs. */
  name: string;
  now(): number;
  log: FastifyBaseLogger;
  report(error: unknown): void;
  isShared: boolean;
  /** What other parts of the house do later. */
  kinds: Readonly<
    Record<
      Exclude<Job['kind'], 'play' | 'clock' | 'tidy' | Optional>,
      (key: string) => Promise<Outcome>
    > &
      Partial<Record<Optional, (key: string) => Promise<Outcome>>>
  >;
};

/** Does what must happen later, for as long as the node is open. */
export function startWork(host: WorkHost): Worker {
  const { store, tables, name, now, log, report, isShared } = host;
  const { jobs } = store;
  const play = async (table: string): Promise<Outcome> => {
    try {
      return (await tables.play(table)) ? 'begun' : 'done';
    } catch (error) {
      if (error instanceof OtherRules) return { due: now() + OTHERS_MS };
      throw error;
    }
  };
  const clock = async (table: string): Promise<Outcome> => {
    try {
      const due = await tables.judgeTime(table);
      return due === undefined ? 'done' : { due };
    } catch (error) {
      if (error instanceof OtherRules) return { due: now() + OTHERS_MS };
      throw error;
    }
  };
  const worker = new Worker({
    jobs,
    name,
    kinds: {
      notice: async () => 'done',
      ...host.kinds,
      play,
      clock,
      async tidy() {
        await tidy(store, tables, now(), log);
        await tidyAccounts(store.sql, now());
        await tidyNotices(store.sql, now());
        await tidyTalk(store.sql, now());
        await tidyHall(store.sql, now());
        await tidyAnalyses(store.sql);
        await tidyDaily(store.sql, now());
        return { due: now() + DAY_MS };
      },
    },
    isPlaying: () => tables.playing > 0,
    now,
    report,
    isShared,
  });
  // Where this node alone holds jobs, what it held before a crash is its own again.
  const ready = isShared ? Promise.resolve() : jobs.release(name);
  void ready
    .then(() => jobs.putOnce({ kind: 'tidy', key: 'house', due: now() }))
    .catch(report)
    .then(() => worker.wake());
  return worker;
}

/** Takes nothing more, lets what is being played go, and gives it to others. `letGo`: of what would take long to end. */
export async function stopWork(
  worker: Worker | undefined,
  host: Omit<WorkHost, 'log' | 'now' | 'kinds'>,
  letGo: () => void = () => {},
) {
  letGo();
  const { store, tables, name, report } = host;
  await worker?.stop();
  await tables.rest();
  if (worker) await store.jobs.release(name).catch(report);
}
