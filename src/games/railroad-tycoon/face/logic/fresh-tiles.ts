import type { Event, Tile } from '#games/railroad-tycoon/rules/model.ts';
import { tileOf } from '#games/railroad-tycoon/rules/tiles.ts';
import type { Eyes } from '#kernel/game.ts';

/** Tiles that the others have laid since these eyes acted last. */
export type FreshTiles = ReadonlySet<Tile>;

export const NONE_FRESH: FreshTiles = new Set();

export function freshAfter(fresh: FreshTiles, event: Event, eyes: Eyes): FreshTiles {
  if (event.is === 'track-laid' || event.is === 'track-redirected') {
    if (event.seat === eyes) return NONE_FRESH;
    return new Set([...fresh, tileOf(event.hex, event.from, event.to)]);
  }
  const mine = 'seat' in event && event.seat === eyes && OWN_DEEDS.has(event.is);
  return mine ? NONE_FRESH : fresh;
}

const OWN_DEEDS: ReadonlySet<Event['is']> = new Set<Event['is']>([
  'goods-delivered',
  'city-urbanised',
  'level-raised',
  'card-taken',
  'western-built',
  'action-declined',
]);
