import type { Adviser } from '#bots/advice.ts';
import { exp } from '#bots/arithmetic.ts';
import { paymentsInAll } from '#games/union-pacific/rules/dividends.ts';
import type { UnionPacific } from '#games/union-pacific/rules/model.ts';
import type { State } from '#kernel/game.ts';
import { leadOf } from './evaluation.ts';
import { playOut } from './play-out.ts';
import { proposalsIn } from './proposals.ts';

/** So many turns of each seat are played before the leads are read; at a small table it takes more to bring anything. */
const TURNS = 3;
const LEAST_TURNS = 16;

/** Weighs the choices that the judgement thinks of; a train or an investment, then a share, each by itself. */
export const adviser: Adviser<UnionPacific> = (table, own, seat) => {
  const until = table.turns + Math.max(LEAST_TURNS, TURNS * table.players.length);
  return {
    proposals: proposalsIn(table, own, seat),
    playOut,
    horizon: { isAt: ({ phase, turns }) => phase === 'track' && turns >= until, winning },
    tries: { first: 32, most: 1400 },
  };
};

/**
 * How much lead, in millions, multiplies the odds by e, by the payments left where it is read, from none on: as games among apprentices have ended
 * (`training/advice`).
 */
const SCALES = [3, 3.7, 7.2, 14.1, 27.4];

function winning(state: State<UnionPacific>): number[] {
  const { players, paid } = state.table;
  const scale = SCALES[paymentsInAll(players.length) - paid] ?? 1;
  const odds = players.map((_, seat) => exp(leadOf(state, seat) / scale));
  const sum = odds.reduce((all, one) => all + one, 0);
  return odds.map((one) => one / sum);
}
