import { type Board, boardOf } from './board.ts';
import { trainOn } from './flow.ts';
import {
  DERAILED,
  type Line,
  PUSHED_BACK,
  railheadOf,
  SECTIONS_FOR,
  type Space,
  START,
  type Table,
  TRAIN,
} from './model.ts';
import { isRightAhead } from './strikes.ts';
import { diceDue } from './trains.ts';

/** What the dice may bring: for a player who wants to see the risk before throwing. It changes nothing. */

/** What a throw sets off. */
export type OutcomeKind =
  | 'plain'
  | 'river'
  | 'danger'
  | 'ambush'
  | 'derail'
  | 'dynamite'
  | 'finish';

export type ThrowOutcome = {
  throw: number;
  /** How likely, of 1. */
  chance: number;
  /** Where the front of the train would stand; of the locomotive, if that runs alone. */
  front: Space;
  kind: OutcomeKind | 'run' | 'coupled';
};

const WAYS: readonly (readonly number[])[] = [
  [],
  [0, 1, 1, 1, 1, 1, 1],
  [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1],
];

/** Every total this train may throw to move, and what it leads to. */
export function forecast(table: Table, line: Line): ThrowOutcome[] {
  const ways = WAYS[diceDue(trainOn(table, line))] as readonly number[];
  const all = ways.reduce((sum, count) => sum + count, 0);
  return ways.flatMap((count, total) =>
    count === 0 ? [] : [{ throw: total, chance: count / all, ...outcomeOf(table, line, total) }],
  );
}

function outcomeOf(table: Table, line: Line, total: number): Pick<ThrowOutcome, 'front' | 'kind'> {
  const train = trainOn(table, line);
  const board = boardOf(table.board);
  const railhead = railheadOf(train);
  if (train.engine > 0) {
    const rear = train.front - TRAIN;
    const front = Math.min(train.engine + total, rear);
    return { front, kind: front === rear ? 'coupled' : 'run' };
  }
  const to = train.front + total;
  if (train.dynamite > 0 && to >= train.dynamite - 1) {
    return { front: train.dynamite - 1, kind: 'dynamite' };
  }
  if (to > railhead && train.sections < board.sections) {
    return { front: Math.max(START, railhead - DERAILED), kind: 'derail' };
  }
  if (to >= board.spaces) return { front: board.spaces, kind: 'finish' };
  const marks = board.lines[line] as Board['lines'][number];
  const ambush = marks.ambush[to] as Space;
  if (ambush > 0 && ambush !== train.struck) return { front: to, kind: 'ambush' };
  if ((marks.river[to] as Space) > 0) return { front: to, kind: 'river' };
  if ((marks.danger[to] as Space) > 0) return { front: to, kind: 'danger' };
  return { front: to, kind: 'plain' };
}

/** What a throw to lay would bring, the least first. */
export function layForecast(
  table: Table,
  line: Line,
): { sections: number; railhead: Space; chance: number }[] {
  const train = trainOn(table, line);
  const { spaces } = boardOf(table.board);
  return [...new Set(SECTIONS_FOR.slice(1))].map((sections) => ({
    sections,
    railhead: Math.min(spaces, railheadOf({ ...train, sections: train.sections + sections })),
    chance: SECTIONS_FOR.filter((count) => count === sections).length / 6,
  }));
}

/** What a crate there would do to that line's train. `wait`: its locomotive is away, so nothing at once. */
export type StrikeEffect =
  | { is: 'slow' }
  | { is: 'push-back'; from: Space; to: Space; river: boolean }
  | { is: 'wait' };

export function strikeEffect(table: Table, line: Line, space: Space): StrikeEffect {
  const train = trainOn(table, line);
  const { front } = train;
  if (!isRightAhead(train, space)) return train.engine > 0 ? { is: 'wait' } : { is: 'slow' };
  const to = Math.max(START, front - PUSHED_BACK);
  const { river } = boardOf(table.board).lines[line] as Board['lines'][number];
  return { is: 'push-back', from: front, to, river: (river[to] as Space) > 0 };
}
