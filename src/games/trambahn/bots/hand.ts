import { PRICES } from '#games/trambahn/rules/data/cards.ts';
import {
  type Card,
  CONDUCTOR,
  isConductor,
  type Line,
  lineOf,
  type Tram,
} from '#games/trambahn/rules/model.ts';
import { bestRise, newShape, riseBy, type Shape, type Terms, takes, yieldOf } from './columns.ts';
import { type Expectation, LINES } from './expectation.ts';

/** A column with its tram, or with the one that is to be bought for it. */
export type Served = { shape: Shape; tram: Tram };

/** With what cards are laid. */
type Laying = {
  hand: readonly Card[];
  served: readonly Served[];
  display: readonly Tram[];
  /** Money for the tram of a new column, if the whole hand is banked. A card laid leaves it. */
  purse: number;
  /** What a money card is worth: a card laid is not banked. */
  coin: number;
};

/** What laying the hand gains: stations where they suit best, one new column at most, and one conductor. */
export function handGain(laying: Laying, expected: Expectation): number {
  const hasConductor = laying.hand.includes(CONDUCTOR);
  let extensions = 0;
  let start = 0;
  let conductor = 0;
  for (const line of LINES) {
    const stations = stationsOf(laying.hand, line);
    const extension = bestExtension(line, stations, laying, expected);
    extensions += extension;
    start = Math.max(start, bestStart(line, stations, laying, expected) - extension);
    if (!hasConductor) continue;
    const together = bestExtension(line, [...stations, CONDUCTOR], laying, expected);
    conductor = Math.max(conductor, together - extension);
  }
  return extensions + start + conductor;
}

function stationsOf(hand: readonly Card[], line: Line): Card[] {
  return hand.filter((card) => !isConductor(card) && lineOf(card) === line);
}

function bestExtension(
  line: Line,
  cards: readonly Card[],
  { served, purse, coin }: Laying,
  expected: Expectation,
): number {
  let best = 0;
  for (const column of served) {
    if (column.shape.line !== line) continue;
    best = Math.max(best, extensionGain(column, cards, purse, { cost: coin, expected }));
  }
  return best;
}

/** What these cards, sorted as a hand is, gain on one column when `most` of them may be laid. */
export function extensionGain(
  { shape, tram }: Served,
  cards: readonly Card[],
  most: number,
  { cost, expected }: Terms,
): number {
  if (!cards.some((card) => takes(shape, card))) return 0;
  const rise = bestRise(shape, cards, most, { cost: cost / tram, expected });
  return tram * (rise - yieldOf(shape, expected));
}

function bestStart(
  line: Line,
  cards: readonly Card[],
  { display, purse, coin }: Laying,
  expected: Expectation,
): number {
  let best = 0;
  display.forEach((tram, i) => {
    const price = PRICES[tram];
    const most = purse - price;
    if (most < 1 || tram === display[i - 1]) return;
    const terms = { cost: coin / tram, expected };
    for (let first = 0; first < cards.length; first++) {
      const rise = riseBy(newShape(line), cards, first, most, terms);
      best = Math.max(best, tram * rise - price * coin);
    }
  });
  return best;
}
