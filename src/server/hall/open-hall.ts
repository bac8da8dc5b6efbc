import type { FastifyInstance } from 'fastify';
import type { People } from '#tables/table-host.ts';
import type { Tables } from '#tables/tables.ts';
import type { HouseAccounts } from '../accounts/open-accounts.ts';
import type { HouseNotices } from '../notices/open-notices.ts';
import type { Quotas } from '../quotas.ts';
import { Arrived } from '../results/arrived.ts';
import type { ServerStore } from '../store/server-store.ts';
import { Hall } from './hall.ts';
import { Invitations } from './invitations.ts';
import { Platform } from './platform.ts';
import { serveHall } from './routes.ts';

type HallParts = Pick<HouseAccounts, 'accounts' | 'identity'> & {
  store: ServerStore;
  tables: Tables;
  notices: Pick<HouseNotices, 'invited'>;
  people: People;
  quotas: Quotas;
  now(): number;
  sleep(ms: number): Promise<void>;
  report(error: unknown): void;
};

/** The hall of one node, and what is asked about it by HTTP. */
export function openHall(app: FastifyInstance, parts: HallParts): Hall {
  const { store, tables, people, now, sleep, report } = parts;
  const invitations = new Invitations(store.sql, now);
  const platform = new Platform(store.sql, now);
  const arrived = new Arrived(store.sql, now);
  const here = (table: string): number => tables.here(table);
  const hall = new Hall({
    store,
    invitations,
    platform,
    people,
    arrived,
    here,
    now,
    sleep,
    report,
  });
  const changedFor = (holder: string): void => hall.changedFor(holder);
  serveHall(app, { ...parts, arrived, invitations, platform, changedFor });
  return hall;
}
