import { exp } from '#bots/arithmetic.ts';
import { topOf } from '#games/trambahn/rules/actions/extend-column.ts';
import { BONUS_AT_CARDS, VALUES } from '#games/trambahn/rules/data/cards.ts';
import {
  type Card,
  type Column,
  isConductor,
  type Line,
  lineOf,
  POINTS_OF,
  valueOf,
} from '#games/trambahn/rules/model.ts';
import { pointsOf } from '#games/trambahn/rules/score.ts';
import type { Expectation } from './expectation.ts';
import { growthAbove } from './growth.ts';

/** All that matters of the cards of a column: how many, their points, and the value of the last station. */
export type Shape = { line: Line; cards: number; points: number; top: number };

export function shapeOf(column: Column): Shape {
  const { line, cards } = column;
  return { line, cards: cards.length, points: pointsOf(cards), top: topOf(column) };
}

/** A column before its first station. */
export function newShape(line: Line): Shape {
  return { line, cards: 0, points: 0, top: 0 };
}

/** 5.2 to 5.6 */
export function takes({ line, top }: Shape, card: Card): boolean {
  if (isConductor(card)) return top > 0 && top < VALUES;
  return lineOf(card) === line && valueOf(card) > top;
}

function extended({ line, cards, points, top }: Shape, card: Card): Shape {
  return {
    line,
    cards: cards + 1,
    points: points + (POINTS_OF[card] as number),
    top: isConductor(card) ? top : valueOf(card),
  };
}

/** Cards that a turn brings to a column on its way to the eighth: conductors, and of each value above its top. */
const CONDUCTORS_IN_A_TURN = 0.12;
const STATIONS_IN_A_TURN = 0.04;

/** What a column will bring for every one that its tram multiplies by. */
export function yieldOf(shape: Shape, { scorings, turns }: Expectation): number {
  const { line, points, top } = shape;
  return scorings[line] * (points + growthAbove(top, turns)) + bonusHope(shape, turns);
}

/** 10.1: the bonus scoring, as far as it may be hoped for. Each card still missing brings a point, or nearly. */
function bonusHope({ cards, points, top }: Shape, turns: number): number {
  const missing = BONUS_AT_CARDS - cards;
  if (missing <= 0 || top === VALUES) return 0;
  const coming = turns * (CONDUCTORS_IN_A_TURN + STATIONS_IN_A_TURN * (VALUES - top));
  return (points + missing) * chanceOfAtLeast(missing, coming);
}

/** How likely at least `count` come when `mean` are expected, each by its own chance (Poisson). */
function chanceOfAtLeast(count: number, mean: number): number {
  let exactly = exp(-mean);
  let fewer = 0;
  for (let n = 0; n < count; n++) {
    fewer += exactly;
    exactly *= mean / (n + 1);
  }
  return 1 - fewer;
}

/** On what terms cards are laid: what each costs that is laid, and what is expected of the rest of the game. */
export type Terms = { cost: number; expected: Expectation };

/**
 * What a column will bring, again for every one of its tram, if the best of these cards are laid on it now, `most`
 * of them at most. The cards are sorted as a hand is.
 */
export function bestRise(shape: Shape, cards: readonly Card[], most: number, terms: Terms): number {
  let best = yieldOf(shape, terms.expected);
  if (most <= 0) return best;
  for (let i = 0; i < cards.length; i++) {
    if (takes(shape, cards[i] as Card)) best = Math.max(best, riseBy(shape, cards, i, most, terms));
  }
  return best;
}

/** The same when the `first` of the cards is laid, and then only such as follow it. */
export function riseBy(
  shape: Shape,
  cards: readonly Card[],
  first: number,
  most: number,
  terms: Terms,
): number {
  const longer = extended(shape, cards[first] as Card);
  const bonus = longer.cards === BONUS_AT_CARDS ? longer.points : 0;
  return bonus - terms.cost + bestRise(longer, cards.slice(first + 1), most - 1, terms);
}
