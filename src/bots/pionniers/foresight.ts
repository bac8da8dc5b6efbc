import type { Action, Pionniers, Table } from '#games/pionniers/model.ts';
import { play } from '#games/pionniers/play.ts';
import type { Seat, State } from '#kernel/game.ts';
import { type Rng, rngFrom } from '#kernel/rng.ts';
import { apprentice } from './apprentice.ts';
import { clockOf, laysBy, oddsOf } from './race.ts';

/** So many rounds are played out before the race is judged. More of them gained nothing. */
const ROUNDS = 3;

/** For all choices together. More of them gained nothing either. */
const TRIES = 700;

/** A crate that gains less than this is kept. */
const WORTH_A_CRATE = 0.002;

type Candidate = { choice: Action; sum: number; tries: number };

/**
 * The best of the choices. Each is tried many times: everybody plays on for some rounds, the rivals as apprentices do,
 * and then the race is judged. The worse half of the choices is dropped again and again, so that the tries go to those
 * that are hard to tell apart. The n-th try of every choice has the same luck: they are compared, not their dice.
 */
export function bestOf(table: Table, choices: readonly Action[], seat: Seat, rng: Rng): Action {
  const seed = rng.below(2 ** 32);
  /** The last turn to be played out, and the round in which a rival may be expected home. */
  const until = table.turns + ROUNDS * table.trains.length;
  const end = roundOf(table) + clockOf(table, seat);
  let left = choices.map((choice): Candidate => ({ choice, sum: 0, tries: 0 }));
  const rungs = Math.ceil(Math.log2(left.length));
  while (left.length > 1) {
    const more = Math.ceil(TRIES / rungs / left.length);
    for (const candidate of left) {
      for (const last = candidate.tries + more; candidate.tries < last; candidate.tries++) {
        const state = play.clone({ table, hidden: {} });
        play.apply(state, seat, candidate.choice);
        candidate.sum += playOn(state, seat, until, end, rngFrom(seed, candidate.tries));
      }
    }
    left = left.toSorted((a, b) => worthOf(b) - worthOf(a)).slice(0, Math.ceil(left.length / 2));
  }
  return (left[0] as Candidate).choice;
}

function worthOf({ choice, sum, tries }: Candidate): number {
  return sum / tries + (choice.do === 'keep-crate' ? WORTH_A_CRATE : 0);
}

const roundOf = ({ turns, trains }: Table): number => Math.floor(turns / trains.length);

/** Whether the seat wins, or how likely it is when the rounds are over. */
function playOn(state: State<Pionniers>, seat: Seat, until: number, end: number, rng: Rng): number {
  const { table } = state;
  for (;;) {
    const actor = play.actors(table)[0];
    if (actor === undefined) return table.trains[table.turn]?.seat === seat ? 1 : 0;
    if (table.phase === 'choose' && table.turns >= until) return oddsOf(table, seat);
    if (actor === 'chance') play.apply(state, actor, play.chance(state, rng));
    else if (actor === seat && table.phase === 'choose') {
      play.apply(state, actor, drive(table, seat, end - roundOf(table)));
    } else play.apply(state, actor, apprentice.decide(table, {}, actor, rng));
  }
}

/** How the expert itself plays on: by the timetable of the train, with so many turns left. */
function drive(table: Table, seat: Seat, turns: number): Action {
  const choices = play.choices(table, {}, seat);
  if (choices.length === 1) return choices[0] as Action;
  return (laysBy(table, turns) ? choices[0] : choices[1]) as Action;
}
