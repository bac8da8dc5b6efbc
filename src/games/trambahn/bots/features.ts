import { HAND_SIZE, SCORINGS_TO_END, TRAMS, VALUES } from '#games/trambahn/rules/data/cards.ts';
import {
  CONDUCTOR,
  type Line,
  lineOf,
  type Own,
  type Player,
  type Table,
  valueOf,
} from '#games/trambahn/rules/model.ts';
import { playerOf } from '#games/trambahn/rules/piles.ts';
import { totalOf } from '#games/trambahn/rules/score.ts';
import { type Shape, shapeOf } from './columns.ts';
import { type Expectation, expectationOf, LINES } from './expectation.ts';
import { serviceOf } from './worth.ts';

/**
 * A position as numbers of about one, as the net reads it: when a turn is played and before its hand is refilled. Its
 * player knows what it kept; everything else is open, so nothing needs to be imagined.
 */

/** What one side has in a line. */
const SIDE = 18;
/** A line: both sides, then the row, the cards kept and the cards gone. */
const ROW = 2 * SIDE;
const KEPT = ROW + 6;
export const LINE_INPUTS = KEPT + 4;
export const WHOLE_INPUTS = 26;
export const INPUTS = LINES.length * LINE_INPUTS + WHOLE_INPUTS;

type Served = Shape & { tram: number };

const sides: [Served[], Served[]] = [[], []];
const inSight = new Int32Array(LINES.length * VALUES);

/** Fills in `into`, which has room for `INPUTS`: the lines one after another, then the whole. */
export function readPosition(table: Table, own: Own, into: Float32Array): void {
  const seat = table.turn;
  into.fill(0);
  look(table, own);
  const expected = expectationOf(table, seat);
  for (const line of LINES) readLine(table, own, line, into);
  readWhole(table, own, expected, into);
}

/** The columns that have a tram, the richest first; and the stations that lie open. */
function look(table: Table, { hand }: Own): void {
  inSight.fill(0);
  const see = (card: number): void => {
    if (card !== CONDUCTOR) inSight[card] = (inSight[card] as number) + 1;
  };
  for (const side of [0, 1] as const) {
    const { columns } = playerOf(table, side === 0 ? table.turn : 1 - table.turn);
    sides[side] = columns
      .filter(({ tram }) => tram > 0)
      .map((column) => ({ ...shapeOf(column), tram: column.tram }))
      .sort((a, b) => b.points * b.tram - a.points * a.tram);
    for (const { cards } of columns) cards.forEach(see);
  }
  for (const row of table.rows) row.forEach(see);
  hand.forEach(see);
}

function readLine(table: Table, { hand }: Own, line: Line, into: Float32Array): void {
  const at = line * LINE_INPUTS;
  const left = SCORINGS_TO_END - table.scorings.length;
  const mine = readSide(sides[0], line, left, into, at);
  const theirs = readSide(sides[1], line, left, into, at + SIDE);
  const row = table.rows[line].length;
  into[at + ROW + row] = 1;
  if (row >= 2) into[at + ROW + 4 + (row - 2)] = (mine - theirs) / 20;
  const top = sides[0].find((column) => column.line === line)?.top ?? VALUES;
  let kept = 0;
  let useful = 0;
  for (const card of hand) {
    if (card === CONDUCTOR || lineOf(card) !== line) continue;
    kept++;
    if (valueOf(card) > top) useful++;
  }
  into[at + KEPT] = kept / 3;
  into[at + KEPT + 1] = useful / 3;
  into[at + KEPT + 2] = openAbove(line, 0) / 28;
  into[at + KEPT + 3] = left / SCORINGS_TO_END;
}

/** What a scoring would bring this side. */
function readSide(
  served: readonly Served[],
  line: Line,
  left: number,
  into: Float32Array,
  at: number,
): number {
  const [best, second] = served.filter((column) => column.line === line);
  if (best === undefined) {
    into[at + 16] = 1;
    return 0;
  }
  let total = 0;
  for (const { line: of, points, tram } of served) if (of === line) total += points * tram;
  into[at] = total / 20;
  into[at + 1] = (total * left) / 200;
  into[at + 2] = best.points / 10;
  into[at + 1 + best.tram] = 1;
  into[at + 6] = best.cards / 8;
  into[at + 7] = (VALUES - best.top) / VALUES;
  if (best.top === VALUES) into[at + 8] = 1;
  else if (best.cards >= 5) into[at + 4 + Math.min(best.cards, 8)] = 1;
  into[at + 17] = openAbove(line, best.top) / 20;
  if (second === undefined) return total;
  into[at + 13] = (second.points * second.tram) / 20;
  into[at + 14] = (VALUES - second.top) / VALUES;
  into[at + 15] = second.cards / 8;
  return total;
}

/** How many stations above this value lie open. */
function openAbove(line: Line, value: number): number {
  let sum = 0;
  for (let v = value; v < VALUES; v++) sum += inSight[line * VALUES + v] as number;
  return sum;
}

function readWhole(table: Table, { hand }: Own, expected: Expectation, into: Float32Array): void {
  const seat = table.turn;
  const [me, rival] = [playerOf(table, seat), playerOf(table, 1 - seat)];
  const left = SCORINGS_TO_END - table.scorings.length;
  const ahead = totalOf(table, seat) - totalOf(table, 1 - seat);
  const [money, theirs] = [moneyOf(me), rival.money];
  const pile = table.pile - (HAND_SIZE - hand.length);
  const gone = TRAMS.length - table.trams - table.display.length;
  const fill = Math.min(table.trams, 3 - table.display.length);
  const whole = [
    ahead / 50,
    ahead / (10 + 6 * left),
    money / 15,
    theirs / 15,
    (money * left) / 150,
    (theirs * left) / 150,
    hand.length / HAND_SIZE,
    hand.filter((card) => card === CONDUCTOR).length / 2,
    pile / 60,
    pile < 0 ? 1 : 0,
    pile < 6 ? 1 : 0,
    pile < 11 ? 1 : 0,
    0,
    0,
    0,
    gone / TRAMS.length,
    left / SCORINGS_TO_END,
    left === 1 ? 1 : 0,
    left === 2 ? 1 : 0,
    table.rows.reduce((sum, row) => sum + row.length, 0) / 12,
    serviceOf(me, expected) / 100,
    serviceOf(rival, expected) / 100,
    expected.turns / 20,
    sides[0].length / 8,
    sides[1].length / 8,
    Math.abs(ahead) / (10 + 6 * left),
  ];
  const at = LINES.length * LINE_INPUTS;
  into.set(whole, at);
  // The display as it will be for the next player.
  const show = (tram: number): void => {
    into[at + 10 + tram] = (into[at + 10 + tram] as number) + 1 / 3;
  };
  table.display.forEach(show);
  const top = TRAMS.length - table.trams;
  for (let i = 0; i < fill; i++) show(TRAMS[top + i] as number);
}

/** Columns without a tram are as good as money: they are about to be sold (8.6). */
function moneyOf({ money, columns }: Player): number {
  let sum = money;
  for (const { tram, cards } of columns) if (tram === 0) sum += cards.length;
  return sum;
}
