import type { Adviser, Proposal } from '#bots/advice.ts';
import { exp } from '#bots/arithmetic.ts';
import type { Action, Own, RailroadTycoon, Table } from '#games/railroad-tycoon/rules/model.ts';
import { play } from '#games/railroad-tycoon/rules/play.ts';
import type { Seat, State } from '#kernel/game.ts';
import { assess } from './assessment.ts';
import { decided } from './decision.ts';
import { leadOf } from './evaluation.ts';
import { turnsLeft } from './expectation.ts';
import { guessed, partsAfter, sumOf } from './parts.ts';
import { plansOf } from './plans.ts';
import { playOut } from './play-out.ts';
import { EAGER } from './weights.ts';

/** So many whole turns are played after the present one before the leads are read. */
const TURNS = 3;

/** Of what is no plan, no more than so many choices are weighed, and no more bids. */
const MOST_CHOICES = 24;
const BIDS = 3;

/** Weighs whole actions: a link with all its tiles and the shares that pay for it, a delivery, a card. */
export const adviser: Adviser<RailroadTycoon> = (table, own, seat) => {
  const until = table.turn + TURNS;
  return {
    proposals: proposalsIn(table, own, seat),
    playOut,
    horizon: { isAt: ({ phase, turn }) => phase === 'auction' && turn > until, winning },
    tries: { first: 24, most: 720 },
    imagine: (rng) => guessed(play.imagine(table, own, seat, rng), seat),
  };
};

/**
 * How much lead, in points, multiplies the odds by e, by the turns left where it is read, from none on: as games among apprentices
 * have ended (`training/advice`). No estimate rounds to twelve: that number lies between its neighbours.
 */
const SCALES = [1, 4.5, 8.7, 9.6, 10.6, 9.6, 8.7, 9.6, 10.6, 12.8, 20.6, 33.1, 36.5, 40.1];

const scaleAt = (turns: number): number =>
  SCALES[Math.min(Math.round(turns), SCALES.length - 1)] ?? 1;

function winning(state: State<RailroadTycoon>): number[] {
  const scale = scaleAt(turnsLeft(state.table));
  const odds = state.table.players.map((_, seat) => exp(leadOf(state, seat) / scale));
  const sum = odds.reduce((all, one) => all + one, 0);
  return odds.map((one) => one / sum);
}

function proposalsIn(table: Table, own: Own, seat: Seat): Proposal<RailroadTycoon>[] {
  const known = play.imagine(table, own, seat, { below: () => 0 });
  const state = guessed(known, seat);
  const here = (actions: readonly Action[]): Proposal<RailroadTycoon> => ({
    actions,
    parts: partsAfter(state, seat, actions),
  });
  if (table.phase === 'act') {
    return plansOf(assess(table, own, seat, EAGER))
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, MOST_CHOICES)
      .map(({ steps }) => here(steps));
  }
  const first = decided(table, own, seat, EAGER);
  const name = JSON.stringify(first);
  const others = play
    .choices(table, own, seat)
    .filter((action) => JSON.stringify(action) !== name && action.do !== 'issue-share')
    .slice(0, table.phase === 'auction' ? BIDS : MOST_CHOICES)
    .map((action) => here([action]))
    .toSorted((a, b) => sumOf(b.parts) - sumOf(a.parts));
  return [here([first]), ...others];
}
