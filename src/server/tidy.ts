import type { FastifyBaseLogger } from 'fastify';
import type { Tables } from '#tables/tables.ts';
import type { ServerStore } from './store/server-store.ts';

export const DAY_MS = 86_400_000;

/** A table at which nothing has happened goes after so many days. */
export const WAITING_DAYS = 7;

/** Removes the tables that were never begun. No table goes while somebody is there, at any node. */
export async function tidy(
  store: ServerStore,
  tables: Tables,
  now: number,
  log: FastifyBaseLogger,
): Promise<void> {
  const before = now - WAITING_DAYS * DAY_MS;
  const removed = await store.prune(
    ({ id, at, entries }) => entries === 0 && at < before && !tables.isOpen(id),
  );
  if (removed > 0) log.info({ tables: removed }, 'never begun: removed');
}
