import { EASTERN_US, type MapData } from '#games/railroad-tycoon/rules/data/map.ts';
import { across } from '#games/railroad-tycoon/rules/terrain.ts';
import { SIDES } from '#hex/hex.ts';
import { type Point, polyline } from '#ui/curves.ts';
import type { MapGeometry } from '../geometry.ts';
import { cornersOf, endsOf } from '../hexes.ts';
import { type Coast, coastOf } from './coast.ts';
import { hillAt, type Ridges, ridgesOf, type Strokes } from './relief.ts';
import { type Rivers, riversOf } from './rivers.ts';

/** All that is printed on the sheet, as paths. */
export type Country = {
  readonly geometry: MapGeometry;
  /** The coast is known, and with it what else stands on a map of these parts. */
  readonly isReal: boolean;
  readonly coast: Coast;
  readonly open: string;
  readonly hillWash: string;
  readonly hills: readonly (Strokes & { at: Point })[];
  readonly grid: string;
  readonly rivers: Pick<Rivers, 'bank' | 'water'>;
  readonly ridges: Ridges;
};

/** Is this the country whose coasts we know? */
export const isEasternUs = ({ rows }: MapData): boolean => rows.join() === EASTERN_US.rows.join();

export function countryOf(geometry: MapGeometry): Country {
  const { map, groundAt, centreOf } = geometry;
  const isReal = isEasternUs(map.data);
  const hexes = Array.from({ length: map.hexes }, (_, hex) => hex);
  const land = hexes.filter((hex) => groundAt(hex) !== '.');
  const hills = hexes.filter((hex) => groundAt(hex) === 'h').map(centreOf);
  const coast = coastOf(geometry, isReal);
  return {
    geometry,
    isReal,
    coast,
    open: land.map((hex) => polyline(cornersOf(centreOf(hex)), true)).join(''),
    hillWash: hills.map((at) => polyline(cornersOf(at), true)).join(''),
    hills: hills.map((at) => ({ at, ...hillAt(at, isReal ? leanAt(at) : -30) })),
    grid: gridOf(geometry, land),
    rivers: riversOf(geometry, coast.depthAt),
    ridges: ridgesOf(geometry),
  };
}

/** How the hills run: the Ozarks, New England, the Appalachians. */
const leanAt = ({ x, y }: Point): number => (x < 700 ? -12 : y < 720 ? -58 : -40);

/** Every side of a hex that is no water, once. Water has no grid: what has one can be built on. */
export function gridOf({ map, centreOf, groundAt }: MapGeometry, land: readonly number[]): string {
  return land
    .flatMap((hex) =>
      Array.from({ length: SIDES }, (_, side) => {
        const beyond = across(map, hex, side);
        const isOthers = beyond >= 0 && beyond < hex && groundAt(beyond) !== '.';
        return isOthers ? '' : polyline(endsOf(centreOf(hex), side));
      }),
    )
    .join('');
}
