import { type City, GREY, type Table, type Tile } from '#games/railroad-tycoon/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import { bestRoute, type CubeDeliveries } from '../logic/deliveries.ts';
import {
  type Next,
  nextTiles,
  type Plan,
  planFrom,
  routeTo,
  type Start,
  startsOf,
  turnsAt,
  withTiles,
} from '../logic/plan.ts';
import type { Held } from './held.ts';

/** A press on a city while a build is thought of: a start, the way to it, or nothing that goes. */
export function planAfter(
  table: Table,
  seat: Seat,
  plan: Plan | undefined,
  city: City,
): Plan | undefined | 'refused' {
  const start = startsOf(table, seat).find((one) => one.link < 0 && one.city === city);
  if (plan === undefined) return start ? planFrom(start) : 'refused';
  const way = routeTo(table, seat, plan, city);
  if (way) return withTiles(plan, way.tiles);
  // Somewhere else after all: the way there from where it began.
  const afresh = { ...plan, tiles: [], turned: undefined };
  const other = routeTo(table, seat, afresh, city);
  if (other) return withTiles(afresh, other.tiles);
  const isFree = plan.start.link < 0 && (table.build?.tiles ?? 0) === 0;
  if (isFree && plan.start.city === city) return plan.tiles.length === 0 ? undefined : afresh;
  return isFree && plan.tiles.length === 0 && start ? planFrom(start) : 'refused';
}

/** A press on a lit tile: it is laid next, or a blocked end is turned into it. Nothing held: an unfinished link goes on. */
export function planWith(
  table: Table,
  seat: Seat,
  plan: Plan | undefined,
  tile: Tile,
): Plan | undefined {
  const plans = plan ? [plan] : startsOf(table, seat).flatMap(openStart);
  for (const each of plans) {
    if (nextTiles(table, seat, each).some((next) => next.tile === tile)) {
      return withTiles(each, [tile]);
    }
    const turned = turnsIn(table, seat, each).find((turn) => turn.tile === tile);
    if (turned) return { ...each, turned: turned.to };
  }
  return plan;
}

const openStart = (start: Start): Plan[] => (start.link < 0 ? [] : [planFrom(start)]);

/** 8.7: how the end of a blocked link may be turned, as long as nothing else is planned. */
export function turnsIn(table: Table, seat: Seat, { start, turned, tiles }: Plan) {
  return turned === undefined && tiles.length === 0 ? turnsAt(table, seat, start) : [];
}

/** What can be pressed: the tiles that come next; before anything is chosen, where one's unfinished links go on. */
export function litTiles(table: Table, seat: Seat, plan: Plan | undefined): readonly Next[] {
  const plans = plan ? [plan] : startsOf(table, seat).flatMap(openStart);
  return plans.flatMap((each) => [...nextTiles(table, seat, each), ...turnsIn(table, seat, each)]);
}

/** The cube in somebody's fingers. */
export const cubeOf = (
  deliveries: readonly CubeDeliveries[],
  { city, colour }: Pick<Held, 'city' | 'colour'>,
): CubeDeliveries | undefined =>
  deliveries.find((one) => one.from === city && one.colour === colour);

/** A press on a city while a cube is looked for: its best cube, where it can go, or the next way there. */
export function cubeAfter(
  deliveries: readonly CubeDeliveries[],
  held: Held,
  city: City,
): Pick<Held, 'city' | 'colour' | 'route'> | undefined {
  const cube = cubeOf(deliveries, held);
  const destination = cube?.destinations.find(({ to }) => to === city);
  if (cube && destination) {
    const { routes } = destination;
    const at = routes.findIndex(({ action }) => action.route.join() === held.route?.join());
    const next = routes[(at + 1) % routes.length] ?? routes[0];
    return { city: cube.from, colour: cube.colour, route: next?.action.route };
  }
  const here = deliveries.filter(({ from }) => from === city);
  // Pressed again, the city offers its next cube.
  const at = cube ? here.indexOf(cube) : -1;
  const chosen = here[(at + 1) % Math.max(1, here.length)];
  if (chosen === undefined) return undefined;
  return { city, colour: chosen.colour, route: bestRoute(chosen).action.route };
}

/** The grey city pressed, and the colour: the one in hand, or the only one there is. */
export function urbanAfter(
  { colours, newCities }: Table,
  held: Held,
  city: City,
): Pick<Held, 'city' | 'colour'> | undefined {
  if (colours[city] !== GREY) return undefined;
  const left = newCities.flatMap((tiles, colour) => (tiles > 0 ? [colour] : []));
  return { city, colour: held.colour ?? (left.length === 1 ? left[0] : undefined) };
}
