import { INPUTS, readPosition } from '#games/trambahn/bots/features.ts';
import { type Judged, judged } from '#games/trambahn/bots/judgement.ts';
import { LEAD_SCALE, type Net } from '#games/trambahn/bots/net.ts';
import { evaluationBy } from '#games/trambahn/bots/odds.ts';
import { type Plan, plansOf } from '#games/trambahn/bots/plans.ts';
import type { Trambahn } from '#games/trambahn/rules/model.ts';
import { play } from '#games/trambahn/rules/play.ts';
import type { Seat, State } from '#kernel/game.ts';
import { type Rng, rngFrom } from '#kernel/rng.ts';
import { LEAD, PER_SAMPLE, WON } from './model.ts';

/** How a seat plays a state in which it must act: once. */
export type Player = (state: State<Trambahn>, seat: Seat, rng: Rng) => void;

/** Judges as an apprentice does, but not always takes what it likes best: positions that it would avoid are seen too. */
export function looseApprentice(oneIn: number): Player {
  return (state, seat, rng) => {
    const all = judged(state, seat).toSorted((a, b) => b.worth - a.worth);
    const nth = rng.below(oneIn) === 0 ? rng.below(Math.min(4, all.length)) : 0;
    play.apply(state, seat, (all[nth] as Judged).action);
  };
}

/** Plays by the plans of the net, the passengers, the income and the trams of a turn each at one go; likewise not always the best. */
export function loosePlanner(net: Net, oneIn: number): Player {
  const evaluate = evaluationBy(net);
  return (state, seat, rng) => {
    const plans = plansOf(state, seat, evaluate);
    const nth = rng.below(oneIn) === 0 ? rng.below(Math.min(4, plans.length)) : 0;
    const { phase } = state.table;
    for (const action of (plans[nth] as Plan).actions) {
      play.apply(state, seat, action);
      if (phase === 'stations' || state.table.phase !== phase) return;
    }
  };
}

/** One position in so many of one game, each labelled with how the game ended. */
export function samplesOf(
  seed: number,
  players: readonly [Player, Player],
  oneIn: number,
): Float32Array[] {
  const rng = rngFrom(seed, 1);
  const state = play.setup(2, {});
  const samples: Float32Array[] = [];
  const movers: Seat[] = [];
  for (;;) {
    const actor = play.actors(state.table)[0];
    if (actor === undefined) break;
    if (actor !== 'chance') {
      players[actor as 0 | 1](state, actor, rng);
      continue;
    }
    if (state.table.phase === 'refill' && rng.below(oneIn) === 0) {
      const sample = new Float32Array(PER_SAMPLE);
      const seat = state.table.turn;
      readPosition(state.table, play.own(state, seat), sample.subarray(0, INPUTS));
      samples.push(sample);
      movers.push(seat);
    }
    play.apply(state, actor, play.chance(state, rng));
  }
  const standings = play.standings(state);
  const winners = standings.filter(({ place }) => place === 1);
  const scoreOf = (seat: Seat): number => standings.find((each) => each.seat === seat)?.score ?? 0;
  samples.forEach((sample, i) => {
    const seat = movers[i] as Seat;
    const won = winners.some((each) => each.seat === seat);
    sample[WON] = won ? 1 / winners.length : 0;
    sample[LEAD] = (scoreOf(seat) - scoreOf(1 - seat)) / LEAD_SCALE;
  });
  return samples;
}
