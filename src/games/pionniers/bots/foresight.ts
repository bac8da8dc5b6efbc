import { trainOn } from '#games/pionniers/rules/flow.ts';
import type { Action, Pionniers, Table } from '#games/pionniers/rules/model.ts';
import { play } from '#games/pionniers/rules/play.ts';
import { diceDue } from '#games/pionniers/rules/trains.ts';
import type { Seat, State } from '#kernel/game.ts';
import { type Rng, rngFrom } from '#kernel/rng.ts';
import { apprentice } from './apprentice.ts';
import { laysByNet, oddsByNet } from './net.ts';
import { clockOf, laysBy, oddsOf } from './race.ts';
import { isFamiliar } from './sight.ts';

/** How the race is judged after some rounds, and how the expert itself plays on until then. */
type Judgement = {
  /** So many turns are played out. More of them gained nothing. */
  turns: number;
  /** Can it judge at anybody's turn, or only when it is one's own to choose? */
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
const learnt: Judgement = {
  turns: 5,
  always: false,
  tries: 1440,
  even: true,
  crate: 0,
  odds: oddsByNet,
  lays: laysByNet,
};

/** For races that the net has not learnt: three rounds. */
function byTimetables(table: Table, seat: Seat): Judgement {
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

type Candidate = { choice: Action; sum: number; tries: number };

/** The throws of two dice: as many tries at a time show each of them once. */
const THROWS = 36;

/**
 * The best of the choices. Each is tried many times: everybody plays on for some rounds, the rivals as apprentices do,
 * and then the race is judged. The worse half of the choices is dropped again and again, so that the tries go to those
 * that are hard to tell apart. The n-th try of every choice has the same luck: they are compared, not their dice.
 */
export function bestOf(table: Table, choices: readonly Action[], seat: Seat, rng: Rng): Action {
  const seed = rng.below(2 ** 32);
  const judgement = isFamiliar(table) ? learnt : byTimetables(table, seat);
  const until = table.turns + judgement.turns;
  const step = judgement.even ? THROWS : 1;
  let left = choices.map((choice): Candidate => ({ choice, sum: 0, tries: 0 }));
  const rungs = Math.ceil(Math.log2(left.length));
  while (left.length > 1) {
    const more = Math.ceil(judgement.tries / rungs / left.length / step) * step;
    for (const candidate of left) {
      for (const last = candidate.tries + more; candidate.tries < last; candidate.tries++) {
        const state = play.clone({ table, hidden: {} });
        play.apply(state, seat, candidate.choice);
        if (judgement.even) throwFirst(state, candidate.tries);
        candidate.sum += playOn(state, seat, until, judgement, rngFrom(seed, candidate.tries));
      }
    }
    left = left
      .toSorted((a, b) => worthOf(b, judgement) - worthOf(a, judgement))
      .slice(0, Math.ceil(left.length / 2));
  }
  return (left[0] as Candidate).choice;
}

function worthOf({ choice, sum, tries }: Candidate, { crate }: Judgement): number {
  return sum / tries + (choice.do === 'keep-crate' ? crate : 0);
}

/** The n-th try begins with the n-th of all throws. */
function throwFirst(state: State<Pionniers>, n: number): void {
  const { phase, turn } = state.table;
  if (phase !== 'lay' && phase !== 'move') return;
  const dice = [1 + (n % 6), 1 + (Math.floor(n / 6) % 6)];
  const due = phase === 'lay' ? 1 : diceDue(trainOn(state.table, turn));
  play.apply(state, 'chance', { do: 'throw', dice: dice.slice(0, due) });
}

/** Whether the seat wins, or how likely it is when the rounds are over. */
function playOn(
  state: State<Pionniers>,
  seat: Seat,
  until: number,
  { always, odds, lays }: Judgement,
  rng: Rng,
): number {
  const { table } = state;
  for (;;) {
    const actor = play.actors(table)[0];
    if (actor === undefined) return trainOn(table, table.turn).seat === seat ? 1 : 0;
    const mine = actor === seat;
    if (table.phase === 'choose' && table.turns >= until && (always || mine)) return odds(table);
    if (actor === 'chance') play.apply(state, actor, play.chance(state, rng));
    else if (mine && table.phase === 'choose') {
      const choices = play.choices(table, {}, seat);
      play.apply(
        state,
        seat,
        (choices.length === 1 || lays(table) ? choices[0] : choices[1]) as Action,
      );
    } else play.apply(state, actor, apprentice.decide(table, {}, actor, rng));
  }
}
