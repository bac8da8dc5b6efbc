import { type City, GREY, type Table, type Tile } from '#games/railroad-tycoon/rules/model.ts';
import { type GameMap, mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { fromOf, hexOf, toOf } from '#games/railroad-tycoon/rules/tiles.ts';
import { SIDES, turnBetween } from '#hex/hex.ts';
import type { PricedTile } from '../art/proposal.tsx';
import { openWest } from '../logic/closed.ts';
import { cubeOf } from '../logic/deliveries.ts';
import type { Next } from '../logic/next.ts';
import { type BuildPlan, pricesOf } from '../logic/plan.ts';
import { litTiles } from '../logic/starts.ts';
import { ghostsOf, waysOf } from '../logic/ways.ts';
import type { Turn } from './use-turn.ts';

/** Under the pointer, or with the focus. */
export type Looked = { city: City } | { tile: Tile } | undefined;

/** What is lit on the map. */
export type Lights = {
  /** Tiles that may come next. */
  tiles: readonly Next[];
  priced: readonly PricedTile[];
  /** Every way that the track could take to a city. */
  ghosts: readonly Tile[];
  /** Tiles that are thought of. */
  proposal: readonly PricedTile[];
  /** Cities that answer to a press. */
  cities: readonly City[];
  chosen: readonly City[];
  /** The journey of the cube, and the other ways it could take. */
  route: Journey | undefined;
  rivals: readonly Journey[];
};

type Journey = { from: City; route: readonly number[] };

/** What it is derived from: what is held, and what is asked. */
export type Lit = Pick<Turn, 'ask' | 'seat' | 'held' | 'deliveries' | 'check'>;

const NOTHING: readonly never[] = [];

export function lightsOf(turn: Lit, table: Table): Lights {
  const { seat, held } = turn;
  const isBuilding = builds(turn);
  const plan = isBuilding ? held.plan : undefined;
  const tiles = isBuilding ? litTiles(table, seat, plan) : NOTHING;
  return {
    tiles,
    priced: ticketsOf(tiles),
    ghosts: plan ? ghostsOf(table, seat, plan) : NOTHING,
    proposal: plan ? pricesOf(table, seat, plan).map(pricedOn(mapOf(table.map))) : NOTHING,
    cities: citiesLit(turn, table, plan),
    chosen: chosenIn(held.city, plan),
    ...journeyOf(turn),
  };
}

/** The track to which pressing the city that is looked at would lead; nothing for the one in hand. */
export function previewOf(turn: Lit, table: Table, city: City | undefined): readonly PricedTile[] {
  const { plan } = turn.held;
  if (!builds(turn) || !plan || city === undefined) return NOTHING;
  const way = waysOf(table, turn.seat, plan).find(({ to }) => to === city);
  if (!way || way.chosen) return NOTHING;
  return pricesOf(table, turn.seat, way.plan).map(pricedOn(mapOf(table.map)));
}

const builds = ({ ask, seat, held: { mode } }: Lit): boolean =>
  seat >= 0 && (ask === 'act' || ask === 'build') && mode === 'build';

const chosenIn = (city: City | undefined, plan: BuildPlan | undefined): readonly City[] => {
  const chosen = plan?.start.city ?? city;
  return chosen === undefined ? NOTHING : [chosen];
};

function citiesLit(turn: Lit, table: Table, plan: BuildPlan | undefined): readonly City[] {
  const { ask, seat, held, deliveries } = turn;
  if (ask === 'industry' || (ask === 'act' && held.mode === 'urbanise')) {
    return table.colours.flatMap((each, at) => (each === GREY ? [at] : []));
  }
  if (plan) return waysOf(table, seat, plan).map(({ to }) => to);
  if (ask !== 'act') return NOTHING;
  if (held.mode === 'west') return openWest(table, turn.check);
  if (held.mode !== 'deliver') return NOTHING;
  const cube = cubeOf(deliveries, held);
  return cube
    ? cube.destinations.map(({ to }) => to)
    : [...new Set(deliveries.map(({ from }) => from))];
}

function journeyOf({ held, deliveries }: Lit): Pick<Lights, 'route' | 'rivals'> {
  const { mode, route } = held;
  const cube = mode === 'deliver' ? cubeOf(deliveries, held) : undefined;
  if (!cube || !route) return { route: undefined, rivals: NOTHING };
  const { from } = cube;
  const others = cube.destinations.flatMap(({ routes }) => routes.slice(0, 2));
  return {
    route: { from, route },
    rivals: others
      .filter(({ action }) => action.route.join() !== route.join())
      .slice(0, 3)
      .map(({ action }) => ({ from, route: action.route })),
  };
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
