import type { Seat, Standing, State } from '#kernel/game.ts';
import { ranked } from '#kernel/standings.ts';
import {
  type Card,
  type Column,
  type Line,
  POINTS_OF,
  type Table,
  type Trambahn,
} from './model.ts';
import { playerOf } from './piles.ts';

/** 9.3 */
export function pointsOf(cards: readonly Card[]): number {
  let points = 0;
  for (let i = 0; i < cards.length; i++) points += POINTS_OF[cards[i] as Card] as number;
  return points;
}

/** 9.3 */
export function scoreOf(column: Column): number {
  return pointsOf(column.cards) * column.tram;
}

/** 9.2: what a scoring of this line brings this seat, as the columns lie now. */
export function lineScoreOf(table: Table, seat: Seat, line: Line): number {
  let score = 0;
  for (const column of playerOf(table, seat).columns) {
    if (column.line === line) score += scoreOf(column);
  }
  return score;
}

/** 11.5 */
export function totalOf(table: Table, seat: Seat): number {
  let total = playerOf(table, seat).bonus;
  for (const scoring of table.scorings) total += scoring.points[seat as 0 | 1];
  return total;
}

/** 11.5 to 11.7 */
export function standings({ table }: State<Trambahn>): Standing[] {
  return ranked(
    table.players.map((player, seat) => ({
      seat,
      score: totalOf(table, seat),
      breakers: [player.money],
    })),
  );
}
