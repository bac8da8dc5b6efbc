import type { Point } from '#ui/curves.ts';
import { curved } from './curve-path.ts';
import {
  FRONTIERS,
  ISLANDS,
  JAMES_BAY,
  LAKES,
  MAINLAND,
  type Place,
  RIVERS,
} from './data/geography.ts';
import type { MapGeometry } from './geometry.ts';

/** The outlines of North America on this map, each as one path. */
export type Ground = {
  readonly shore: string;
  readonly lakes: string;
  readonly rivers: string;
  readonly frontiers: string;
};

export function groundOf({ ground }: MapGeometry): Ground | undefined {
  if (!ground) return undefined;
  const all = (ways: readonly (readonly Place[])[], closed: boolean): string =>
    ways
      .map((way) =>
        curved(
          way.map(([lat, lon]): Point => ground(lat, lon)),
          closed,
        ),
      )
      .join('');
  return {
    shore: all([MAINLAND, ...ISLANDS], true),
    lakes: all([JAMES_BAY, ...LAKES], true),
    rivers: all(RIVERS, false),
    frontiers: all(FRONTIERS, false),
  };
}
