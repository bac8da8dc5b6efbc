import type { Game, Kind, Refusal, Seat, State } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import type { AnyView } from '../play/stage.ts';

/** One gesture of a plan, as it would go. */
export type PlannedStep = {
  actions: readonly unknown[];
  /** What is seen before it and after it, and what would be told of it. */
  before: AnyView;
  after: AnyView;
  events: readonly unknown[];
  /** After it somebody else is to act, or chance: what follows waits for that. */
  ends: boolean;
  /** It cannot be done: this action, by this rule; without one, the game does not come so far. */
  stopped?: { action: unknown; refusal?: Refusal };
};

/** A draft on the table as it is known now. */
export type Plan = {
  /** Is the table where the first step would be played? Else the others are imagined to do nothing until then. */
  here: boolean;
  steps: readonly PlannedStep[];
  /** How many steps hold. From the first one that is refused on, none is judged. */
  held: number;
  /** After those: where this seat decides next. `over`: it does not. */
  view: AnyView;
  over: boolean;
};

/** What is played at one go when the turn comes: steps that hold, up to the first after which others or chance act. */
export function nextSteps({ steps, held }: Plan): readonly PlannedStep[] {
  const last = steps.findIndex(({ ends }) => ends);
  return steps.slice(0, Math.min(held, last < 0 ? held : last + 1));
}

/** What is seen right after the last step that holds: what the plan comes to. */
export const endOf = ({ steps, held, view }: Plan): AnyView => steps[held - 1]?.after ?? view;

type Planned = { plan: Plan; try: (actions: readonly unknown[]) => PlannedStep };

/**
 * Recomputes a plan on what one seat sees. Everything happens on a state that it imagines; what chance would bring is left
 * out, since nobody knows it (`toTurnOf`), so a step that ends in a draw goes on with what was there before.
 * Nothing: the game has nothing to plan, or not now.
 */
export function planOn(
  game: Game<Kind>,
  view: AnyView,
  seat: Seat,
  steps: readonly (readonly unknown[])[],
): Planned | undefined {
  if (!game.toTurnOf) return undefined;
  let state = game.imagine(view.table, view.own, seat, rngFrom(1));
  const asked = game.actors(state.table).includes(seat) ? JSON.stringify(state.table) : undefined;
  if (!game.toTurnOf(state, seat)) return undefined;
  const here = asked !== undefined && JSON.stringify(state.table) === asked;
  const planned: PlannedStep[] = [];
  let held = 0;
  for (const actions of parsed(game, steps)) {
    const done = planned.length === held ? play(game, state, seat, actions) : undefined;
    if (!done) planned.push(unjudged(game, state, seat, actions));
    else {
      planned.push(done.step);
      if (!done.step.stopped) {
        held++;
        state = done.state;
      }
    }
  }
  const over = !game.actors(state.table).includes(seat);
  return {
    plan: { here, steps: planned, held, view: seenBy(game, state, seat), over },
    try: (actions) => play(game, state, seat, actions).step,
  };
}

/** Steps from the browser's store: from the first that is no action of this game on, they are forgotten. */
function parsed(game: Game<Kind>, steps: readonly (readonly unknown[])[]): unknown[][] {
  const all: unknown[][] = [];
  try {
    for (const actions of steps) all.push(actions.map((action) => game.parseAction(action)));
  } catch {
    // What was kept is of another form than the game has now.
  }
  return all;
}

/** Plays one gesture on a copy, and goes on to where the seat decides next. */
function play(
  game: Game<Kind>,
  from: State<Kind>,
  seat: Seat,
  actions: readonly unknown[],
): { step: PlannedStep; state: State<Kind> } {
  const before = seenBy(game, from, seat);
  const state = game.clone(from);
  const events: unknown[] = [];
  const tell = (event: unknown): void => {
    const shown = game.shown(event, seat);
    if (shown !== undefined) events.push(shown);
  };
  const stop = (action: unknown, refusal?: Refusal) => ({
    step: {
      actions,
      before,
      after: before,
      events: [],
      ends: true,
      stopped: refusal ? { action, refusal } : { action },
    },
    state: from,
  });
  for (const action of actions) {
    goOn(game, state, seat);
    if (!game.actors(state.table).includes(seat)) return stop(action);
    const refusal = game.check(state.table, game.own(state, seat), seat, action);
    if (refusal) return stop(action, refusal);
    game.apply(state, seat, action, tell);
  }
  const ends = !game.actors(state.table).includes(seat);
  // As right after it: what comes before the seat is asked again is nobody's step.
  const after = seenBy(game, game.clone(state), seat);
  goOn(game, state, seat);
  return { step: { actions, before, after, events, ends }, state };
}

/** Brings the state to this seat's next decision, if there is one. */
function goOn(game: Game<Kind>, state: State<Kind>, seat: Seat): void {
  if (!game.actors(state.table).includes(seat)) game.toTurnOf?.(state, seat);
}

function unjudged(
  game: Game<Kind>,
  state: State<Kind>,
  seat: Seat,
  actions: readonly unknown[],
): PlannedStep {
  const seen = seenBy(game, state, seat);
  return { actions, before: seen, after: seen, events: [], ends: true };
}

const seenBy = (game: Game<Kind>, state: State<Kind>, seat: Seat): AnyView => ({
  table: state.table,
  own: game.own(state, seat),
});
