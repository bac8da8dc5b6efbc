import type { Board } from './board.ts';
import { SPACES_PER_SECTION } from './data/lines.ts';
import {
  askForCard,
  beginStrike,
  beginTurn,
  endGame,
  endTurn,
  of,
  type Tell,
  trainOn,
} from './flow.ts';
import {
  CRATES,
  DERAILED,
  type Line,
  PUSHED_BACK,
  railheadOf,
  SECTIONS_TO_START,
  type Space,
  START,
  type Table,
  TRAIN,
  type Train,
} from './model.ts';
import { canStrike } from './strikes.ts';

/** How trains and track move, and what a stop sets off. */

/** 5.1, 5.3, 8.3: how many dice this train throws to move. */
export function diceDue({ engine, dynamite, slow, oneDie }: Train): number {
  if (engine > 0) return 2;
  return dynamite > 0 || slow || oneDie ? 1 : 2;
}

/** 4.4, 4.5 */
export function laySections(
  table: Table,
  board: Board,
  line: Line,
  count: number,
  tell: Tell,
  free = false,
): void {
  const train = trainOn(table, line);
  const laid = Math.min(count, board.sections - train.sections);
  train.sections += laid;
  tell?.({
    is: 'sections-laid',
    count: laid,
    railhead: railheadOf(train),
    ...(free ? { free } : {}),
    ...of(table, line),
  });
  if (train.front === 0 && train.sections >= SECTIONS_TO_START) {
    train.front = START;
    tell?.({ is: 'train-placed', ...of(table, line) });
  }
}

/** 5.1: the locomotive, if it is away; else the whole train. */
export function moveByDice(
  table: Table,
  board: Board,
  line: Line,
  total: number,
  tell: Tell,
): void {
  const train = trainOn(table, line);
  if (train.engine > 0) {
    runEngine(table, line, total, tell);
    return endTurn(table, tell);
  }
  departByDice(train);
  const from = train.front;
  const to = from + total;
  if (train.dynamite > 0 && to >= train.dynamite - 1) {
    reachDynamite(table, line, tell);
  } else if (to > railheadOf(train) && train.sections < board.sections) {
    derail(table, line, tell);
    noteSlowSignal(table, board, line, railheadOf(train), tell);
    return stop(table, board, line, false, true, tell);
  } else {
    advance(train, Math.min(to, board.spaces));
    tell?.({ is: 'train-moved', from, to: train.front, ...of(table, line) });
  }
  noteSlowSignal(table, board, line, train.front, tell);
  stop(table, board, line, true, true, tell);
}

/** 8.3, 8.6 */
function runEngine(table: Table, line: Line, total: number, tell: Tell): void {
  const train = trainOn(table, line);
  const from = train.engine;
  const to = Math.min(from + total, train.front - TRAIN);
  train.engine = to;
  tell?.({ is: 'engine-moved', from, to, ...of(table, line) });
  if (to < train.front - TRAIN) return;
  train.engine = 0;
  tell?.({ is: 'engine-coupled', ...of(table, line) });
}

/** 6.12, 6.14 */
export function reachDynamite(table: Table, line: Line, tell: Tell, card = false): void {
  const train = trainOn(table, line);
  const { dynamite, front } = train;
  advance(train, dynamite - 1);
  train.dynamite = 0;
  train.signal = dynamite;
  table.gone++;
  tell?.({
    is: 'train-moved',
    from: front,
    to: train.front,
    ...(card ? { card } : {}),
    ...of(table, line),
  });
  tell?.({ is: 'dynamite-reached', space: dynamite, ...of(table, line) });
}

/** 10.1 to 10.4 */
function derail(table: Table, line: Line, tell: Tell): void {
  const train = trainOn(table, line);
  const from = train.front;
  const railhead = railheadOf(train);
  retreat(train, railhead - DERAILED);
  tell?.({ is: 'train-derailed', from, railhead, to: train.front, ...of(table, line) });
}

/** 11.1 to 11.3 */
export function noteSlowSignal(
  table: Table,
  board: Board,
  line: Line,
  reached: Space,
  tell: Tell,
): void {
  const train = trainOn(table, line);
  if (train.slow || reached <= board.slowAfter) return;
  train.slow = true;
  tell?.({ is: 'slowed', ...of(table, line) });
}

/** 5.7, 9.9: a move by dice takes the signal along and uses up the card. */
export function departByDice(train: Train): void {
  train.signal = 0;
  train.oneDie = false;
}

/** 8.7: an ambush that has struck lets the train go until it has left the place. */
export function advance(train: Train, to: Space): void {
  train.front = to;
  if (train.struck !== to && train.struck !== to - 1) train.struck = 0;
}

/** 7.2, 8.8: going back ends at Junction City at the latest, and an old ambush may strike again. */
export function retreat(train: Train, to: Space): void {
  train.front = Math.max(START, to);
  train.struck = 0;
}

/** 5.6: what the place where a train has stopped sets off, in this order; then the turn ends. */
export function stop(
  table: Table,
  board: Board,
  line: Line,
  forward: boolean,
  ownMove: boolean,
  tell: Tell,
): void {
  const train = trainOn(table, line);
  const { front } = train;
  const marks = board.lines[line] as Board['lines'][number];
  if (front >= board.spaces) return endGame(table, line, tell);
  const ambush = marks.ambush[front] as Space;
  if (forward && ambush > 0 && ambush !== train.struck) {
    const garrison = marks.relief[front] as Space;
    train.struck = ambush;
    train.engine = garrison;
    tell?.({ is: 'train-ambushed', space: ambush, garrison, ...of(table, line) });
    return endTurn(table, tell);
  }
  if ((marks.river[front] as Space) > 0 && offerStrike(table, line, tell)) return;
  if (ownMove && (marks.danger[front] as Space) > 0) return askForCard(table, tell);
  endTurn(table, tell);
}

/** 6.1, 6.10: the right to strike, where there is something to strike with and something to strike. */
export function offerStrike(table: Table, line: Line, tell: Tell): boolean {
  if (!canStrike(table, line)) return false;
  beginStrike(table, line, tell);
  return true;
}

/** 7.1 to 7.4: the crate lies right before the locomotive. */
export function pushBack(table: Table, board: Board, line: Line, tell: Tell): void {
  const train = trainOn(table, line);
  const from = train.front;
  retreat(train, from - PUSHED_BACK);
  tell?.({ is: 'train-pushed-back', from, to: train.front, ...of(table, line) });
  stop(table, board, line, false, false, tell);
}

/** 9.10: the sections at the head of the line that bear nothing. */
export function loseSections(table: Table, line: Line, count: number, tell: Tell): number {
  const train = trainOn(table, line);
  const needed = Math.max(train.front, train.dynamite, train.signal);
  let lost = 0;
  while (lost < count && railheadOf(train) - SPACES_PER_SECTION >= needed) {
    train.sections--;
    lost++;
  }
  if (lost > 0) {
    tell?.({ is: 'sections-lost', count: lost, railhead: railheadOf(train), ...of(table, line) });
  }
  return lost;
}

/** 9.15 */
export function recoverCrate(table: Table, line: Line, tell: Tell): boolean {
  const train = trainOn(table, line);
  if (table.gone === 0 || train.crates === CRATES) return false;
  table.gone--;
  train.crates++;
  tell?.({ is: 'crate-recovered', ...of(table, line) });
  return true;
}

/** 9.13 */
export function playAgain(table: Table, line: Line, tell: Tell): void {
  tell?.({ is: 'turn-again', ...of(table, line) });
  beginTurn(table, line, tell);
}
