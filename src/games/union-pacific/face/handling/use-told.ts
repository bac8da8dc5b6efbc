import { useState } from 'react';
import type { Event, Space, UnionPacific } from '#games/union-pacific/rules/model.ts';
import type { Eyes } from '#kernel/game.ts';
import type { Happening } from '#ui/face.ts';

/** What was shown before these eyes; a reload forgets it. */
export type Told = {
  last: Event | undefined;
  /** Trains that the others have built since these eyes acted last. */
  fresh: readonly Space[];
};

const NOTHING: Told = { last: undefined, fresh: [] };

export function useTold(happening: Happening<UnionPacific> | undefined, eyes: Eyes): Told {
  const [told, setTold] = useState(NOTHING);
  const event = happening?.event;
  if (event && event !== told.last) setTold(toldAfter(told, event, eyes));
  return told;
}

export function toldAfter({ fresh }: Told, event: Event, eyes: Eyes): Told {
  if (event.is === 'train-built') {
    const others = event.seat === eyes ? [] : fresh;
    return { last: event, fresh: [...others, event.space] };
  }
  if (event.is === 'shares-invested' && event.seat === eyes) return { last: event, fresh: [] };
  return { last: event, fresh };
}
