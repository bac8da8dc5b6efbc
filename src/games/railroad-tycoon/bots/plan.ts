import type { Action, Own } from '#games/railroad-tycoon/rules/model.ts';
import { sharesFor } from './expectation.ts';
import { ISSUE } from './moves.ts';

/** A whole action, step by step, what the seat would be worth after it, and what it pays. Only differences of worth mean anything. */
export type ActionPlan = { steps: readonly Action[]; worth: number; price?: number };

export function bestOf(plans: readonly ActionPlan[]): ActionPlan {
  let best = plans[0] as ActionPlan;
  for (const plan of plans) if (plan.worth > best.worth) best = plan;
  return best;
}

/** Issues what is wanting, then acts. */
export function paid(own: Own, price: number, actions: readonly Action[]): readonly Action[] {
  const shares = sharesFor(price, own);
  return shares === 0 ? actions : [...new Array<Action>(shares).fill(ISSUE), ...actions];
}
