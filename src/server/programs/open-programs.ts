import type { FastifyInstance } from 'fastify';
import type { HouseAccounts } from '../accounts/open-accounts.ts';
import type { Quotas } from '../quotas.ts';
import type { ServerStore } from '../store/server-store.ts';
import { servePrograms } from './routes.ts';
import type { VisitHost } from './seat-visit.ts';
import { Streams } from './streams.ts';
import { SeatTokens } from './tokens.ts';

/** What programs may do, put together for one node. Told is what streams are open. */
export function openPrograms(
  app: FastifyInstance,
  host: VisitHost & { store: ServerStore; quotas: Quotas; now(): number },
  { accounts, identity }: Pick<HouseAccounts, 'accounts' | 'identity'>,
): Streams {
  const { store, now } = host;
  const tokens = new SeatTokens(store.sql, store, now);
  const streams = new Streams();
  servePrograms(app, { ...host, tokens, accounts, identity, streams });
  return streams;
}
