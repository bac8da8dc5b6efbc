import { offerTiles } from '#games/railroad-tycoon/rules/actions/build.ts';
import { offerRedirections } from '#games/railroad-tycoon/rules/actions/redirect.ts';
import type { Action, City, Table, Tile, Unfinished } from '#games/railroad-tycoon/rules/model.ts';
import { play } from '#games/railroad-tycoon/rules/play.ts';
import { across, mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { fromOf, hexOf, tileOf } from '#games/railroad-tycoon/rules/tiles.ts';
import { endingAt, lastTile } from '#games/railroad-tycoon/rules/track.ts';
import type { Side } from '#hex/hex.ts';
import type { Seat } from '#kernel/game.ts';
import { cachedBy } from './cached.ts';
import { type Next, nextOf } from './next.ts';
import {
  type Asked,
  type BuildPlan,
  begunAt,
  isSameStart,
  labelOf,
  planFrom,
  plannedOn,
  RICH,
  type Start,
} from './plan.ts';

/** Where this seat may begin now: cities first, then its unfinished links. */
export const startsOf = cachedBy(
  (table: Table, seat: Seat): readonly Start[] => {
    if (!play.actors(table).includes(seat) || !isBuilding(table)) return [];
    const begun = begunAt(table);
    if (begun) return [begun];
    const cities = new Set<City>();
    const links = new Set<number>();
    for (const tile of tilesOn(table, seat)) {
      const { city, link } = sourceOf(table, seat, tile);
      if (link < 0) cities.add(city);
      else links.add(link);
    }
    for (const { link } of redirections(table, seat)) links.add(link);
    return [
      ...[...cities].sort((a, b) => a - b).map((city): Start => ({ city, link: -1 })),
      ...[...links].sort((a, b) => a - b).map((link): Start => startAt(table, link)),
    ];
  },
  (seat) => seat,
);

const isBuilding = ({ phase }: Table): boolean => phase === 'act' || phase === 'build';
const startAt = ({ unfinished }: Table, link: number): Start => ({
  city: (unfinished[link] as Unfinished).from,
  link,
});

/** Every tile that the engine would let this seat lay. */
const tilesOn = cachedBy(
  (table: Table, seat: Seat): readonly Tile[] => {
    const into: Action[] = [];
    offerTiles(table, RICH, seat, into);
    return into.flatMap((action) =>
      action.do === 'lay-track' ? [tileOf(action.hex, action.from, action.to)] : [],
    );
  },
  (seat) => seat,
);

function redirections(table: Table, seat: Seat): { link: number; to: Side }[] {
  if (table.build !== null && table.build.tiles > 0) return [];
  const into: Action[] = [];
  offerRedirections(table, RICH, seat, into);
  return into.flatMap((action) => (action.do === 'redirect' ? [action] : []));
}

/** Which start a first tile has: the city behind it, or an unfinished link that ends there. */
function sourceOf(table: Table, seat: Seat, tile: Tile): Start {
  const map = mapOf(table.map);
  const behind = across(map, hexOf(tile), fromOf(tile));
  const city = behind < 0 ? -1 : (map.cityAt[behind] as City);
  if (city >= 0) return { city, link: -1 };
  const link = endingAt(table, map, seat, hexOf(tile), fromOf(tile));
  return startAt(table, link);
}

/** The tiles that may come next; none, when the plan is complete. */
export function nextTiles(table: Table, seat: Seat, plan: BuildPlan): readonly Next[] {
  return nexts(table, { seat, plan });
}

const nexts = cachedBy((table: Table, { seat, plan }: Asked): readonly Next[] => {
  const planned = plannedOn(table, seat, plan);
  if (planned === undefined || planned.done) return [];
  const now = planned.table;
  const begun = begunAt(now);
  return tilesOn(now, seat)
    .filter((tile) => begun !== undefined || isSameStart(sourceOf(now, seat, tile), plan.start))
    .map((tile) => nextOf(now, seat, tile, plan.start.link));
}, labelOf);

/** 8.7: the ways in which the last tile of a blocked link can be turned. */
export function turnsAt(
  table: Table,
  seat: Seat,
  { link }: Start,
): readonly (Next & { to: Side })[] {
  const blocked = link < 0 ? undefined : table.unfinished[link];
  if (blocked === undefined) return [];
  const old = lastTile(blocked);
  return redirections(table, seat)
    .filter((turn) => turn.link === link)
    .map(({ to }) => ({
      ...nextOf(table, seat, tileOf(hexOf(old), fromOf(old), to), link),
      to,
    }));
}

/** 8.7: how the end of a blocked link may be turned, as long as nothing else is planned. */
export function turnsIn(table: Table, seat: Seat, { start, turned, tiles }: BuildPlan) {
  return turned === undefined && tiles.length === 0 ? turnsAt(table, seat, start) : [];
}

/** The plan in hand; before anything is chosen, one's unfinished links go on. */
export const openPlans = (
  table: Table,
  seat: Seat,
  plan: BuildPlan | undefined,
): readonly BuildPlan[] =>
  plan
    ? [plan]
    : startsOf(table, seat).flatMap((start) => (start.link < 0 ? [] : [planFrom(start)]));

/** What can be pressed: the tiles that come next; before anything is chosen, where one's unfinished links go on. */
export function litTiles(table: Table, seat: Seat, plan: BuildPlan | undefined): readonly Next[] {
  return openPlans(table, seat, plan).flatMap((each) => [
    ...nextTiles(table, seat, each),
    ...turnsIn(table, seat, each),
  ]);
}
