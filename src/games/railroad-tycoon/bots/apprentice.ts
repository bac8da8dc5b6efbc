import type { Bot } from '#bots/bot.ts';
import type { Action, Own, RailroadTycoon, Table } from '#games/railroad-tycoon/rules/model.ts';
import { play } from '#games/railroad-tycoon/rules/play.ts';
import type { Seat } from '#kernel/game.ts';
import { bidOf } from './bidding.ts';
import { bestGrowth, bestUrbanising } from './cities.ts';
import { planLinks, worthOfLink } from './links.ts';
import { ISSUE, STOP, tilesLeftToLay } from './moves.ts';
import { bestOf, type Plan } from './plan.ts';
import { plansOf } from './plans.ts';
import { priceIn, type View, viewOf } from './view.ts';
import { type Way, waysOn } from './ways.ts';
import { ORDINARY, type Weights } from './weights.ts';

/** Plans an action at a time, by what it brings now and what the network could carry afterwards. */
export const apprentice: Bot<RailroadTycoon> = {
  name: 'apprentice',
  decide: (table, own, seat) => decided(table, own, seat, ORDINARY),
};

export function decided(table: Table, own: Own, seat: Seat, weights: Weights): Action {
  const view = viewOf(table, own, seat, weights);
  switch (table.phase) {
    case 'auction':
      return bidOf(view);
    case 'build':
      return built(view);
    case 'growth':
      return { do: 'grow-city', city: bestGrowth(view).city };
    case 'industry':
      return bestUrbanising(view)?.action ?? (play.choices(table, own, seat)[0] as Action);
    default:
      return bestOf(plansOf(view)).steps[0] as Action;
  }
}

/** Finishes the link that it has begun, where that is best; stops if there is no way. */
function built(view: View): Action {
  const { table, own, seat } = view;
  const { link, tiles } = table.build ?? { link: -1, tiles: 0 };
  const begun = table.unfinished[link];
  if (!begun) return begunWithGrant(view);
  let best: { way: Way; worth: number } | undefined;
  for (const way of waysOn(table, begun, tilesLeftToLay(table, seat))) {
    const price = table.build?.grant ? way.granted : way.price;
    const worth = worthOfLink(view, way) - priceIn(view, price);
    if (!best || worth > best.worth) best = { way, worth };
  }
  if (!best) return tiles > 0 ? STOP : anyTile(view);
  const laying = best.way.layings[0] as Action;
  return play.check(table, own, seat, laying) ? ISSUE : laying;
}

/** 13.8: the best link, now that open hexes are free. */
function begunWithGrant(view: View): Action {
  const plans: Plan[] = [];
  planLinks(view, plans);
  return plans.length > 0 ? (bestOf(plans).steps[0] as Action) : anyTile(view);
}

function anyTile({ table, own, seat }: View): Action {
  return play.choices(table, own, seat).find(({ do: kind }) => kind !== 'issue-share') ?? ISSUE;
}
