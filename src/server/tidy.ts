import type { FastifyBaseLogger } from 'fastify';
import type { Tables } from '#tables/tables.ts';
import type { ServerStore } from './store/server-store.ts';

export const DAY_MS = 86_400_000;

/** A table at which nothing has happened goes after so many days. */
export const WAITING_DAYS = 7;

/**
 * Removes the tables that were never begun: now, and once a day. The timer only wakes us. Who goes stands in the rows, so a
 * restart hurries nothing and forgets nothing. No table goes while somebody is there. Returns how to stop.
 */
export function tidyDaily(
  store: ServerStore,
  tables: Tables,
  now: () => number,
  log: FastifyBaseLogger,
): () => void {
  const tidy = async () => {
    const before = now() - WAITING_DAYS * DAY_MS;
    try {
      const removed = await store.prune(
        ({ id, at, entries }) => entries === 0 && at < before && !tables.isOpen(id),
      );
      if (removed > 0) log.info({ tables: removed }, 'never begun: removed');
    } catch (error) {
      // There is another day.
      log.error(error);
    }
  };
  void tidy();
  const timer = setInterval(() => void tidy(), DAY_MS);
  return () => clearInterval(timer);
}
