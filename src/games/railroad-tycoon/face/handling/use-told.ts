import { useState } from 'react';
import type { Event, RailroadTycoon, Tile } from '#games/railroad-tycoon/rules/model.ts';
import { tileOf } from '#games/railroad-tycoon/rules/tiles.ts';
import type { Eyes } from '#kernel/game.ts';
import type { Happening } from '#ui/face.ts';

/** What was shown before these eyes; a reload forgets it. */
export type Told = {
  last: Event | undefined;
  /** Tiles that the others have laid since these eyes acted last. */
  fresh: ReadonlySet<Tile>;
};

const NOTHING: Told = { last: undefined, fresh: new Set() };

export function useTold(happening: Happening<RailroadTycoon> | undefined, eyes: Eyes): Told {
  const [told, setTold] = useState(NOTHING);
  const event = happening?.event;
  if (event && event !== told.last) setTold(toldAfter(told, event, eyes));
  return told;
}

export function toldAfter({ fresh }: Told, event: Event, eyes: Eyes): Told {
  if (event.is === 'track-laid' || event.is === 'track-redirected') {
    if (event.seat === eyes) return { last: event, fresh: NOTHING.fresh };
    const tile = tileOf(event.hex, event.from, event.to);
    return { last: event, fresh: new Set([...fresh, tile]) };
  }
  const mine = 'seat' in event && event.seat === eyes && OWN_DEEDS.has(event.is);
  return { last: event, fresh: mine ? NOTHING.fresh : fresh };
}

const OWN_DEEDS: ReadonlySet<Event['is']> = new Set<Event['is']>([
  'goods-delivered',
  'city-urbanised',
  'level-raised',
  'card-taken',
  'western-built',
  'action-declined',
]);
