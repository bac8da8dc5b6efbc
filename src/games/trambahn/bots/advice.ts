import type { Adviser, Proposal } from '#bots/advice.ts';
import type { Action, Own, Table, Trambahn } from '#games/trambahn/rules/model.ts';
import { play } from '#games/trambahn/rules/play.ts';
import type { Seat, State } from '#kernel/game.ts';
import { netOf } from './net.ts';
import { NUMBERS } from './net-numbers.ts';
import { evaluationBy } from './odds.ts';
import { partsOf } from './parts.ts';
import { type Plan, plansOf } from './plans.ts';
import { playOut } from './play-out.ts';

/** So many turns are played before the odds are read: what was learnt tells more than the rest of the game would. */
const TURNS = 4;

const net = netOf(NUMBERS);

/** Weighs what may be done in the present step of the turn, each with the best that may follow in the others. */
export const adviser: Adviser<Trambahn> = (table, own, seat) => {
  const until = table.turns + TURNS;
  return {
    proposals: proposalsIn(table, own, seat),
    playOut,
    horizon: {
      isAt: ({ phase, turns }) => phase === 'refill' && turns >= until,
      winning(state) {
        const { turn } = state.table;
        const { odds } = net.judge(state.table, play.own(state, turn));
        return turn === 0 ? [odds, 1 - odds] : [1 - odds, odds];
      },
    },
    tries: { first: 32, most: 1600 },
  };
};

function proposalsIn(table: Table, own: Own, seat: Seat): Proposal<Trambahn>[] {
  // A state to try things on. Plans end before the refill: nothing imagined is read.
  const state = play.imagine(table, own, seat, FIRST);
  const found = new Map<string, Proposal<Trambahn>>();
  for (const plan of plansOf(state, seat, evaluationBy(net))) {
    const { actions, after } = carriedOut(state, seat, plan);
    const key = actions.map((action) => JSON.stringify(action)).toSorted();
    const name = key.join(' ');
    if (!found.has(name)) found.set(name, { actions, parts: partsOf(after, seat) });
  }
  return [...found.values()];
}

const FIRST = { below: () => 0 };

/** What of a plan falls into the present step, and where the whole of it leads. */
function carriedOut(state: State<Trambahn>, seat: Seat, plan: Plan) {
  const after = play.clone(state);
  const { phase } = after.table;
  const actions: Action[] = [];
  for (const action of plan.actions) {
    if (after.table.phase === phase) actions.push(action);
    play.apply(after, seat, action);
  }
  return { actions, after };
}
