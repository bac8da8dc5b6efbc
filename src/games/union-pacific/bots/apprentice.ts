import type { Bot } from '#bots/bot.ts';
import type { Action, Own, Table, UnionPacific } from '#games/union-pacific/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import { type Judged, judged } from './judgement.ts';
import { PATIENT, type Weights } from './weights.ts';

/** Plays by judgement alone: what each choice may bring at the payments to come. */
export const apprentice: Bot<UnionPacific> = {
  name: 'apprentice',
  decide: (table, own, seat) => bestJudged(table, own, seat, PATIENT),
};

/** Of equals, the first. */
export function bestJudged(table: Table, own: Own, seat: Seat, weights: Weights): Action {
  const [first, ...others] = judged(table, own, seat, weights) as [Judged, ...Judged[]];
  let best = first;
  for (const other of others) if (other.worth > best.worth) best = other;
  return best.action;
}
