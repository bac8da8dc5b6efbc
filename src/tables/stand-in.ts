import type { Seat } from '#kernel/game.ts';
import type { Beside, StandIn } from './beside.ts';
import type { GameSession } from './game-session.ts';
import { refuse } from './refusing.ts';
import type { Seating } from './seating.ts';
import type { Along } from './store.ts';
import type { TableHost } from './table-host.ts';

/** H.7: a bot that plays for whoever holds this seat, from here on. */
export function standInFor(
  host: Pick<TableHost, 'standInBot' | 'now'>,
  { header, seq }: GameSession,
  seat: Seat,
  why: StandIn['why'],
): StandIn {
  return { seat, bot: host.standInBot(header.game), since: seq, at: host.now(), why };
}

export function withStandIn({ standIns = [] }: Beside, added: StandIn): StandIn[] {
  return [...standIns.filter(({ seat }) => seat !== added.seat), added];
}

/** A bot plays for somebody only as long as they have not sat down again, at whatever node: its move is kept, or that is. */
export function playedFor({ played, beside, version }: Seating, seat: Seat): Pick<Along, 'beside'> {
  if (played[seat]?.kind !== 'bot') refuse('stale');
  const isForSomebody = beside.standIns?.some((one) => one.seat === seat);
  return isForSomebody ? { beside: { version, beside } } : {};
}
