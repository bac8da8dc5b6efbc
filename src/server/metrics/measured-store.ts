import { Conflict, type LogLine, type Store } from '#tables/store.ts';
import type { ServerStore } from '../store/server-store.ts';
import type { Metrics } from './metrics.ts';

/** A store that counts what is asked of it, and how long each took. It is an object of functions. */
export function measuredStore(store: ServerStore, metrics: Metrics): ServerStore {
  const measured = measuring(metrics);
  const byGuest = metrics.moves.labels('guest');
  const byHouse = metrics.moves.labels('house');
  // There from the beginning, so that the first move counts as one more.
  for (const moves of [byGuest, byHouse]) moves.inc(0);
  const append: Store['append'] = measured('append', store.append, (_id, lines) => {
    (isOfGuest(lines) ? byGuest : byHouse).inc();
    metrics.entries.inc(lines.length);
  });
  return {
    ...store,
    append,
    create: measured('create', store.create),
    load: measured('load', store.load),
    lines: measured('lines', store.lines),
    madeBy: measured('made-by', store.madeBy),
    snapshot: measured('snapshot', store.snapshot),
    keep: measured('keep', store.keep),
    change: measured('change', store.change),
    heads: measured('heads', store.heads),
    remove: measured('remove', store.remove),
    jobs: {
      ...store.jobs,
      take: measured('jobs-take', store.jobs.take),
      extend: measured('jobs-extend', store.jobs.extend),
      done: measured('jobs-done', store.jobs.done),
    },
    sql: {
      read: measured('sql-read', store.sql.read),
      write: measured('sql-write', store.sql.write),
    },
  };
}

/** Only a guest’s entry has the name of a request. */
const isOfGuest = ([first]: readonly LogLine[]): boolean => first?.id !== undefined;

function measuring({ store, storeFailures }: Metrics) {
  return <Asked extends unknown[], Told>(
    what: string,
    work: (...asked: Asked) => Promise<Told>,
    onDone?: (...asked: Asked) => void,
  ) => {
    const seconds = store.labels(what);
    const failed = (error: unknown): void =>
      storeFailures.inc({ what, why: error instanceof Conflict ? 'conflict' : 'failed' });
    return (...asked: Asked): Promise<Told> => {
      const began = performance.now();
      const told = work(...asked);
      told.then(() => {
        seconds.observe((performance.now() - began) / 1000);
        onDone?.(...asked);
      }, failed);
      return told;
    };
  };
}
