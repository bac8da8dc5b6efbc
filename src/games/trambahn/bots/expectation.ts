import { PASSENGERS_TO_SCORE, SCORINGS_TO_END } from '#games/trambahn/rules/data/cards.ts';
import type { Line, Table } from '#games/trambahn/rules/model.ts';
import { lineScoreOf } from '#games/trambahn/rules/score.ts';
import type { Seat } from '#kernel/game.ts';

export const LINES: readonly Line[] = [0, 1, 2, 3];

/** A number for each line. */
type PerLine = [number, number, number, number];

/** What a seat expects of the rest of the game. */
export type Expectation = {
  /** Turns left to each player. */
  turns: number;
  /** Scorings left, and how many of them each line will see. */
  scoringsLeft: number;
  scorings: PerLine;
  /** By how much the seat would outscore its opponent in each line now. */
  leads: PerLine;
};

/** Duty asks for one passenger in a turn, a row that pays for a second. */
const PASSENGERS_IN_A_TURN = 1.6;

/** The part of a scoring that a waiting passenger is: less than a quarter, as some rows are never filled. */
const WAITING_PASSENGER = 0.15;

/**
 * The cards a player happens to hold send passengers anywhere, as strongly as so many points of lead draw them to
 * one line.
 */
const HAPPENSTANCE = 20;

export function expectationOf(table: Table, seat: Seat): Expectation {
  const scoringsLeft = SCORINGS_TO_END - table.scorings.length;
  const leads = perLine((l) => lineScoreOf(table, seat, l) - lineScoreOf(table, 1 - seat, l));
  let waiting = 0;
  for (const row of table.rows) waiting += row.length;
  // At the very end more passengers wait than can still bring a scoring.
  const part = Math.min(WAITING_PASSENGER, scoringsLeft / Math.max(1, waiting));
  const open = scoringsLeft - part * waiting;
  const mine = drawOf(leads, 1);
  const theirs = drawOf(leads, -1);
  // Half of the passengers that wait now will still wait at the end; one at least has to come.
  const passengers = Math.max(1, scoringsLeft * PASSENGERS_TO_SCORE - waiting / 2);
  return {
    turns: passengers / PASSENGERS_IN_A_TURN / 2,
    scoringsLeft,
    scorings: perLine((l) => part * table.rows[l].length + (open * (mine[l] + theirs[l])) / 2),
    leads,
  };
}

/** Where a player sends its passengers, as parts of one: some anywhere, the rest where it leads. */
function drawOf(leads: PerLine, side: 1 | -1): PerLine {
  const draw = perLine((l) => HAPPENSTANCE + Math.max(0, side * leads[l]));
  const sum = draw[0] + draw[1] + draw[2] + draw[3];
  return perLine((l) => draw[l] / sum);
}

function perLine(number: (line: Line) => number): PerLine {
  return [number(0), number(1), number(2), number(3)];
}
