import { SHARES, type Share } from '#games/union-pacific/rules/model.ts';
import type { Assessment } from './assessment.ts';
import { inTimeFor } from './expectation.ts';
import { pay, payOf } from './payments.ts';

/** Shares laid out and shares in hand, by kind. */
export type Holding = { laid: number[]; hand: number[] };

/** What they will bring. */
export function worthOf(assessment: Assessment, { laid, hand }: Holding): number {
  let sum = handWorth(assessment, laid, hand);
  for (let share = 0; share < SHARES; share++) {
    const at = payOf(assessment, share, laid[share] as number);
    for (let nth = 0; nth < assessment.expected.left; nth++) sum += pay[at + nth] as number;
  }
  return sum;
}

/** The kinds in hand, best first, and what each would bring if it were laid out next. */
const kinds = new Uint8Array(SHARES);
const gains = new Float64Array(SHARES);

/**
 * 8.1: the best are laid out first, all shares of a kind or one each of two. The later an investment, the less likely
 * it comes before the dividends; and each costs a turn.
 */
function handWorth(
  assessment: Assessment,
  laid: readonly number[],
  hand: readonly number[],
): number {
  const count = sortHand(assessment, laid, hand);
  const turn = assessment.weights.turn * assessment.expected.left;
  let sum = 0;
  let investments = 0;
  let single = -1;
  for (let i = 0; i < count; i++) {
    const share = kinds[i] as Share;
    const isSingle = hand[share] === 1;
    if (isSingle && single >= 0) {
      sum += gainOf(assessment, share, laid, hand, single);
      single = -1;
      continue;
    }
    const gain = gainOf(assessment, share, laid, hand, investments);
    // A share not worth a turn may be so later, or can be exchanged.
    sum += Math.max(gain - turn, gain / 2);
    if (isSingle) single = investments;
    investments++;
  }
  return sum;
}

/** How many kinds there are. */
function sortHand(
  assessment: Assessment,
  laid: readonly number[],
  hand: readonly number[],
): number {
  let count = 0;
  for (let share = 0; share < SHARES; share++) {
    if (hand[share] === 0) continue;
    const gain = gainOf(assessment, share, laid, hand, 0);
    let at = count++;
    for (; at > 0 && (gains[at - 1] as number) < gain; at--) {
      gains[at] = gains[at - 1] as number;
      kinds[at] = kinds[at - 1] as Share;
    }
    gains[at] = gain;
    kinds[at] = share;
  }
  return count;
}

/** What the shares of a kind add when they are laid out after so many other investments. */
function gainOf(
  assessment: Assessment,
  share: Share,
  laid: readonly number[],
  hand: readonly number[],
  after: number,
): number {
  const count = laid[share] as number;
  const from = payOf(assessment, share, count);
  const to = payOf(assessment, share, count + (hand[share] as number));
  let sum = 0;
  for (let nth = 0; nth < assessment.expected.left; nth++) {
    const gain = (pay[to + nth] as number) - (pay[from + nth] as number);
    sum += gain * inTimeFor(assessment.expected, after, nth);
  }
  return sum;
}
