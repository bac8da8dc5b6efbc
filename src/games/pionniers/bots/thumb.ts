import type { Bot } from '#bots/bot.ts';
import { boardOf } from '#games/pionniers/rules/board.ts';
import { trainOn } from '#games/pionniers/rules/flow.ts';
import { strikeEffect } from '#games/pionniers/rules/forecast.ts';
import {
  type Action,
  type ActionOf,
  type Pionniers,
  railheadOf,
  type Table,
} from '#games/pionniers/rules/model.ts';
import { play } from '#games/pionniers/rules/play.ts';
import { diceDue } from '#games/pionniers/rules/trains.ts';

/** It lays track until so many spaces lie ahead: for two dice, and for one. */
type Reserve = { two: number; one: number };

/** A push-back costs as much as a crate so many spaces ahead. */
const WORTH_OF_PUSH_BACK = 10;

/** Plays by rules of thumb: some track ahead before it moves, and a way to use dynamite. */
export function thumbBot(
  name: string,
  reserve: Reserve,
  strike: (table: Table, choices: readonly Action[]) => Action,
): Bot<Pionniers> {
  return {
    name,
    decide(table, own, seat) {
      const choices = play.choices(table, own, seat);
      return table.phase === 'strike' ? strike(table, choices) : layOrMove(table, choices, reserve);
    },
  };
}

function layOrMove(table: Table, choices: readonly Action[], { two, one }: Reserve): Action {
  const [first, second] = choices as [Action, Action?];
  if (!second) return first;
  const train = trainOn(table, table.turn);
  const free = railheadOf(train) - train.front;
  return free < (diceDue(train) === 2 ? two : one) ? first : second;
}

/** The rival furthest ahead; of the places on that line, where it hurts most. */
export function strikeTheLeader(table: Table, choices: readonly Action[]): Action {
  let best = choices.at(-1) as Action;
  let [furthest, hurt] = [0, 0];
  for (const choice of choices) {
    if (choice.do !== 'place-crate') continue;
    const { front } = trainOn(table, choice.line);
    const pain = painOf(table, choice);
    if (front < furthest || (front === furthest && pain <= hurt)) continue;
    best = choice;
    furthest = front;
    hurt = pain;
  }
  return best;
}

/** In spaces to be crept along at half speed. A push-back onto a river invites the answer. */
function painOf(table: Table, { line, space }: ActionOf<'place-crate'>): number {
  const effect = strikeEffect(table, line, space);
  if (effect.is === 'push-back') return effect.river ? 1 : WORTH_OF_PUSH_BACK;
  return Math.min(space, boardOf(table.board).slowAfter) - trainOn(table, line).front;
}

/** The rival furthest ahead; the first place there is. */
export function strikeAtOnce(table: Table, choices: readonly Action[]): Action {
  let best = choices.at(-1) as Action;
  let furthest = 0;
  for (const choice of choices) {
    if (choice.do !== 'place-crate') continue;
    const { front } = trainOn(table, choice.line);
    if (front <= furthest) continue;
    best = choice;
    furthest = front;
  }
  return best;
}
