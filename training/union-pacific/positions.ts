import { playToEnd } from '#bots/play-out.ts';
import { INPUTS, readPosition } from '#games/union-pacific/bots/features.ts';
import { type Judged, judged } from '#games/union-pacific/bots/judgement.ts';
import { LEAD_SCALE, type Net } from '#games/union-pacific/bots/net.ts';
import { playOut } from '#games/union-pacific/bots/play-out.ts';
import { evaluationBy, leadAtEnd, type Way, waysOf } from '#games/union-pacific/bots/ways.ts';
import { WARY } from '#games/union-pacific/bots/weights.ts';
import { unionPacific } from '#games/union-pacific/rules/index.ts';
import type { UnionPacific } from '#games/union-pacific/rules/model.ts';
import { play } from '#games/union-pacific/rules/play.ts';
import type { Seat, State } from '#kernel/game.ts';
import { type Rng, rngFrom } from '#kernel/rng.ts';
import { LEAD, PER_SAMPLE, WON } from './model.ts';

/** How a seat plays a state in which it must act: once. */
export type Player = (state: State<UnionPacific>, seat: Seat, rng: Rng) => void;

/** Judges as a driver does, but not always takes what it likes best: positions that it would avoid are seen too. */
export function looseDriver(oneIn: number): Player {
  return (state, seat, rng) => {
    const all = judged(state.table, play.own(state, seat), seat, WARY).toSorted(
      (a, b) => b.worth - a.worth,
    );
    play.apply(state, seat, (all[nthOf(all.length, oneIn, rng)] as Judged).action);
  };
}

const nthOf = (length: number, oneIn: number, rng: Rng): number =>
  rng.below(oneIn) === 0 ? rng.below(Math.min(4, length)) : 0;

/** Plays what the net likes best, likewise not always; what the net does not judge, as a driver. */
export function looseByNet(net: Net, oneIn: number): Player {
  const evaluate = evaluationBy(net);
  const driver = looseDriver(oneIn);
  return (state, seat, rng) => {
    const ways = waysOf(state, seat, evaluate).toSorted((a, b) => b.worth - a.worth);
    if (ways.length === 0) return driver(state, seat, rng);
    for (const action of (ways[nthOf(ways.length, oneIn, rng)] as Way).actions) {
      play.apply(state, seat, action);
    }
  };
}

/** How much the later course of a game says of a position beside what the net says of the next one of the same seat. */
const LATER = 0.92;

/** A position of a game as a seat sees it, and what the net says of it. */
type Moment = { sample: Float32Array; seat: Seat; odds: number; lead: number };

/** Half of the games are for four. */
const SEATS = [2, 3, 4, 4, 4, 4, 5, 6];

/**
 * One position in so many of one game, each labelled with how the game went on: by its end alone, or, where there is a net to
 * ask, by what that says of the positions in between too (lambda returns).
 */
export function samplesOf(seed: number, player: Player, oneIn: number, net?: Net): Float32Array[] {
  const rng = rngFrom(seed, 1);
  const seats = SEATS[rng.below(SEATS.length)] as number;
  const state = play.setup(seats, unionPacific.game.parseOptions({}));
  const moments: Moment[] = [];
  const keep = (seat: Seat): void => {
    if (net || rng.below(oneIn) === 0) moments.push(momentOf(state, seat, net));
  };
  playToEnd(
    {
      ...playOut,
      act(now, seat) {
        player(now, seat, rng);
        const [next] = play.actors(now.table);
        const { phase, turns } = now.table;
        if (turns === 0 || next === undefined) return;
        if (next !== seat || phase === 'exchange') keep(seat);
        if (phase === 'track' && rng.below(2) === 0) keep(rng.below(seats));
      },
    },
    state,
    seed,
  );
  const first = play.standings(state).filter(({ place }) => place === 1);
  const odds = new Float64Array(seats);
  const lead = new Float64Array(seats);
  for (let seat = 0; seat < seats; seat++) {
    odds[seat] = first.some((each) => each.seat === seat) ? 1 / first.length : 0;
    lead[seat] = leadAtEnd(state.table, seat) / LEAD_SCALE;
  }
  for (const { sample, seat, odds: saidOdds, lead: saidLead } of moments.toReversed()) {
    sample[WON] = odds[seat] as number;
    sample[LEAD] = lead[seat] as number;
    if (!net) continue;
    odds[seat] = LATER * (odds[seat] as number) + (1 - LATER) * saidOdds;
    lead[seat] = LATER * (lead[seat] as number) + (1 - LATER) * saidLead;
  }
  const kept = net ? moments.filter(() => rng.below(oneIn) === 0) : moments;
  return kept.map(({ sample }) => sample);
}

function momentOf(state: State<UnionPacific>, seat: Seat, net: Net | undefined): Moment {
  const sample = new Float32Array(PER_SAMPLE);
  const own = play.own(state, seat);
  readPosition(state.table, own, seat, sample.subarray(0, INPUTS));
  const { odds, lead } = net ? net.judge(state.table, own, seat) : { odds: 0, lead: 0 };
  return { sample, seat, odds, lead: lead / LEAD_SCALE };
}
