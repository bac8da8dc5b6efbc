import { PASSENGERS_TO_SCORE } from '#games/trambahn/rules/data/cards.ts';
import type { Own, Player, Table } from '#games/trambahn/rules/model.ts';
import { playerOf } from '#games/trambahn/rules/piles.ts';
import { totalOf } from '#games/trambahn/rules/score.ts';
import type { Seat } from '#kernel/game.ts';
import { shapeOf, yieldOf } from './columns.ts';
import { type Expectation, LINES } from './expectation.ts';
import { coinOf, meansOf } from './means.ts';

/** More than any lead in points: a game that is won is better than any that may be. */
const VICTORY = 1000;

/**
 * How surely the opponent fills a row that lacks one passenger. It holds the card more often than that, but the
 * scoring is one of its share of scorings, which are expected already.
 */
const THREAT = 0.25;

/** What a seat believes things to be worth. Who believes otherwise than `SOUND` can be read, and beaten by it. */
export type Belief = {
  /** A point in hand, in such as are to come. */
  hand: number;
  /** What the rival has, may expect and is about to get: the part that is minded. */
  rival: number;
  /** Money: the part of its worth that is seen. Who sees little of it keeps nothing back. */
  thrift: number;
};

const SOUND: Belief = { hand: 1, rival: 1, thrift: 1 };

/** By how many points the seat expects to end ahead, judged in its own turn or when the game is over. */
export function worthOf(
  table: Table,
  own: Own,
  seat: Seat,
  expected: Expectation,
  { hand, rival: minded, thrift }: Belief = SOUND,
): number {
  const me = playerOf(table, seat);
  const rival = playerOf(table, 1 - seat);
  const ahead = totalOf(table, seat) - totalOf(table, 1 - seat);
  if (table.phase === 'over') return ahead + VICTORY * Math.sign(ahead || me.money - rival.money);
  const mine =
    hand * totalOf(table, seat) +
    serviceOf(me, expected) +
    meansOf(table, own, seat, expected, thrift);
  const theirs =
    totalOf(table, 1 - seat) +
    serviceOf(rival, expected) +
    rival.money * thrift * coinOf(expected) +
    threatsIn(table, expected, ahead);
  return mine - minded * theirs;
}

/** What the columns with trams will bring. */
export function serviceOf({ columns }: Player, expected: Expectation): number {
  let sum = 0;
  for (const column of columns) {
    if (column.tram > 0) sum += column.tram * yieldOf(shapeOf(column), expected);
  }
  return sum;
}

/** Rows that the opponent would fill with one card: where it leads, or where the last scoring would let it win. */
function threatsIn(table: Table, { leads, scoringsLeft }: Expectation, ahead: number): number {
  let sum = 0;
  for (const line of LINES) {
    if (table.rows[line].length < PASSENGERS_TO_SCORE - 1) continue;
    const lead = leads[line];
    if (scoringsLeft === 1) sum += ahead + lead < 0 ? THREAT * VICTORY : 0;
    else if (lead < 0) sum -= THREAT * lead;
  }
  return sum;
}
