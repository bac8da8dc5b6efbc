import type { City, Table, Tile } from '#games/railroad-tycoon/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import { cachedBy } from './cached.ts';
import { type Asked, type BuildPlan, labelOf, plannedOn, withTiles } from './plan.ts';
import { reachOf } from './plan-reach.ts';

/** A city that can be reached: the plan that leads there. `chosen`: it is the one in hand. */
export type Way = { to: City; plan: BuildPlan; chosen: boolean };

/** All cities to which this plan may lead: on from its last tile; once it has arrived, from where it began. */
export const waysOf = (table: Table, seat: Seat, plan: BuildPlan): readonly Way[] =>
  ways(table, { seat, plan });

const ways = cachedBy((table: Table, { seat, plan }: Asked): readonly Way[] => {
  const arrived = arrivalOf(table, seat, plan);
  const base = arrived === undefined ? plan : { ...plan, tiles: [], turned: undefined };
  const all = [...reachOf(table, seat, base).cities].map(
    ([to, { tiles }]): Way =>
      to === arrived
        ? { to, plan, chosen: true }
        : { to, plan: withTiles(base, tiles), chosen: false },
  );
  const isListed = arrived === undefined || all.some(({ chosen }) => chosen);
  return isListed ? all : [{ to: arrived, plan, chosen: true }, ...all];
}, labelOf);

/** The city to which a plan leads; nothing: to none. */
export function arrivalOf(table: Table, seat: Seat, plan: BuildPlan): City | undefined {
  return plannedOn(table, seat, plan)?.table.links[table.links.length]?.b;
}

/** Every tile of every way, each once: drawn faintly. */
export const ghostsOf = (table: Table, seat: Seat, plan: BuildPlan): readonly Tile[] => [
  ...new Set(waysOf(table, seat, plan).flatMap((way) => (way.chosen ? [] : way.plan.tiles))),
];
