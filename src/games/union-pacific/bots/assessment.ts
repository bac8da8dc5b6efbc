import { DIVIDENDS } from '#games/union-pacific/rules/data/cards.ts';
import { valueOf } from '#games/union-pacific/rules/dividends.ts';
import { type Own, SHARES, type Table, UP } from '#games/union-pacific/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import { type Expectation, expectationOf } from './expectation.ts';
import { companyShares, type Rivals, rivalsOf, thirdOf, unseenShares } from './rivals.ts';
import type { Weights } from './weights.ts';

/** What a seat makes of the table. */
export type Assessment = {
  weights: Weights;
  expected: Expectation;
  /** Payments made. */
  paid: number;
  rivals: Rivals;
  /** By company. */
  unseen: readonly number[];
  /** Of a game for two. */
  third: Float64Array | null;
  /** What a company will be worth, and how uncertain comparisons will be: `[share * 4 + payment]`. */
  value: Float64Array;
  spread: Float64Array;
  /** Which this is: of what `payments.ts` has worked out, it reads only its own. */
  number: number;
};

/** 1.2, 1.3: no kind has more shares. */
export const MOST_SHARES = 24;

/** Trains that a company without shareholders gains in a turn. */
const GROWTH_OF_NOBODYS = 0.03;

/** Union Pacific shares that somebody takes in a turn. */
const UP_IN_A_TURN = 0.15;

let assessments = 0;

export function assess(table: Table, own: Own, seat: Seat, weights: Weights): Assessment {
  const expected = expectationOf(table, weights);
  const unseen = unseenShares(table, own, seat);
  const assessment: Assessment = {
    weights,
    expected,
    paid: table.paid,
    rivals: rivalsOf(table, seat, unseen, weights),
    unseen,
    third: table.players.length === 2 ? thirdOf(table, expected, unseen) : null,
    value: new Float64Array(SHARES * DIVIDENDS),
    spread: new Float64Array(SHARES * DIVIDENDS),
    number: ++assessments,
  };
  lookAhead(table, assessment);
  return assessment;
}

function lookAhead(
  table: Table,
  { weights, expected, rivals, unseen, value, spread }: Assessment,
): void {
  const all = Math.max(1, companyShares(unseen));
  for (let nth = 0; nth < expected.left; nth++) {
    const turns = expected.turns[nth] as number;
    const turned = Math.min(1, (expected.cards[nth] as number) / all);
    for (let share = 0; share < SHARES; share++) {
      const at = share * DIVIDENDS + nth;
      let coming = Math.min(table.upPile, UP_IN_A_TURN * turns);
      if (share !== UP) {
        coming = (unseen[share] as number) * turned;
        const growth = turns * (rivals.seen[share] === 1 ? weights.growth : GROWTH_OF_NOBODYS);
        value[at] = valueOf(table, share) + Math.min(table.trains[share] as number, growth);
      }
      const each = coming / table.players.length;
      spread[at] = weights.doubt + weights.doubtByShares * Math.sqrt(each);
    }
  }
}
