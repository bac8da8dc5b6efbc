import type { Refusal, Seat, State } from '#kernel/game.ts';
import type { SeatAction } from '#kernel/play.ts';
import { layOut, ownOf, playerOf } from '../changes.ts';
import { add } from '../counts.ts';
import { afterDiscard, afterInvesting, type Tell } from '../flow.ts';
import {
  type Action,
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

/** 8.1, 8.2. Its offer has the pairs, too: kind by kind, first so many of one, then one each of two. */
export const invest = {
  phases: ['act'],

  check: (_table, own, _seat, { share, count }) => checkShares(own, share, count),

  offer(_table, { shares }, _seat, into) {
    for (let share = 0; share < SHARES; share++) {
      for (let count = 1; count <= (shares[share] as number); count++) {
        into.push((INVESTMENTS[share] as Action[])[count] as Action);
      }
      if (shares[share] === 0) continue;
      for (let other = share + 1; other < SHARES; other++) {
        if ((shares[other] as number) > 0) into.push((PAIRS[share] as Action[])[other] as Action);
      }
    }
  },

  apply(state, seat, { share, count }, tell) {
    layOutAll(state, seat, new Array<Share>(count).fill(share), tell);
  },
} satisfies SeatAction<UnionPacific, 'invest'>;

/** 8.3 */
export const investPair = {
  phases: ['act'],

  check(_table, own, _seat, { shares: [one, other] }) {
    if (one === other) return { rule: '8.3' };
    return checkShares(own, one, 1) ?? checkShares(own, other, 1);
  },

  apply(state, seat, { shares }, tell) {
    layOutAll(state, seat, shares, tell);
  },
} satisfies SeatAction<UnionPacific, 'invest-pair'>;

function layOutAll(
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
  afterInvesting(table);
}

/** 3.5, 8.4: a track card, after investing, or by who can neither build nor invest. */
export const discard = {
  phases: ['act', 'discard'],

  check(table, own, seat, { track }) {
    if (table.phase === 'act' && canAct(table, own, seat)) return { rule: '3.5' };
    return checkHolds(own, track);
  },

  offer({ phase }, { tracks }, _seat, into) {
    if (phase === 'act' && into.length > 0) return;
    for (let track = 0; track < TRACKS; track++) {
      if ((tracks[track] as number) > 0) into.push(DISCARDS[track] as Action);
    }
  },

  apply(state, seat, { track }, tell) {
    const { table } = state;
    const idle = table.phase === 'act';
    layAside(state, seat, track, table.discards);
    tell?.({ is: 'track-discarded', seat, track, ...(idle ? { idle } : {}) });
    afterDiscard(state, idle, tell);
  },
} satisfies SeatAction<UnionPacific, 'discard'>;

function canAct(table: Table, own: Own, seat: Seat): boolean {
  return playerOf(table, seat).shares > 0 || canBuild(table, own);
}
