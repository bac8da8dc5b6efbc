import type { Seat } from '#kernel/game.ts';
import type { Beside, StandIn } from './beside.ts';
import type { GameSession } from './game-session.ts';
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
