import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import {
  askArrivals,
  askDecline,
  askInvite,
  askKnown,
  askTurns,
  type Invited,
  type knownShown,
  type WaitingShown,
} from '#protocol/http/hall.ts';
import { hasBegun } from '#tables/store.ts';
import type { People } from '#tables/table-host.ts';
import type { HouseAccounts } from '../accounts/open-accounts.ts';
import { guestPosts } from '../guest-posts.ts';
import type { HouseNotices } from '../notices/open-notices.ts';
import type { Quotas } from '../quotas.ts';
import type { Arrived } from '../results/arrived.ts';
import type { ServerStore } from '../store/server-store.ts';
import { isMuted } from '../talk/mutes.ts';
import { arrivalsFor, knownTo, turnsOf, waitingOf } from './finding.ts';
import type { Invitations } from './invitations.ts';
import type { Platform } from './platform.ts';

export type HallRoutes = Pick<HouseAccounts, 'accounts' | 'identity'> & {
  store: ServerStore;
  arrived: Pick<Arrived, 'with'>;
  people: Pick<People, 'hoursOf'>;
  invitations: Invitations;
  platform: Platform;
  quotas: Quotas;
  notices: Pick<HouseNotices, 'invited'>;
  now(): number;
  /** Somebody's invitations are others than before. */
  changedFor(holder: string): void;
};

/** What pages ask about the hall without being in it. */
export function serveHall(app: FastifyInstance, host: HallRoutes): void {
  const { store, invitations, now } = host;
  const post = guestPosts(app, host, '/api/hall');

  post('turns', askTurns, ({ body, holder }) => turnsOf(host, holder, body.at, now()));

  post('arrivals', askArrivals, ({ body: { game, name }, holder }) =>
    arrivalsFor(host, holder, { game, name }, now()),
  );

  post('known', askKnown, async ({ holder }) => {
    return { people: await knownTo(store, holder) } satisfies z.infer<typeof knownShown>;
  });

  post('waiting', askKnown, async ({ holder }) => {
    const mayInvite = (await host.accounts.tickets.of(holder)) !== undefined;
    return { rows: await waitingOf(store, holder, now()), mayInvite } satisfies WaitingShown;
  });

  post('invite', askInvite, async ({ body: { table, who }, holder, reply }) => {
    const stored = await store.load(table);
    if (stored?.header.host !== holder) return reply.code(403).send({ why: 'not-host' });
    if (hasBegun(stored.seats, stored.beside)) return reply.code(409).send({ why: 'begun' });
    const mark = await markOf(host, holder, who);
    if (mark === undefined || mark === holder) return reply.code(404).send({ why: 'nobody' });
    // Whom they do not read they need not refuse either, and nobody learns it.
    if (await isMuted(store.sql, mark, holder)) return {};
    const own = stored.seats.find((seat) => seat.kind === 'guest' && seat.holder === holder);
    const inviter = own?.kind === 'guest' ? own.name : '';
    if (!(await invitations.invite(table, mark, inviter))) {
      return reply.code(409).send({ why: 'enough' });
    }
    host.changedFor(mark);
    await host.notices.invited(mark, table, inviter);
    return {};
  });

  post('decline', askDecline, async ({ body, holder }) => {
    await invitations.decline(body.table, holder);
    host.changedFor(holder);
  });
}

/** Whom somebody means: who is in the hall, sat with them at a table, or has a log sheet, which only holders of a ticket have. */
async function markOf(
  { platform, store, accounts }: HallRoutes,
  holder: string,
  who: Invited,
): Promise<string | undefined> {
  if ('mark' in who) {
    const [own, theirs] = await Promise.all(
      [holder, who.mark].map((one) => accounts.tickets.of(one)),
    );
    return own && theirs && theirs.leaves === undefined ? who.mark : undefined;
  }
  if ('key' in who) return (await platform.by(who.key))?.mark;
  const stored = await store.load(who.table);
  const seats = stored?.seats ?? [];
  const sitter = seats[who.seat];
  const sat = seats.some((seat) => seat.kind === 'guest' && seat.holder === holder);
  return sat && sitter?.kind === 'guest' ? sitter.holder : undefined;
}
