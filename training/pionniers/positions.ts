import { rollout } from '#bots/rollout.ts';
import type { Net } from '#games/pionniers/bots/net.ts';
import { oddsOf } from '#games/pionniers/bots/race.ts';
import { searchOf, THROWS } from '#games/pionniers/bots/rollouts.ts';
import { steady } from '#games/pionniers/bots/steady.ts';
import { trainOn } from '#games/pionniers/rules/flow.ts';
import type { Action, Table } from '#games/pionniers/rules/model.ts';
import { play } from '#games/pionniers/rules/play.ts';
import type { Seat } from '#kernel/game.ts';
import { type Rng, rngFrom } from '#kernel/rng.ts';
import { byLot, byNet, playOn, SEATS, styles } from './players.ts';
import { ODDS, PER_SAMPLE, sampleOf } from './samples.ts';

/** So many of a hundred choices are made by lot, so that more is seen than good play shows. */
const BY_LOT = 12;

/** One of so many positions that the timetables evaluate is kept: its neighbours teach nearly the same. */
const ONE_OF = 4;

/** For one of so many samples it is tried out by how much laying is better: that costs far more than all else. */
const ONE_GAIN_OF_TIMETABLES = 4;
const ONE_GAIN_OF_NET = 4;

/** Of so many games one is played against styles, the others against steady players. */
const ONE_GAME_OF_STYLES = 8;

/** In half of the games whoever learns begins in some style, for up to so many turns of the table. */
const TURNS_IN_STYLE = 100;

/** A game of styles, whose positions have the odds that the timetables give. */
export function byTimetables(seed: number): { samples: Float32Array[]; tables: Table[] } {
  const rng = rngFrom(seed, 1);
  const decide = styles(rng);
  const samples: Float32Array[] = [];
  const tables: Table[] = [];
  playOn(rng, (state, seat) => {
    const { table } = state;
    if (table.phase === 'choose' && rng.below(ONE_OF) === 0) {
      const evaluate = (later: Table): number => oddsOf(later, seat);
      const isTried = samples.length % ONE_GAIN_OF_TIMETABLES === 0;
      const gain = isTried ? gainOfLaying(table, seat, evaluate, rng) : Number.NaN;
      samples.push(sampleOf(table, evaluate(table), gain));
      tables.push(play.clone(state).table);
    }
    return rng.below(100) < BY_LOT ? byLot(table, seat, rng) : decide(table, seat);
  });
  return { samples, tables };
}

export type Trust = {
  /** How much of a return is what came later, not what the net says of the next position. */
  later: number;
  /** By whose odds it is tried out whether laying is better. */
  judge: 'timetables' | 'net';
};

type Seen = { sample: Float32Array; value: number; isByLot: boolean };

/**
 * A game of one that plays by the net. What its positions are worth is told by the next ones, as the net evaluates them, and
 * by the end (a lambda return); by no more than the next, where a choice made by lot stands between.
 */
export function byReturns(seed: number, net: Net, { later, judge }: Trust): Float32Array[] {
  const rng = rngFrom(seed, 2);
  const learner = seed % SEATS;
  const style = styles(rng);
  const rival = rng.below(ONE_GAME_OF_STYLES) === 0 ? style : undefined;
  const until = Math.max(0, rng.below(2 * TURNS_IN_STYLE) - TURNS_IN_STYLE);
  const evaluate = judge === 'net' ? net.odds : (table: Table): number => oddsOf(table, learner);
  const seen: Seen[] = [];
  const end = playOn(rng, ({ table }, seat) => {
    if (seat !== learner) return rival?.(table, seat) ?? steady.decide(table, {}, seat, rng);
    if (table.turns < until) return style(table, seat);
    const isByLot = rng.below(100) < BY_LOT;
    if (table.phase === 'choose') {
      const isTried = rng.below(ONE_GAIN_OF_NET) === 0;
      const gain = isTried ? gainOfLaying(table, seat, evaluate, rng) : Number.NaN;
      seen.push({ sample: sampleOf(table, 0, gain), value: net.odds(table), isByLot });
    } else if (isByLot) {
      const last = seen.at(-1);
      if (last) last.isByLot = true;
    }
    if (isByLot) return byLot(table, seat, rng);
    return table.phase === 'choose' ? byNet(table, seat, net) : steady.decide(table, {}, seat, rng);
  });
  return returnsOf(seen, trainOn(end, end.turn).seat === learner ? 1 : 0, later);
}

function returnsOf(seen: readonly Seen[], end: number, later: number): Float32Array[] {
  const samples: Float32Array[] = [];
  let worth = end;
  for (const { sample, value, isByLot } of seen.toReversed()) {
    if (!isByLot) {
      sample[ODDS] = worth;
      samples.push(sample);
    }
    worth = isByLot ? value : value + later * (worth - value);
  }
  return samples;
}

/** A game of one that plays by the net, whose positions have the mean of the timetables' odds and the net's. */
export function byBoth(seed: number, net: Net): Float32Array[] {
  const rng = rngFrom(seed, 3);
  const learner = seed % SEATS;
  const style = styles(rng);
  const until = Math.max(0, rng.below(2 * TURNS_IN_STYLE) - TURNS_IN_STYLE);
  const evaluate = (table: Table): number => (oddsOf(table, learner) + net.odds(table)) / 2;
  const samples: Float32Array[] = [];
  playOn(rng, ({ table }, seat) => {
    const isChoosing = seat === learner && table.phase === 'choose';
    if (!isChoosing) return steady.decide(table, {}, seat, rng);
    const isTried = rng.below(ONE_GAIN_OF_NET) === 0;
    const gain = isTried ? gainOfLaying(table, seat, evaluate, rng) : Number.NaN;
    samples.push(sampleOf(table, evaluate(table), gain));
    if (rng.below(100) < BY_LOT) return byLot(table, seat, rng);
    return table.turns < until ? style(table, seat) : byNet(table, seat, net);
  });
  return samples;
}

/** So many times each choice is tried; the first die goes through all its numbers. */
const TRIES = 12;

/** Each choice is played out until it is one's turn again, with the same chance. NaN, where there is but one. */
function gainOfLaying(table: Table, seat: Seat, odds: (later: Table) => number, rng: Rng): number {
  const [lay, move] = play.choices(table, {}, seat) as [Action, Action?];
  if (!move) return Number.NaN;
  const search = searchOf(table, seat, {
    turns: SEATS,
    always: false,
    tries: 2 * TRIES,
    even: true,
    crate: 0,
    odds,
    lays: () => true,
  });
  const seed = rng.below(2 ** 32);
  const worthOf = (action: Action, n: number, first: number): number => {
    const state = play.clone({ table, hidden: {} });
    const chance = rngFrom(seed, n);
    search.begin(state, action, first);
    rollout(search, state, () => chance);
    return search.evaluate(state, seat);
  };
  let gain = 0;
  for (let n = 0; n < TRIES; n++) {
    const first = (n % 6) + 6 * rng.below(THROWS / 6);
    gain += worthOf(lay, n, first) - worthOf(move, n, first);
  }
  return gain / TRIES;
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
