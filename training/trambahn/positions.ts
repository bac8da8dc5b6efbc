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

/** How much the later course of a game says of a position beside what the net says of the next one: the end of it is mostly luck. */
const LATER = 0.92;

/** A position of a game, who had played, and what the net says of it. */
type Moment = { sample: Float32Array; seat: Seat; odds: number; lead: number };

/**
 * One position in so many of one game, each labelled with how the game went on: by its end alone, or, where there is a net to
 * ask, by what that says of the positions in between too (lambda returns).
 */
export function samplesOf(
  seed: number,
  players: readonly [Player, Player],
  oneIn: number,
  net?: Net,
): Float32Array[] {
  const rng = rngFrom(seed, 1);
  const state = play.setup(2, {});
  const moments: Moment[] = [];
  for (;;) {
    const actor = play.actors(state.table)[0];
    if (actor === undefined) break;
    if (actor !== 'chance') {
      players[actor as 0 | 1](state, actor, rng);
      continue;
    }
    if (state.table.phase === 'refill') moments.push(momentOf(state, net));
    play.apply(state, actor, play.chance(state, rng));
  }
  const standings = play.standings(state);
  const winners = standings.filter(({ place }) => place === 1);
  const scoreOf = (seat: Seat): number => standings.find((each) => each.seat === seat)?.score ?? 0;
  // Both as seat 0 sees them, from the end backwards.
  let odds = winners.some(({ seat }) => seat === 0) ? 1 / winners.length : 0;
  let lead = (scoreOf(0) - scoreOf(1)) / LEAD_SCALE;
  for (const moment of moments.toReversed()) {
    const { sample, seat } = moment;
    sample[WON] = seat === 0 ? odds : 1 - odds;
    sample[LEAD] = seat === 0 ? lead : -lead;
    if (!net) continue;
    odds = LATER * odds + (1 - LATER) * (seat === 0 ? moment.odds : 1 - moment.odds);
    lead = LATER * lead + (1 - LATER) * (seat === 0 ? moment.lead : -moment.lead);
  }
  return moments.filter(() => rng.below(oneIn) === 0).map(({ sample }) => sample);
}

function momentOf({ table, hidden }: State<Trambahn>, net: Net | undefined): Moment {
  const sample = new Float32Array(PER_SAMPLE);
  const seat = table.turn;
  const own = play.own({ table, hidden }, seat);
  readPosition(table, own, sample.subarray(0, INPUTS));
  const { odds, lead } = net ? net.judge(table, own) : { odds: 0, lead: 0 };
  return { sample, seat, odds, lead: lead / LEAD_SCALE };
}

export function joined(some: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const all = new Float32Array(some.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const each of some) {
    all.set(each, at);
    at += each.length;
  }
  return all;
}
