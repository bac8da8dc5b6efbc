import { type Game, type Kind, Malformed, type Seat } from '#kernel/game.ts';
import type { Next, Order } from '#kernel/orders.ts';
import { rngFrom } from '#kernel/rng.ts';
import { MOST_ACTIONS } from '#protocol/parts.ts';

/** A sealed plan, as a standing order of any game: gestures, each played when the turn comes for it. */
export type PlanOrder = Order & { kind: 'plan'; steps: readonly (readonly unknown[])[] };

export const isPlan = (order: Order): order is PlanOrder => order.kind === 'plan';

/** Throws `Malformed`. */
export function parsedPlan({ parseAction, toTurnOf }: Game<Kind>, raw: object): PlanOrder {
  const { steps, ...rest } = raw as Partial<PlanOrder>;
  const isSteps = Array.isArray(steps) && steps.length > 0 && steps.length <= MOST_ACTIONS;
  if (!toTurnOf || !isSteps || Object.keys(rest).length !== 1) throw new Malformed('no plan');
  return {
    kind: 'plan',
    steps: steps.map((step: unknown) => {
      const isStep = Array.isArray(step) && step.length > 0 && step.length <= MOST_ACTIONS;
      if (!isStep) throw new Malformed('no step of a plan');
      return step.map((action) => parseAction(action));
    }),
  };
}

/** Whether its next step is allowed, whoever plays it finds out. It says nothing about decisions outside its seat's own turn. */
export function planNext(
  game: Game<Kind>,
  table: unknown,
  own: unknown,
  seat: Seat,
  { steps }: PlanOrder,
): Next<unknown> {
  const [step, ...rest] = steps;
  if (!step) return { play: [] };
  const state = game.imagine(table, own, seat, rngFrom(1));
  const before = JSON.stringify(state.table);
  const isItsTurn = game.toTurnOf?.(state, seat) && JSON.stringify(state.table) === before;
  if (!isItsTurn) return 'wait';
  return rest.length === 0
    ? { play: step }
    : { play: step, left: { kind: 'plan', steps: rest } as PlanOrder };
}
