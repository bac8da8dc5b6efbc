import type { ReactNode } from 'react';
import { PlaceRings } from '#ui/map-view/place-rings.tsx';
import type { MapSeen } from '../handling/map-watch.ts';
import { type Seen, useFollowing } from '../handling/use-following.ts';

/** Moves the map along with the game; of itself it draws the rings round what is pointed at. It comes after the map. */
export function Following({ map, ...seen }: FollowingProps): ReactNode {
  return <PlaceRings at={useFollowing(map, seen)} />;
}

type FollowingProps = Seen & { map: MapSeen };
