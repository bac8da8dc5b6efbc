import { power } from '#bots/arithmetic.ts';
import { HIGHEST_LEVEL, LEVEL_PRICES } from '#games/railroad-tycoon/rules/data/economy.ts';
import { PULLMAN_LEVEL } from '#games/railroad-tycoon/rules/data/tycoons.ts';
import { effectOf } from '#games/railroad-tycoon/rules/held.ts';
import { linksOf } from '#games/railroad-tycoon/rules/network.ts';
import { type Assessment, deliveriesIn, priceIn, prospectOf } from './assessment.ts';
import { planCards } from './cards.ts';
import { planUrbanising, planWestern } from './cities.ts';
import { bestDeliveries } from './deliveries.ts';
import { prizesOf } from './goals.ts';
import { planLinks } from './links.ts';
import { DECLINE, UPGRADE } from './moves.ts';
import { type ActionPlan, paid } from './plan.ts';
import { trafficWithout } from './traffic.ts';

/** What it costs to let an action go by, before the last turns. */
const IDLENESS = 1;

/** Every plan that is worth a thought. The last: to do nothing. */
export function plansOf(assessment: Assessment): ActionPlan[] {
  const plans: ActionPlan[] = [];
  const idle = prospectOf(assessment);
  planDeliveries(assessment, idle, plans);
  planLinks(assessment, plans);
  planUpgrade(assessment, plans);
  planCards(assessment, idle, plans);
  planUrbanising(assessment, idle, plans);
  planWestern(assessment, plans);
  plans.push({ steps: [DECLINE], worth: idle - (assessment.expected.turns > 2 ? IDLENESS : 0) });
  return plans;
}

function planDeliveries(assessment: Assessment, idle: number, plans: ActionPlan[]): void {
  const { table, seat, expected, levelWeights, weights } = assessment;
  const left = deliveriesIn(assessment, expected.actions - 1);
  const prizes = prizesOf(table, seat);
  // The traffic reckoned last is that of the links as they are.
  for (const { from, colour, route, points, given } of bestDeliveries(prizes, weights.rival)) {
    const rest =
      left <= 0 ? idle : expected.later * trafficWithout(from, colour, levelWeights, left);
    const worth = expected.point * points - weights.rival * given + rest;
    plans.push({ steps: [{ do: 'deliver', colour, from, route }], worth });
  }
}

function planUpgrade(assessment: Assessment, plans: ActionPlan[]): void {
  const { table, own, seat, player, goal, weights } = assessment;
  if (player.level >= HIGHEST_LEVEL) return;
  const level = player.level + 1;
  const price = LEVEL_PRICES[level] as number;
  let worth = prospectOf(assessment, 1);
  // A prize for a level is no use to an engine that has nowhere to go.
  const ready = Math.min(1, linksOf(table, seat) / player.level);
  for (const card of table.show) {
    const effect = effectOf(card);
    if (effect.is === 'level') {
      const hope = level >= effect.level ? 1 : power(weights.race, effect.level - level);
      worth += ready * assessment.expected.point * effect.points * hope;
    } else if (effect.is === 'distance' && level <= effect.links) {
      worth += ready * effect.points * power(weights.race, effect.links - level + 1);
    }
  }
  if (goal?.goal === 'first-to-level' && table.sixth === null) {
    worth += level === PULLMAN_LEVEL ? goal.points : level < PULLMAN_LEVEL ? 1 : 0;
  }
  plans.push({
    steps: paid(own, price, [UPGRADE]),
    worth: worth - priceIn(assessment, price),
    price,
  });
}
