import type { Action, City, HexAt, Table, Unfinished } from '#games/railroad-tycoon/rules/model.ts';
import { play } from '#games/railroad-tycoon/rules/play.ts';
import { across, aheadOf, mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { tileOf, toOf } from '#games/railroad-tycoon/rules/tiles.ts';
import { lastTile } from '#games/railroad-tycoon/rules/track.ts';
import { oppositeOf, SIDES, type Side } from '#hex/hex.ts';
import type { Refusal, Seat } from '#kernel/game.ts';
import { cachedBy } from './cached.ts';
import {
  type Asked,
  type BuildPlan,
  begunAt,
  labelOf,
  layingAt,
  leftOn,
  plannedOn,
  RICH,
  withoutLast,
} from './plan.ts';
import { exploreFrom, NOWHERE, type Reach, type TrackTo } from './reach.ts';

/** What the plan can still come to. */
export function reachOf(table: Table, seat: Seat, plan: BuildPlan): Reach {
  return reaches(table, { seat, plan });
}

/** The cheapest way to a city after the plan. */
export const routeTo = (
  table: Table,
  seat: Seat,
  plan: BuildPlan,
  city: City,
): TrackTo | undefined => reachOf(table, seat, plan).cities.get(city);

const reaches = cachedBy((table: Table, { seat, plan }: Asked): Reach => {
  const planned = plannedOn(table, seat, plan);
  if (planned === undefined || planned.done) return NOWHERE;
  const now = planned.table;
  const { city, link } = begunAt(now) ?? plan.start;
  return exploreFrom(now, seat, { city, link, left: leftOn(now, seat) });
}, labelOf);

/**
 * What somebody means by pressing a hex that is not lit, and why the engine refuses it after this plan. The plan is not
 * on the table yet, so the refusal says from which city it comes.
 */
export function refusedAt(
  table: Table,
  seat: Seat,
  plan: BuildPlan | undefined,
  hex: HexAt,
): { action: Action; refusal: Refusal } | undefined {
  const now = plan ? beforeEnd(table, seat, plan) : table;
  const map = mapOf(now.map);
  const end = begunAt(now)?.link ?? plan?.start.link ?? -1;
  const last = end < 0 ? undefined : lastTile(now.unfinished[end] as Unfinished);
  const home = plan && map.hexOfCity[plan.start.city];
  const continues = (from: Side): boolean =>
    last === undefined
      ? across(map, hex, from) === home
      : aheadOf(map, last) === hex && oppositeOf(toOf(last)) === from;
  const from = Array.from({ length: SIDES }, (_, side) => side).find(continues) ?? 0;
  const action = layingAt(tileOf(hex, from, oppositeOf(from)));
  const refusal = play.check(now, RICH, seat, action);
  if (refusal === undefined) return undefined;
  return { action, refusal: plan ? { ...refusal, params: { origin: plan.start.city } } : refusal };
}

/** The table while the plan can still go on: without its last tile, if that ends it. */
function beforeEnd(table: Table, seat: Seat, plan: BuildPlan): Table {
  const planned = plannedOn(table, seat, plan);
  if (planned && !planned.done) return planned.table;
  const shorter = withoutLast(plan);
  return (shorter && plannedOn(table, seat, shorter)?.table) ?? table;
}
