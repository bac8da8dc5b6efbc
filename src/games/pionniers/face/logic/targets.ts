import { boardOf, type Mark } from '#games/pionniers/rules/board.ts';
import { strikeEffect } from '#games/pionniers/rules/forecast.ts';
import type { Action, ActionOf, Line, Space, Table } from '#games/pionniers/rules/model.ts';
import type { Refusal } from '#kernel/game.ts';
import type { Direction } from '#ui/map-view/steer.ts';
import type { Blow } from '../words/words.ts';

/** A place where a crate may go, and what it would do there. */
export type Target = { line: Line; space: Space; mark: Mark; blow: Blow };

/** A rival's line where none may go: why, and where that is written. */
export type Barred = { line: Line; space: Space; why: 'dynamite' | 'start' | 'nowhere' };

export const placingsIn = (choices: readonly Action[]): ActionOf<'place-crate'>[] =>
  choices.flatMap((choice) => (choice.do === 'place-crate' ? [choice] : []));

/** In the order in which the keys walk them: line by line, from Junction City on. */
export function targetsOf(table: Table, choices: readonly Action[]): Target[] {
  const { markAt } = boardOf(table.board);
  return placingsIn(choices)
    .map(({ line, space }) => {
      const front = table.trains[line]?.front ?? 0;
      const effect = strikeEffect(table, line, space);
      const blow: Blow = effect.is === 'push-back' ? effect : { ...effect, away: space - front };
      return { line, space, mark: markAt(line, space), blow };
    })
    .sort((a, b) => a.line - b.line || a.space - b.space);
}

/** The judge is asked about the place that comes nearest to being struck. */
export function barredOf(
  table: Table,
  targets: readonly Target[],
  check: (action: Action) => Refusal | undefined,
): Barred[] {
  const seat = table.trains[table.striker]?.seat;
  return table.trains.flatMap((train, line) => {
    if (train.seat === seat || targets.some((target) => target.line === line)) return [];
    const space = train.dynamite || train.front + 1;
    const why = reasonOf(check({ do: 'place-crate', line, space })?.rule);
    return [{ line, space: Math.max(space, 6), why }];
  });
}

function reasonOf(rule: string | undefined): Barred['why'] {
  if (rule === '6.5') return 'dynamite';
  return rule === '6.4' ? 'start' : 'nowhere';
}

/** The river that one half of the striker's locomotive stands on; 0: it is a card that lets it strike. */
export function riverUnder({ trains, striker, board }: Table): Space {
  const front = trains[striker]?.front ?? 0;
  return boardOf(board).lines[striker]?.river[front] ?? 0;
}

/** The target nearest to a point of the board, if it is within reach. */
export function nearestTarget(
  targets: readonly Target[],
  where: (target: Target) => { x: number; y: number },
  at: { x: number; y: number },
  reach: number,
): Target | undefined {
  let best: Target | undefined;
  let least = reach;
  for (const target of targets) {
    const { x, y } = where(target);
    const away = Math.hypot(x - at.x, y - at.y);
    if (away <= least) [best, least] = [target, away];
  }
  return best;
}

/** One step of an arrow key: left and right along, up and down to the next line that has any. */
export function stepTarget(
  targets: readonly Target[],
  from: Pick<Target, 'line' | 'space'> | undefined,
  step: Direction,
): Target | undefined {
  if (from === undefined) return step === 'left' || step === 'up' ? targets.at(-1) : targets[0];
  const at = targets.findIndex(({ line, space }) => line === from.line && space === from.space);
  if (step === 'left' || step === 'right') {
    const to = at + (step === 'right' ? 1 : -1);
    return targets[(to + targets.length) % targets.length];
  }
  const lines = [...new Set(targets.map(({ line }) => line))];
  const to = lines.indexOf(from.line) + (step === 'down' ? 1 : -1);
  const line = lines[(to + lines.length) % lines.length];
  return targets
    .filter((target) => target.line === line)
    .reduce<Target | undefined>(
      (best, one) =>
        best && Math.abs(best.space - from.space) <= Math.abs(one.space - from.space) ? best : one,
      undefined,
    );
}
