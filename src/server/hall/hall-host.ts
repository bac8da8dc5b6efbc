import type { People } from '#tables/table-host.ts';
import type { Arrived } from '../results/arrived.ts';
import type { Listing } from '../store/server-store.ts';
import type { Invitations } from './invitations.ts';
import type { Platform } from './platform.ts';

/** What the hall of a node is told by the rest of the house. */
export type HallHost = {
  store: Listing;
  invitations: Pick<Invitations, 'to'>;
  platform: Pick<Platform, 'arrive' | 'go' | 'all'>;
  people: Pick<People, 'hoursOf'>;
  arrived: Pick<Arrived, 'with'>;
  /** Who is at a table, at any node (`TableNews`). */
  here(table: string): number;
  now(): number;
  sleep(ms: number): Promise<void>;
  report(error: unknown): void;
};
