import { logistic } from '#bots/arithmetic.ts';
import { TYCOONS, type TycoonCard } from '#games/railroad-tycoon/rules/data/tycoons.ts';
import { playerOf } from '#games/railroad-tycoon/rules/flow.ts';
import type { City, Own, Player, Table } from '#games/railroad-tycoon/rules/model.ts';
import { linksOf } from '#games/railroad-tycoon/rules/network.ts';
import type { Seat } from '#kernel/game.ts';
import { costOf, type Expectation, expectationOf } from './expectation.ts';
import { linesOf, type MajorLineGoal } from './goals.ts';
import { layOut } from './layout.ts';
import {
  judgeBy,
  type LevelWeights,
  trafficOf,
  trafficRecoloured,
  trafficWith,
} from './traffic.ts';
import type { Weights } from './weights.ts';

/** What a seat knows, with what it makes of it for one decision. */
export type Assessment = {
  table: Table;
  own: Own;
  seat: Seat;
  player: Player;
  expected: Expectation;
  levelWeights: LevelWeights;
  lines: readonly MajorLineGoal[];
  goal: TycoonCard | undefined;
  weights: Weights;
};

export function assess(table: Table, own: Own, seat: Seat, weights: Weights): Assessment {
  layOut(table, seat);
  const expected = expectationOf(table, own, seat, weights);
  judgeBy(weights, expected.turns <= 1);
  const goal = own.tycoon === null ? undefined : TYCOONS[own.tycoon];
  return {
    table,
    own,
    seat,
    player: playerOf(table, seat),
    expected,
    levelWeights: levelWeightsAt(expected.turns, weights),
    lines: linesOf(table, own, seat),
    goal,
    weights,
  };
}

/** The longer the game lasts, the more a higher level counts. */
function levelWeightsAt(turns: number, { ahead }: Weights): LevelWeights {
  const part = Math.min(1, Math.max(0, (turns - 2) / 4)) * ahead;
  return [1 - part, part * 0.6, part * 0.4];
}

/** What the traffic to come is worth on the links laid out, after this action; `raised`: by so many levels. */
export function prospectOf(
  assessment: Assessment,
  raised = 0,
  actions = assessment.expected.actions - 1,
): number {
  const { expected, levelWeights } = assessment;
  return actions <= 0
    ? 0
    : expected.later * trafficOf(raised, levelWeights, deliveriesIn(assessment, actions));
}

/** The same with one more link of one's own, after this action. */
export function prospectWith(assessment: Assessment, a: City, b: City): number {
  const { expected, levelWeights } = assessment;
  const actions = expected.actions - 1;
  if (actions <= 0) return 0;
  return expected.later * trafficWith(a, b, levelWeights, deliveriesIn(assessment, actions));
}

/** The same if cities had these colours, of which only this one is new. */
export function prospectRecoloured(
  assessment: Assessment,
  colours: readonly number[],
  colour: number,
): number {
  const { expected, levelWeights } = assessment;
  const actions = expected.actions - 1;
  if (actions <= 0) return 0;
  const deliveries = deliveriesIn(assessment, actions);
  return expected.later * trafficRecoloured(colours, colour, levelWeights, deliveries);
}

/** What a sum costs, the hope for the fewest shares included. */
export function priceIn(assessment: Assessment, price: number): number {
  const { own, expected, goal } = assessment;
  const perShare =
    goal?.goal === 'fewest-shares' ? goal.points * stepOf(assessment, leadInShares(assessment)) : 0;
  return costOf(price, own, expected, perShare);
}

function leadInShares({ table, seat, player }: Assessment): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [other, { shares }] of table.players.entries()) {
    if (other !== seat) least = Math.min(least, shares);
  }
  return least - player.shares;
}

/** By how much one step more changes the chance to be alone in front, being so far ahead. */
export function stepOf({ expected }: Assessment, lead: number): number {
  const spread = 1 + 0.4 * expected.turns;
  const chance = (ahead: number) => logistic((ahead - 0.5) / (0.6 * spread));
  return chance(lead + 0.5) - chance(lead - 0.5);
}

/** What one link more is worth for the tycoon card, whatever it joins. */
export function linkGoal(assessment: Assessment): number {
  const { table, seat, goal } = assessment;
  if (goal?.goal !== 'most-links' && goal?.goal !== 'network') return 0;
  let most = 0;
  for (const other of table.players.keys()) {
    if (other !== seat) most = Math.max(most, linksOf(table, other));
  }
  return goal.points * stepOf(assessment, linksOf(table, seat) - most);
}

/** How many deliveries so many actions may come to: all, when few are left. */
export function deliveriesIn({ weights }: Assessment, actions: number): number {
  const some = Math.min(actions, SOON);
  return Math.min(99, Math.round(some + (actions - some) * weights.busy));
}

const SOON = 3;
