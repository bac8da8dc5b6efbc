import type { Refusal, Seat, State } from '#kernel/game.ts';
import { layOut, playerOf } from '../changes.ts';
import { add } from '../counts.ts';
import { endTurn, ownOf, payAllAndEnd, type Tell } from '../flow.ts';
import {
  type Action,
  type ActionOf,
  type Own,
  SHARES,
  SHARES_OF,
  type Share,
  type Table,
  TRACKS,
  type UnionPacific,
} from '../model.ts';
import { canBuild } from './build.ts';
import { checkHolds, layAside } from './tracks.ts';

/** Every investment there can be, made once: `[share][count]` and `[share][other]`. */
const INVESTMENTS: readonly (readonly Action[])[] = SHARES_OF.map((most, share) =>
  Array.from({ length: most + 1 }, (_, count): Action => ({ do: 'invest', share, count })),
);
const PAIRS: readonly (readonly Action[])[] = SHARES_OF.map((_, share) =>
  SHARES_OF.map((_, other): Action => ({ do: 'invest-pair', shares: [share, other] })),
);
const DISCARDS: readonly Action[] = Array.from({ length: TRACKS }, (_, track) => ({
  do: 'discard',
  track,
}));

/** 8.2 */
function checkShares(own: Own, share: Share, count: number): Refusal | undefined {
  return (own.shares[share] as number) >= count ? undefined : { rule: '8.2' };
}

export function checkInvest(own: Own, { share, count }: ActionOf<'invest'>): Refusal | undefined {
  return checkShares(own, share, count);
}

/** 8.3 */
export function checkInvestPair(
  own: Own,
  { shares: [one, other] }: ActionOf<'invest-pair'>,
): Refusal | undefined {
  if (one === other) return { rule: '8.3' };
  return checkShares(own, one, 1) ?? checkShares(own, other, 1);
}

export function offerInvestments({ shares }: Own, into: Action[]): void {
  for (let share = 0; share < SHARES; share++) {
    for (let count = 1; count <= (shares[share] as number); count++) {
      into.push((INVESTMENTS[share] as Action[])[count] as Action);
    }
    if (shares[share] === 0) continue;
    for (let other = share + 1; other < SHARES; other++) {
      if ((shares[other] as number) > 0) into.push((PAIRS[share] as Action[])[other] as Action);
    }
  }
}

export function invest(
  state: State<UnionPacific>,
  seat: Seat,
  shares: readonly Share[],
  tell: Tell,
): void {
  const { table } = state;
  const player = playerOf(table, seat);
  for (const share of shares) {
    add(ownOf(state, seat).shares, share, -1);
    layOut(player, share);
  }
  table.idle = 0;
  tell?.({ is: 'shares-invested', seat, shares: [...shares] });
  table.phase = 'discard';
}

/** 3.5: without building or investing, only by who can do neither. */
export function checkDiscard(
  table: Table,
  own: Own,
  seat: Seat,
  { track }: ActionOf<'discard'>,
): Refusal | undefined {
  if (table.phase === 'act' && canAct(table, own, seat)) return { rule: '3.5' };
  return checkHolds(own, track);
}

function canAct(table: Table, own: Own, seat: Seat): boolean {
  return playerOf(table, seat).shares > 0 || canBuild(table, own);
}

export function offerDiscards({ tracks }: Own, into: Action[]): void {
  for (let track = 0; track < TRACKS; track++) {
    if ((tracks[track] as number) > 0) into.push(DISCARDS[track] as Action);
  }
}

export function discard(
  state: State<UnionPacific>,
  seat: Seat,
  { track }: ActionOf<'discard'>,
  tell: Tell,
): void {
  const { table } = state;
  const idle = table.phase === 'act';
  layAside(state, seat, track, table.discards);
  tell?.({ is: 'track-discarded', seat, track, ...(idle ? { idle } : {}) });
  if (idle && ++table.idle === table.players.length) return payAllAndEnd(state, tell);
  endTurn(table, tell);
}
