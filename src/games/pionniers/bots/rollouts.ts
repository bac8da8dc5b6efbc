import { type Found, type Search, searching } from '#bots/search.ts';
import type { Candidate } from '#bots/tree.ts';
import { trainOn } from '#games/pionniers/rules/flow.ts';
import type { Action, Pionniers, Table } from '#games/pionniers/rules/model.ts';
import { play } from '#games/pionniers/rules/play.ts';
import { diceDue } from '#games/pionniers/rules/trains.ts';
import type { Seat, State } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';
import { isFamiliar } from './features.ts';
import { type Net, net } from './net.ts';
import { clockOf, laysBy, oddsOf } from './race.ts';
import { steady } from './steady.ts';

/** How the race is evaluated after some rounds, and how whoever searches plays on until then. */
export type Evaluation = {
  /** So many turns are played out. More of them gained nothing. */
  turns: number;
  /** Can it tell at anybody's turn, or only when it is one's own to choose? */
  always: boolean;
  /** For all choices together. More of them gained nothing either. */
  tries: number;
  /** Does the first throw of the tries go through all throws, instead of falling as it may? */
  even: boolean;
  /** A crate that gains less than this is kept. */
  crate: number;
  odds(table: Table): number;
  lays(table: Table): boolean;
};

/** Two rounds, to the end of the second. */
export function learntBy({ odds, lays }: Net): Evaluation {
  return { turns: 5, always: false, tries: 1440, even: true, crate: 0, odds, lays };
}

const learnt = learntBy(net);

/** For races that the net has not learnt: three rounds. */
function byTimetables(table: Table, seat: Seat): Evaluation {
  /** The round in which a rival may be expected home. */
  const end = roundOf(table) + clockOf(table, seat);
  return {
    turns: 3 * table.trains.length,
    always: true,
    tries: 700,
    even: false,
    crate: 0.002,
    odds: (later) => oddsOf(later, seat),
    lays: (later) => laysBy(later, end - roundOf(later)),
  };
}

const roundOf = ({ turns, trains }: Table): number => Math.floor(turns / trains.length);

/** The throws of two dice: as many tries at a time show each of them once. */
export const THROWS = 36;

/** Everybody plays on for some rounds, the rivals by rules of thumb, and then the race is evaluated. */
export function searchingByRollouts(
  table: Table,
  choices: readonly Action[],
  seat: Seat,
  rng: Rng,
  effort = 1,
  evaluation = isFamiliar(table) ? learnt : byTimetables(table, seat),
): Generator<Found<Action>, void> {
  const candidates = choices.map(
    (move): Candidate<Action> => ({
      move,
      prior: move.do === 'keep-crate' ? evaluation.crate : 0,
    }),
  );
  const tries = effort * evaluation.tries;
  return searching(searchOf(table, seat, { ...evaluation, tries }), candidates, rng);
}

export function searchOf(
  table: Table,
  seat: Seat,
  { turns, always, tries, even, odds, lays }: Evaluation,
): Search<Pionniers, Action> {
  const until = table.turns + turns;
  // 15.1: there is nothing to imagine.
  const known = { table, hidden: {} };
  return {
    play,
    seat,
    tries,
    step: even ? THROWS : 1,
    imagine: () => known,
    begin(state, action, n) {
      play.apply(state, seat, action);
      if (even) throwFirst(state, n);
    },
    isHorizon: (later, actor) =>
      later.phase === 'choose' && later.turns >= until && (always || actor === seat),
    act(state, actor, chanceAt) {
      const later = state.table;
      if (actor !== seat || later.phase !== 'choose') {
        play.apply(state, actor, steady.decide(later, {}, actor, chanceAt(later)));
        return;
      }
      const [first, second] = play.choices(later, {}, seat) as [Action, Action?];
      play.apply(state, seat, second && !lays(later) ? second : first);
    },
    evaluate({ table: later }) {
      if (later.phase !== 'over') return odds(later);
      return trainOn(later, later.turn).seat === seat ? 1 : 0;
    },
  };
}

/** The n-th try begins with the n-th of all throws. */
function throwFirst(state: State<Pionniers>, n: number): void {
  const { phase, turn } = state.table;
  if (phase !== 'lay' && phase !== 'move') return;
  const dice = [1 + (n % 6), 1 + (Math.floor(n / 6) % 6)];
  const due = phase === 'lay' ? 1 : diceDue(trainOn(state.table, turn));
  play.apply(state, 'chance', { do: 'throw', dice: dice.slice(0, due) });
}
