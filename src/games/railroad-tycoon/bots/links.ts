import { SHARE, TILES } from '#games/railroad-tycoon/rules/data/economy.ts';
import { FARNAM_CITY } from '#games/railroad-tycoon/rules/data/tycoons.ts';
import { GRANT, has } from '#games/railroad-tycoon/rules/held.ts';
import type { Action } from '#games/railroad-tycoon/rules/model.ts';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { type Assessment, linkGoal, priceIn, prospectOf, prospectWith } from './assessment.ts';
import { progressOf } from './goals.ts';
import { forgetLink, imagineLink, isMine, touches } from './layout.ts';
import { tilesLeftToLay } from './moves.ts';
import { type ActionPlan, paid } from './plan.ts';
import { type TrackPlan, waysFrom, waysOn } from './ways.ts';

/** Links from the cities of the network; from any city, while there are few. */
export function planLinks(assessment: Assessment, plans: ActionPlan[]): void {
  const { table, own, seat, expected } = assessment;
  if (expected.actions <= 1 && !isWanted(assessment)) return;
  const tiles = tilesLeftToLay(table, seat);
  const isGranted = table.build?.grant ?? false;
  const holds = !isGranted && has(table, seat, GRANT);
  const network = [...table.colours.keys()].filter(touches);
  const starts = network.length > 0 ? network : [...table.colours.keys()];
  const goal = linkGoal(assessment);
  const links: Link[] = [];
  for (const from of starts) {
    for (const way of waysFrom(table, from, tiles)) {
      if (isMine(from, way.to) || (way.to < from && starts.includes(way.to))) continue;
      const announces = holds && way.price - way.granted >= LEAST_GRANTED;
      const price = announces || isGranted ? way.granted : way.price;
      const worth = worthOfLink(assessment, way, goal) - priceIn(assessment, price);
      links.push({ way, announces, price, worth });
    }
  }
  if (network.length <= SMALL) addSequels(assessment, links);
  for (const { way, announces, price, worth } of links) {
    const steps = paid(own, price, way.layings);
    plans.push({ steps: announces ? [ANNOUNCE, ...steps] : steps, worth, price });
  }
  for (const link of table.unfinished) {
    if (link.owner !== seat) continue;
    for (const way of waysOn(table, link, tiles)) {
      const price = isGranted ? way.granted : way.price;
      const worth = worthOfLink(assessment, way, goal) - priceIn(assessment, price);
      plans.push({ steps: paid(own, price, way.layings), worth, price });
    }
  }
}

/** Does a new link bring anything by itself, after the last delivery? */
function isWanted(assessment: Assessment): boolean {
  const { lines, goal } = assessment;
  return lines.length > 0 || goal?.goal === 'links-at' || linkGoal(assessment) > 0;
}

type Link = { way: TrackPlan; announces: boolean; price: number; worth: number };

/** A network of no more cities than this looks a link further, with the links that seem best by themselves. */
const SMALL = 3;
const LOOKED_INTO = 16;

function addSequels(assessment: Assessment, links: Link[]): void {
  links.sort((a, b) => b.worth - a.worth);
  for (const link of links.slice(0, LOOKED_INTO)) {
    link.worth += assessment.weights.sequel * sequelOf(assessment, link.way);
  }
}

/** What the best link after this one would add, paid with shares. */
function sequelOf(assessment: Assessment, { from, to }: TrackPlan): number {
  const { table, expected } = assessment;
  imagineLink(from, to);
  const before = prospectOf(assessment);
  let best = 0;
  for (const city of [from, to]) {
    for (const way of waysFrom(table, city, TILES)) {
      if (isMine(city, way.to)) continue;
      const after = prospectWith(assessment, city, way.to);
      best = Math.max(best, after - before - (way.price / SHARE) * expected.share);
    }
  }
  forgetLink(from, to);
  return best;
}

/** A land grant is kept for a link on which it saves so much. */
const LEAST_GRANTED = 6;
const ANNOUNCE: Action = { do: 'announce-grant' };

/** What one is worth with this link, before it is paid. */
export function worthOfLink(
  assessment: Assessment,
  { from, to }: TrackPlan,
  goal = linkGoal(assessment),
): number {
  let worth =
    prospectWith(assessment, from, to) +
    goal +
    assessment.weights.lines * progressOf(assessment.lines, from, to);
  if (assessment.goal?.goal === 'links-at') {
    const city = mapOf(assessment.table.map).cityOf(FARNAM_CITY);
    if (from === city || to === city) worth += assessment.goal.points;
  }
  return worth;
}
