import {
  type Action,
  type Own,
  type Table,
  type UnionPacific,
  UP,
} from '#games/union-pacific/rules/model.ts';
import { play } from '#games/union-pacific/rules/play.ts';
import type { Seat, State } from '#kernel/game.ts';
import { bestJudged, judged } from './judgement.ts';
import { LEAD_SCALE, type Net } from './net.ts';
import { WARY } from './weights.ts';

/** A choice with what follows at once, up to where chance or another seat goes on, and what the position is worth there. */
export type Way = { actions: readonly Action[]; worth: number };

export type Evaluate = (state: State<UnionPacific>, seat: Seat) => number;

/** What a lead of `LEAD_SCALE` millions counts beside winning: where the odds hardly differ, millions do. */
const LEAD = 0.1;

/** How likely the seat wins, and a little for its lead: by what it sees of a state, or as it is where the game is over. */
export function evaluationBy(net: Net): Evaluate {
  return (state, seat) => {
    const { table } = state;
    if (table.phase !== 'over') {
      const { odds, lead } = net.judge(table, play.own(state, seat), seat);
      return odds + (LEAD * lead) / LEAD_SCALE;
    }
    const first = play.standings(state).filter(({ place }) => place === 1);
    const won = first.some((each) => each.seat === seat) ? 1 / first.length : 0;
    return won + (LEAD * leadAtEnd(table, seat)) / LEAD_SCALE;
  };
}

/** In millions, on the best of the others. */
export function leadAtEnd({ money, third }: Table, seat: Seat): number {
  let most = third?.money ?? 0;
  const all = money ?? [];
  for (let each = 0; each < all.length; each++) {
    if (each !== seat) most = Math.max(most, all[each] as number);
  }
  return (all[seat] ?? 0) - most;
}

/** Every choice that is worth thinking about, with what it leads to; none, where the net has not learnt to judge. */
export function waysOf(state: State<UnionPacific>, seat: Seat, evaluate: Evaluate): Way[] {
  const { table } = state;
  const own = play.own(state, seat);
  switch (table.phase) {
    case 'act':
      return acts(state, own, seat, evaluate);
    case 'take':
    case 'exchange':
      return play
        .choices(table, own, seat)
        .filter(isOfUse)
        .map((action) => after(state, [action], seat, evaluate));
    default:
      return [];
  }
}

/** 7.5: to give a Union Pacific share for another gains nothing. */
const isOfUse = (action: Action): boolean => action.do !== 'exchange' || action.share !== UP;

function acts(state: State<UnionPacific>, own: Own, seat: Seat, evaluate: Evaluate): Way[] {
  const all = judged(state.table, own, seat, WARY).toSorted((a, b) => b.worth - a.worth);
  const ways: Way[] = [];
  let taking: Action | undefined;
  for (const { action } of all) {
    if (action.do === 'build') {
      // What is best to take hardly hangs on what was built.
      const way = taking
        ? after(state, [action, taking], seat, evaluate)
        : bestTaking(state, action, seat, evaluate);
      taking = way.actions[1];
      ways.push(way);
    } else if (action.do === 'discard') ways.push(after(state, [action], seat, evaluate));
    else ways.push(invested(state, action, seat, evaluate));
  }
  return ways;
}

function bestTaking(
  state: State<UnionPacific>,
  action: Action,
  seat: Seat,
  evaluate: Evaluate,
): Way {
  const built = play.clone(state);
  play.apply(built, seat, action);
  let best: Way | undefined;
  for (const taking of play.choices(built.table, play.own(built, seat), seat)) {
    const { worth } = after(built, [taking], seat, evaluate);
    if (!best || worth > best.worth) best = { actions: [action, taking], worth };
  }
  return best ?? { actions: [action], worth: evaluate(built, seat) };
}

/** 8.4: the track card that judgement can spare. */
function invested(state: State<UnionPacific>, action: Action, seat: Seat, evaluate: Evaluate): Way {
  const later = play.clone(state);
  play.apply(later, seat, action);
  if (later.table.phase === 'discard') {
    play.apply(later, seat, bestJudged(later.table, play.own(later, seat), seat, WARY));
  }
  return { actions: [action], worth: evaluate(later, seat) };
}

function after(
  state: State<UnionPacific>,
  actions: readonly Action[],
  seat: Seat,
  evaluate: Evaluate,
): Way {
  const later = play.clone(state);
  for (const action of actions) play.apply(later, seat, action);
  return { actions, worth: evaluate(later, seat) };
}
