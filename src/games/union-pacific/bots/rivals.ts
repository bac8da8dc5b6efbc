import { exp } from '#bots/arithmetic.ts';
import {
  NO_SHARE,
  type Own,
  type Player,
  SHARES,
  SHARES_OF,
  type Share,
  type Table,
  UP,
} from '#games/union-pacific/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import type { Expectation } from './expectation.ts';
import type { Weights } from './weights.ts';

/** What the others have or may have. */
export type Rivals = {
  count: number;
  /** Shares laid out and those that may be in hand: `[share * count + rival]`. */
  shares: Float64Array;
  /** By share: somebody has laid one out; and how likely nobody has any. */
  seen: Uint8Array;
  alone: Float64Array;
};

/** A share seen to go into a hand counts for less than one laid out. */
const HELD = 0.8;

export function rivalsOf(
  table: Table,
  seat: Seat,
  unseen: readonly number[],
  weights: Weights,
): Rivals {
  const count = table.players.length - 1;
  const shares = new Float64Array(SHARES * count);
  const seen = new Uint8Array(SHARES);
  const alone = new Float64Array(SHARES);
  const all = companyShares(unseen);
  for (let share = 0; share < SHARES; share++) {
    const part = share === UP || all === 0 ? 0 : (unseen[share] as number) / all;
    let at = share * count;
    let inHand = 0;
    for (let other = 0; other <= count; other++) {
      if (other === seat) continue;
      const player = table.players[other] as Player;
      const laid = player.exposed[share] as number;
      const held = heldOf(player, share);
      // 15.4: the rest of the hand may be anything that nobody has seen.
      const hidden = Math.max(0, player.shares - player.up) * part;
      shares[at++] = weights.neighbours * (laid + HELD * held + weights.unseen * hidden);
      if (laid > 0) seen[share] = 1;
      inHand += held + hidden;
    }
    alone[share] = seen[share] === 1 ? 0 : exp(-inHand);
  }
  return { count, shares, seen, alone };
}

const heldOf = ({ held, up }: Player, share: Share): number =>
  share === UP ? up : (held[share] as number);

/** Shares of each company that this seat has not seen: in the pile, and in the hands of the others. */
export function unseenShares(table: Table, own: Own, seat: Seat): number[] {
  const unseen = SHARES_OF.slice(0, UP);
  const less = (share: Share, count: number) => {
    unseen[share] = Math.max(0, (unseen[share] as number) - count);
  };
  for (let share = 0; share < UP; share++) {
    less(share, (own.shares[share] as number) + (own.boxed[share] as number));
    less(share, table.removed[share] as number);
    for (let each = 0; each < table.players.length; each++) {
      const { exposed, held } = table.players[each] as Player;
      less(share, (exposed[share] as number) + (each === seat ? 0 : (held[share] as number)));
    }
  }
  for (const share of table.display) if (share !== NO_SHARE) less(share, 1);
  return unseen;
}

export function companyShares(unseen: readonly number[]): number {
  let all = 0;
  for (let share = 0; share < UP; share++) all += unseen[share] as number;
  return all;
}

/** The imaginary player finds most of the Union Pacific shares untaken. */
const UP_UNTAKEN = 0.8;

/** 12.2: what the imaginary player will hold at the last payment. */
export function thirdOf(
  { display, upPile }: Table,
  { cards, left }: Expectation,
  unseen: readonly number[],
): Float64Array {
  const third = new Float64Array(SHARES);
  const kept = 1 - Math.min(1, (cards[left - 1] as number) / Math.max(1, companyShares(unseen)));
  for (let share = 0; share < UP; share++) third[share] = (unseen[share] as number) * kept;
  for (const share of display) if (share !== NO_SHARE) third[share] = (third[share] as number) + 1;
  third[UP] = upPile * UP_UNTAKEN;
  return third;
}
