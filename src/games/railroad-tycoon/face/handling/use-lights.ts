import { useMemo, useState } from 'react';
import {
  type City,
  GREY,
  type Own,
  type Table,
  type Tile,
} from '#games/railroad-tycoon/rules/model.ts';
import { type GameMap, mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { fromOf, hexOf, toOf } from '#games/railroad-tycoon/rules/tiles.ts';
import { SIDES, turnBetween } from '#hex/hex.ts';
import type { PricedTile } from '../art/proposal.tsx';
import { type Next, pricesOf, reachOf, withTiles } from '../logic/plan.ts';
import { cubeOf, litTiles } from './press-city.ts';
import type { Turn } from './use-turn.ts';

/** Under the pointer, or with the focus. */
export type Looked = { city: City } | { tile: Tile } | undefined;

/** What shines on the map. */
export type Lights = {
  /** Tiles that may come next. */
  tiles: readonly Next[];
  priced: readonly PricedTile[];
  /** Tiles that are thought of. */
  proposal: readonly PricedTile[];
  /** What pressing the city that is looked at would add. */
  preview: readonly PricedTile[];
  /** Cities that answer to a press. */
  cities: readonly City[];
  chosen: readonly City[];
  /** The journey of the cube, and the other ways it could take. */
  route: { from: City; route: readonly number[] } | undefined;
  rivals: readonly { from: City; route: readonly number[] }[];
  looked: Looked;
  look: (looked: Looked) => void;
};

const NOTHING: readonly never[] = [];

export function useLights(turn: Turn, table: Table, own: Own | undefined): Lights {
  const [looked, look] = useState<Looked>();
  const { ask, mode, plan, seat, city, colour, route, deliveries } = turn;
  const map = mapOf(table.map);
  const building = own !== undefined && (ask === 'act' || ask === 'build') && mode === 'build';

  const tiles = useMemo<readonly Next[]>(
    () => (building ? litTiles(table, seat, plan) : NOTHING),
    [building, plan, table, seat],
  );
  const priced = useMemo(() => ticketsOf(tiles), [tiles]);
  const proposal = useMemo(
    () => (building && plan ? pricesOf(table, seat, plan).map(pricedOn(map)) : NOTHING),
    [building, plan, table, seat, map],
  );

  const pointed = looked && 'city' in looked ? looked.city : undefined;
  const preview = useMemo<readonly PricedTile[]>(() => {
    if (!building || !plan || pointed === undefined) return NOTHING;
    const way = reachOf(table, seat, plan).cities.get(pointed);
    if (!way) return NOTHING;
    return pricesOf(table, seat, withTiles(plan, way.tiles))
      .slice(-way.tiles.length)
      .map(pricedOn(map));
  }, [building, plan, pointed, table, seat, map]);

  const cities = useMemo<readonly City[]>(() => {
    if (ask === 'industry' || (ask === 'act' && mode === 'urbanise')) {
      return table.colours.flatMap((each, at) => (each === GREY ? [at] : []));
    }
    if (building && plan) return [...reachOf(table, seat, plan).cities.keys()];
    if (ask !== 'act') return NOTHING;
    if (mode === 'deliver') {
      const cube = cubeOf(deliveries, { city, colour });
      return cube
        ? cube.destinations.map(({ to }) => to)
        : [...new Set(deliveries.map(({ from }) => from))];
    }
    if (mode === 'west') {
      return map.western
        .map((west) => west.city)
        .filter((at) => {
          const refusal = turn.check({ do: 'western-link', city: at });
          return refusal === undefined || refusal.rule === '5.5';
        });
    }
    return NOTHING;
  }, [ask, mode, building, plan, table, seat, deliveries, city, colour, map, turn.check]);

  const chosen = useMemo<readonly City[]>(() => {
    if (building && plan) return [plan.start.city];
    return city === undefined ? NOTHING : [city];
  }, [building, plan, city]);

  const { journey, rivals } = useMemo(() => {
    const cube = mode === 'deliver' ? cubeOf(deliveries, { city, colour }) : undefined;
    if (!cube || !route) return { journey: undefined, rivals: NOTHING };
    const others = cube.destinations.flatMap(({ routes }) => routes.slice(0, 2));
    return {
      journey: { from: cube.from, route },
      rivals: others
        .filter(({ action }) => action.route.join() !== route.join())
        .slice(0, 3)
        .map(({ action }) => ({ from: cube.from, route: action.route })),
    };
  }, [mode, deliveries, city, colour, route]);

  return useMemo(
    () => ({
      tiles,
      priced,
      proposal,
      preview,
      cities,
      chosen,
      route: journey,
      rivals,
      looked,
      look,
    }),
    [tiles, priced, proposal, preview, cities, chosen, journey, rivals, looked],
  );
}

/** One ticket says it for all tiles of a hex that cost the same: the one that goes straight on has it. */
export function ticketsOf(tiles: readonly Pick<Next, 'tile' | 'price'>[]): PricedTile[] {
  return tiles.map(({ tile, price }) => {
    const same = tiles.filter((other) => hexOf(other.tile) === hexOf(tile));
    const isSaid =
      same.every((other) => other.price === price) &&
      tile !== (same.find(isStraight) ?? same[0])?.tile;
    return { tile, price: isSaid ? '' : `${price}` };
  });
}

const isStraight = ({ tile }: { tile: Tile }): boolean =>
  turnBetween(fromOf(tile), toOf(tile)) === SIDES / 2;

/** "4+4": the ground with its river, and the ridge. */
const pricedOn =
  (map: GameMap) =>
  ({ tile, price }: { tile: Tile; price: number }): PricedTile => {
    const ground = Math.min(price, map.prices[tile] as number);
    const ridge = price - ground;
    return { tile, price: ridge > 0 && ground > 0 ? `${ground}+${ridge}` : `${price}` };
  };
