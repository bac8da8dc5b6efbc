import type { FastifyInstance } from 'fastify';
import type { TablesHost } from '#tables/tables.ts';
import type { HouseAccounts } from '../accounts/open-accounts.ts';
import type { Outcome } from '../jobs/worker.ts';
import type { Quotas } from '../quotas.ts';
import type { ServerStore } from '../store/server-store.ts';
import { writeResults } from './results.ts';
import { serveResults } from './routes.ts';
import { Sheets } from './sheets.ts';

export type HouseResults = {
  /** With those of the accounts. */
  kinds: HouseAccounts['kinds'] & { ended: (table: string) => Promise<Outcome> };
  serve(app: FastifyInstance, quotas: Quotas): void;
};

/** What comes of games, put together for one node. */
export function openResults(
  host: Pick<TablesHost, 'titleOf' | 'now'> & { store: ServerStore },
  { accounts, identity, kinds }: Pick<HouseAccounts, 'accounts' | 'identity' | 'kinds'>,
): HouseResults {
  const { sql } = host.store;
  const { tickets } = accounts;
  const sheets = new Sheets(sql, tickets);
  return {
    kinds: { ...kinds, ended: (table) => writeResults({ ...host, sql, tickets }, table) },
    serve: (app, quotas) => serveResults(app, { sheets, accounts, identity, quotas }),
  };
}
