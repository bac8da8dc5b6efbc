import { opensAt } from '#clocks/hours.ts';
import { carries, type NoticeKind } from '#protocol/http/notice-kinds.ts';
import type { Tables } from '#tables/tables.ts';
import type { Tickets } from '../accounts/tickets.ts';
import { peopleIn } from '../people/people.ts';
import { numberIn } from '../store/columns.ts';
import type { ServerStore } from '../store/server-store.ts';
import type { RowChannel } from './rows.ts';
import { noticeStatements as statements } from './statements.ts';
import { wishesIn } from './wishes.ts';

export type LookHost = {
  store: ServerStore;
  tables: Pick<Tables, 'here'>;
  tickets: Tickets;
  now(): number;
  wake(): void;
  /** By which ways somebody can be told anything at all. */
  waysOf(mark: string): Promise<ReadonlySet<RowChannel>>;
};

const HOUR_MS = 3_600_000;

/** Puts the job down that tells somebody, for when there is first something to tell. */
export async function callLater(
  { store, wake }: Pick<LookHost, 'store' | 'wake'>,
  mark: string,
): Promise<void> {
  const [row] = await store.sql.read(statements.nextDue, [mark]);
  const due = row ? numberIn(row, 'due') : -1;
  if (due < 0) return;
  await store.jobs.put({ kind: 'call', key: mark, due });
  wake();
}

/** By which ways somebody wants to be told this, and when. Guests have said nothing, and are not told. */
export async function duesOf(
  { store, tickets, waysOf, now }: Omit<LookHost, 'tables' | 'wake'>,
  mark: string,
  kind: NoticeKind,
  isLive: boolean,
): Promise<[RowChannel, number][]> {
  const ticket = await tickets.of(mark);
  if (!ticket || ticket.leaves !== undefined) return [];
  const { kinds, inMyHours, hourlyMail } = wishesIn(ticket.settings);
  const able = await waysOf(mark);
  const channels = kinds[kind].filter((channel) => channel !== 'feed' && able.has(channel));
  if (channels.length === 0) return [];
  const hours = (await peopleIn(store.sql).hoursOf([mark])).get(mark);
  const opens = inMyHours && !isLive ? opensAt(hours, now()) : now();
  const dues: [RowChannel, number][] = [];
  for (const channel of new Set(channels)) {
    if (channel === 'feed' || !carries(channel, kind)) continue;
    const again = channel === 'mail' && hourlyMail ? await nextLetter(store, mark) : 0;
    dues.push([channel, Math.max(opens, again)]);
  }
  return dues;
}

async function nextLetter({ sql }: Pick<ServerStore, 'sql'>, mark: string): Promise<number> {
  const [row] = await sql.read(statements.lastSent, [mark, 'mail']);
  const sent = row ? numberIn(row, 'sent') : -1;
  return sent < 0 ? 0 : sent + HOUR_MS;
}
