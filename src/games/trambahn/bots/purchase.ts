import { PRICES } from '#games/trambahn/rules/data/cards.ts';
import type { Card, Tram } from '#games/trambahn/rules/model.ts';
import { type Shape, yieldOf } from './columns.ts';
import type { Expectation } from './expectation.ts';
import { extensionGain, type Served } from './hand.ts';

/** With what trams are bought. */
type Buying = {
  display: readonly Tram[];
  purse: number;
  /** What a money card is worth. */
  coin: number;
  /** Cards that may still be laid on the columns. */
  hand: readonly Card[];
};

/** Trams for columns that have none: what that gains, the price subtracted, and that price in cards. */
type Purchase = { served: readonly Served[]; gain: number; price: number };

const NOTHING: Purchase = { served: [], gain: 0, price: 0 };

/** A column that gets no tram turns into money (8.6), but openly, and too late to pay with in the same turn. */
const UNSERVED_CARD = 0.5;

/** The best way to serve these columns. Which it is depends on the hand; the gain is told without it. */
export function bestPurchase(
  columns: readonly Shape[],
  buying: Buying,
  expected: Expectation,
): Purchase {
  return bestOf(columns, buying, expected).purchase;
}

type Judged = { purchase: Purchase; worth: number };

function bestOf(columns: readonly Shape[], buying: Buying, expected: Expectation): Judged {
  const [shape, ...others] = columns;
  if (shape === undefined) return { purchase: NOTHING, worth: 0 };
  const { display, purse, coin, hand } = buying;
  const rest = bestOf(others, buying, expected);
  const sold = shape.cards * UNSERVED_CARD * coin;
  let best: Judged = {
    purchase: { ...rest.purchase, gain: sold + rest.purchase.gain },
    worth: sold + rest.worth,
  };
  for (let i = 0; i < display.length; i++) {
    const tram = display[i] as Tram;
    const price = PRICES[tram];
    if (price > purse || tram === display[i - 1]) continue;
    const left = { ...buying, display: display.toSpliced(i, 1), purse: purse - price };
    const { purchase, worth } = bestOf(others, left, expected);
    const one: Served = { shape, tram };
    const gain = tram * yieldOf(shape, expected) - price * coin;
    const total = gain + extensionGain(one, hand, left.purse, { cost: coin, expected }) + worth;
    if (total <= best.worth) continue;
    const { served } = purchase;
    best = {
      purchase: {
        served: [one, ...served],
        gain: gain + purchase.gain,
        price: price + purchase.price,
      },
      worth: total,
    };
  }
  return best;
}
