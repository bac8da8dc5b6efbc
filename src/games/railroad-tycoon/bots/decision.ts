import type { Bot } from '#bots/bot.ts';
import type { Action, Own, RailroadTycoon, Table } from '#games/railroad-tycoon/rules/model.ts';
import { play } from '#games/railroad-tycoon/rules/play.ts';
import type { Seat } from '#kernel/game.ts';
import { type Assessment, assess, priceIn } from './assessment.ts';
import { bidOf } from './bidding.ts';
import { bestGrowth, bestUrbanising } from './cities.ts';
import { planLinks, worthOfLink } from './links.ts';
import { ISSUE, STOP, tilesLeftToLay } from './moves.ts';
import { type ActionPlan, bestOf } from './plan.ts';
import { plansOf } from './plans.ts';
import { type TrackPlan, waysOn } from './ways.ts';
import type { Weights } from './weights.ts';

/** Plans an action at a time, by what it brings now and what the network could carry afterwards. */
export function judging(name: string, weights: Weights): Bot<RailroadTycoon> {
  return { name, decide: (table, own, seat) => decided(table, own, seat, weights) };
}

export function decided(table: Table, own: Own, seat: Seat, weights: Weights): Action {
  if (table.phase === 'auction') return bidOf(table, own, seat, weights);
  const assessment = assess(table, own, seat, weights);
  switch (table.phase) {
    case 'build':
      return built(assessment);
    case 'growth':
      return { do: 'grow-city', city: bestGrowth(assessment).city };
    case 'industry':
      return bestUrbanising(assessment)?.action ?? (play.choices(table, own, seat)[0] as Action);
    default:
      return bestOf(plansOf(assessment)).steps[0] as Action;
  }
}

/** Finishes the link that it has begun, where that is best; stops if there is no way. */
function built(assessment: Assessment): Action {
  const { table, own, seat } = assessment;
  const { link, tiles } = table.build ?? { link: -1, tiles: 0 };
  const begun = table.unfinished[link];
  if (!begun) return begunWithGrant(assessment);
  let best: { way: TrackPlan; worth: number } | undefined;
  for (const way of waysOn(table, begun, tilesLeftToLay(table, seat))) {
    const price = table.build?.grant ? way.granted : way.price;
    const worth = worthOfLink(assessment, way) - priceIn(assessment, price);
    if (!best || worth > best.worth) best = { way, worth };
  }
  if (!best) return tiles > 0 ? STOP : anyTile(assessment);
  const laying = best.way.layings[0] as Action;
  return play.check(table, own, seat, laying) ? ISSUE : laying;
}

/** 13.8: the best link, now that open hexes are free. */
function begunWithGrant(assessment: Assessment): Action {
  const plans: ActionPlan[] = [];
  planLinks(assessment, plans);
  return plans.length > 0 ? (bestOf(plans).steps[0] as Action) : anyTile(assessment);
}

function anyTile({ table, own, seat }: Assessment): Action {
  return play.choices(table, own, seat).find(({ do: kind }) => kind !== 'issue-share') ?? ISSUE;
}
