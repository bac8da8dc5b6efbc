import { rollout } from '#bots/search.ts';
import { apprentice } from '#games/pionniers/bots/apprentice.ts';
import type { Net } from '#games/pionniers/bots/net.ts';
import { learntBy, searchOf, THROWS } from '#games/pionniers/bots/rollouts.ts';
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
import { type Rng, rngFrom } from '#kernel/rng.ts';
import { PER_SAMPLE, sampleOf } from './samples.ts';

/** The one race that the net learns: four seats on the level board. */
const SEATS = 4;
const OPTIONS: Options = { board: 'level', lines: 'by-lot', twoTrains: false };

/** So many of a hundred choices are made by lot, so that more is seen than good play shows. */
const BY_LOT = 12;

/**
 * Of so many positions of a game one is kept. Those that are rolled out teach nearly the same as their neighbours; those
 * labelled by the outcome share one, and a net that sees many of them learns the game by heart.
 */
const ONE_OF = 3;
const ONE_OUTCOME_OF = 8;

/** No game with choices by lot lasts so many turns. */
const TURNS = 120;

/** What an apprentice's choice counts for, before it is known by how much a choice is better. */
const IMITATED = 0.05;

/** How a game goes on: everybody by these decisions. What chance does is drawn by `rng` too. */
function playOn(rng: Rng, decide: (state: State<Pionniers>, seat: Seat) => Action): Table {
  const state = play.setup(SEATS, OPTIONS);
  for (;;) {
    const actor = play.actors(state.table)[0];
    if (actor === undefined) return state.table;
    const action = actor === 'chance' ? play.chance(state, rng) : decide(state, actor);
    play.apply(state, actor, action);
  }
}

function byLot(table: Table, seat: Seat, rng: Rng): Action {
  const choices = play.choices(table, {}, seat);
  return choices[rng.below(choices.length)] as Action;
}

/** A seat lays until so many spaces lie ahead of it: an apprentice ten, others as they like. */
const LEAST_AHEAD = 3;
const MOST_AHEAD = 26;

function byStyle(table: Table, seat: Seat, ahead: number): Action {
  const [lay, move] = play.choices(table, {}, seat) as [Action, Action?];
  const train = trainOn(table, table.turn);
  const enough = diceDue(train) === 2 ? ahead : ahead / 2;
  return move && railheadOf(train) - train.front >= enough ? move : lay;
}

function byNet(table: Table, seat: Seat, net: Net): Action {
  const [lay, move] = play.choices(table, {}, seat) as [Action, Action?];
  return move && !net.lays(table) ? move : lay;
}

/** Who plays a game, each in its own way, and of whose positions samples are made. */
type Players = { choose(table: Table, seat: Seat): Action; isWatched(seat: Seat): boolean };

/** Four that lay more track or less, so that much and little of it is seen. */
function styles(rng: Rng): Players {
  const ahead = Array.from({ length: SEATS }, () => {
    return LEAST_AHEAD + rng.below(MOST_AHEAD - LEAST_AHEAD);
  });
  return {
    choose: (table, seat) => byStyle(table, seat, ahead[seat] as number),
    isWatched: () => true,
  };
}

/** One that plays by the net, against apprentices. */
function learnerBy(net: Net, learner: Seat, rng: Rng): Players {
  return {
    choose: (table, seat) =>
      seat === learner ? byNet(table, seat, net) : apprentice.decide(table, {}, seat, rng),
    isWatched: (seat) => seat === learner,
  };
}

/**
 * A game whose positions have for odds what came of them: 1 for the winner, 0 for the others. Without a net, four styles
 * play, and laying is as an apprentice has it.
 */
export function outcomesOf(seed: number, net?: Net): { samples: Float32Array[]; tables: Table[] } {
  const rng = rngFrom(seed, 1);
  const players = net ? learnerBy(net, seed % SEATS, rng) : styles(rng);
  // Up to here some choices are made by lot; only what comes after tells what such play is worth.
  const until = rng.below(TURNS);
  const seen: { table: Table; seat: Seat; laying: number }[] = [];
  const end = playOn(rng, (state, seat) => {
    const { table } = state;
    const watched = players.isWatched(seat);
    if (watched && table.turns < until && rng.below(100) < BY_LOT) return byLot(table, seat, rng);
    if (table.phase !== 'choose') return apprentice.decide(table, {}, seat, rng);
    if (watched && table.turns >= until && rng.below(ONE_OUTCOME_OF) === 0) {
      const laying = net ? Number.NaN : imitated(table, seat, rng);
      seen.push({ table: play.clone(state).table, seat, laying });
    }
    return players.choose(table, seat);
  });
  const winner = trainOn(end, end.turn).seat;
  return {
    samples: seen.map(({ table, seat, laying }) =>
      sampleOf(table, seat === winner ? 1 : 0, laying),
    ),
    tables: seen.map(({ table }) => table),
  };
}

function imitated(table: Table, seat: Seat, rng: Rng): number {
  if (play.choices(table, {}, seat).length === 1) return Number.NaN;
  return apprentice.decide(table, {}, seat, rng).do === 'lay' ? IMITATED : -IMITATED;
}

/** A game of one that plays by the net against apprentices. Its positions are tried out by rollouts that end in the net. */
export function rolledOut(seed: number, net: Net): Float32Array[] {
  const rng = rngFrom(seed, 2);
  const learner = seed % SEATS;
  const samples: Float32Array[] = [];
  playOn(rng, ({ table }, seat) => {
    const choosing = seat === learner && table.phase === 'choose';
    if (choosing && rng.below(ONE_OF) === 0) samples.push(triedOut(table, seat, net, rng));
    if (seat === learner && rng.below(100) < BY_LOT) return byLot(table, seat, rng);
    return choosing ? byNet(table, seat, net) : apprentice.decide(table, {}, seat, rng);
  });
  return samples;
}

/** The better choice is found by some tries and valued by others: the larger of two means would flatter itself. */
function triedOut(table: Table, seat: Seat, net: Net, rng: Rng): Float32Array {
  const search = searchOf(table, seat, learntBy(net));
  const seed = rng.below(2 ** 32);
  const meanOf = (action: Action, first: number): number => {
    let sum = 0;
    for (let n = first; n < first + THROWS; n++) {
      const state = play.clone({ table, hidden: {} });
      const chance = rngFrom(seed, n);
      search.begin(state, action, n);
      sum += rollout(search, state, () => chance);
    }
    return sum / THROWS;
  };
  const [lay, move] = play.choices(table, {}, seat) as [Action, Action?];
  if (!move) return sampleOf(table, meanOf(lay, 0), Number.NaN);
  const gain = meanOf(lay, 0) - meanOf(move, 0);
  return sampleOf(table, meanOf(gain > 0 ? lay : move, THROWS), gain);
}

/** Samples of so many games, one after another. */
export function gathered(
  games: number,
  seed: number,
  play: (seed: number) => readonly Float32Array[],
): Float32Array {
  const all: Float32Array[] = [];
  for (let n = 0; n < games; n++) all.push(...play(seed + n));
  const together = new Float32Array(all.length * PER_SAMPLE);
  for (const [i, sample] of all.entries()) together.set(sample, i * PER_SAMPLE);
  return together;
}
