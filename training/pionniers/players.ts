import type { Net } from '#games/pionniers/bots/net.ts';
import { steady } from '#games/pionniers/bots/steady.ts';
import { trainOn } from '#games/pionniers/rules/flow.ts';
import {
  type Action,
  type Options,
  type Pionniers,
  railheadOf,
  type Table,
} from '#games/pionniers/rules/model.ts';
import { play } from '#games/pionniers/rules/play.ts';
import { diceDue } from '#games/pionniers/rules/trains.ts';
import type { Seat, State } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';

/** The one race that the net learns: four seats on the level board. */
export const SEATS = 4;
const OPTIONS: Options = { board: 'level', lines: 'by-lot', twoTrains: false };

/** How a game goes on: everybody by these decisions. What chance does is drawn by `rng` too. */
export function playOn(rng: Rng, decide: (state: State<Pionniers>, seat: Seat) => Action): Table {
  const state = play.setup(SEATS, OPTIONS);
  for (;;) {
    const actor = play.actors(state.table)[0];
    if (actor === undefined) return state.table;
    const action = actor === 'chance' ? play.chance(state, rng) : decide(state, actor);
    play.apply(state, actor, action);
  }
}

export function byLot(table: Table, seat: Seat, rng: Rng): Action {
  const choices = play.choices(table, {}, seat);
  return choices[rng.below(choices.length)] as Action;
}

export function byNet(table: Table, seat: Seat, net: Net): Action {
  const [lay, move] = play.choices(table, {}, seat) as [Action, Action?];
  return move && !net.lays(table) ? move : lay;
}

/** A seat lays until so many spaces lie ahead of it: a steady one ten, others as they like, some all of their track. */
const LEAST_AHEAD = 3;
const MUCH_AHEAD = 26;
const MOST_AHEAD = 100;

/** Decides for any seat: each lays more track or less, so that much and little of it is seen. */
export function styles(rng: Rng): (table: Table, seat: Seat) => Action {
  const ahead = Array.from({ length: SEATS }, () => {
    const most = rng.below(2) === 0 ? MUCH_AHEAD : MOST_AHEAD;
    return LEAST_AHEAD + rng.below(most - LEAST_AHEAD);
  });
  return (table, seat) =>
    table.phase === 'choose'
      ? byStyle(table, seat, ahead[seat] as number)
      : steady.decide(table, {}, seat, rng);
}

function byStyle(table: Table, seat: Seat, ahead: number): Action {
  const [lay, move] = play.choices(table, {}, seat) as [Action, Action?];
  const train = trainOn(table, table.turn);
  const enough = diceDue(train) === 2 ? ahead : ahead / 2;
  return move && railheadOf(train) - train.front >= enough ? move : lay;
}
