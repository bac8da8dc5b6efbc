import { type Board, boardOf } from '#games/pionniers/rules/board.ts';
import {
  type Line,
  railheadOf,
  type Table,
  TRAIN,
  type Train,
} from '#games/pionniers/rules/model.ts';
import { diceDue } from '#games/pionniers/rules/trains.ts';
import { chanceOfEach } from './dice.ts';

/** The features of a train that the net reads: one row of each of these is on. Rows are counted through, as many as stand here. */
const FRONTS = 105;
const FREE = 32;
const SECTIONS = 27;
const SPACES_TO_DYNAMITE = 41;
const PLACES_OF_DYNAMITE = 17;
const ENGINES = 24;
const CRATES = 6;
const DELAYS = 12;
const SPACES_TO_SIGNAL = 9;
const STRUCK = 2;

/** Then the four chances of the next throw. */
export const ROWS =
  FRONTS +
  FREE +
  SECTIONS +
  SPACES_TO_DYNAMITE +
  PLACES_OF_DYNAMITE +
  ENGINES +
  CRATES +
  DELAYS +
  SPACES_TO_SIGNAL +
  STRUCK;
export const CHANCES = 4;

/** The net has learnt one race: four seats on the level board. */
export function isFamiliar({ board, trains }: Table): boolean {
  return board === 'level' && trains.some(({ seat }) => seat === 3);
}

/** The rows that are on. The same array every time. */
export function rowsOf(table: Table, line: Line): Uint16Array {
  const train = table.trains[line] as Train;
  const { front, sections, dynamite, engine, crates, slow, oneDie, missing, signal } = train;
  const { strikeable } = boardOf(table.board).lines[line] as Board['lines'][number];
  const gap = engine > 0 ? front - TRAIN - engine : 0;
  let first = 0;
  let n = 0;
  const see = (what: number, kinds: number): void => {
    rows[n++] = first + Math.max(0, Math.min(kinds - 1, what));
    first += kinds;
  };
  see(front, FRONTS);
  see(railheadOf(train) - front, FREE);
  see(sections, SECTIONS);
  see(dynamite > 0 ? Math.max(1, dynamite - front) : 0, SPACES_TO_DYNAMITE);
  see(dynamite > 0 ? strikeable.indexOf(dynamite) + 1 : 0, PLACES_OF_DYNAMITE);
  see(Math.ceil(gap / 2), ENGINES);
  see(crates, CRATES);
  see((slow ? 6 : 0) + (oneDie ? 3 : 0) + Math.min(2, missing), DELAYS);
  see(signal > 0 ? Math.max(1, signal - front) : 0, SPACES_TO_SIGNAL);
  see(train.struck > 0 ? 1 : 0, STRUCK);
  return rows;
}

const rows = new Uint16Array(10);

/** How likely the next throw leads to a river, a danger, an ambush or off the track. The same array every time. */
export function chancesOf(table: Table, line: Line): Float64Array {
  const train = table.trains[line] as Train;
  chances.fill(0);
  if (train.front === 0 || train.engine > 0) return chances;
  const board = boardOf(table.board);
  const likely = chanceOfEach(diceDue(train));
  for (let total = 0; total < likely.length; total++) {
    const what = afterMoving(board, line, train, total);
    if (what !== undefined) chances[what] = (chances[what] as number) + (likely[total] as number);
  }
  return chances;
}

const chances = new Float64Array(CHANCES);

function afterMoving(
  { spaces, sections, lines }: Board,
  line: Line,
  train: Train,
  total: number,
): number | undefined {
  const { river, danger, ambush } = lines[line] as Board['lines'][number];
  const to = train.front + total;
  const stop = train.dynamite > 0 ? Math.min(to, train.dynamite - 1) : to;
  if (stop > railheadOf(train) && train.sections < sections) return 3;
  if (stop >= spaces) return undefined;
  if (ambush[stop] !== 0 && ambush[stop] !== train.struck) return 2;
  if (river[stop] !== 0) return 0;
  return danger[stop] === 0 ? undefined : 1;
}
