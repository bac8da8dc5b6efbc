import { type RefObject, useRef } from 'react';
import type { Trambahn } from '#games/trambahn/rules/model.ts';
import type { BoardProps } from '#ui/face.ts';
import { type Dragged, useDrag } from '#ui/handling/drag.ts';
import type { Presses } from '#ui/handling/presses.ts';
import { type Lying, lyingMarked, type Place } from '../logic/places.ts';
import type { Press } from './pressed.ts';

type PieceDrag = {
  dragged: Dragged<Lying> | undefined;
  /** For what is drawn of the dragged piece. */
  ghost: RefObject<HTMLDivElement | null>;
  /** Where a piece was let go, for the journey from there. */
  released: RefObject<DOMRect | undefined>;
};

/** Cards of the hand and trams of the display can be dragged. */
export function usePieceDrag(
  root: RefObject<HTMLElement | null>,
  { table, own }: BoardProps<Trambahn>,
  press: Presses<Press>,
): PieceDrag {
  const ghost = useRef<HTMLDivElement>(null);
  const released = useRef<DOMRect>(undefined);
  const dragged = useDrag<Lying>(root, ghost, {
    thingAt: ({ dataset }) => lyingMarked(dataset['piece'] ?? '', own?.hand ?? [], table.display),
    grab: (lying, piece) => press({ is: 'grab', lying }, piece),
    drop: (lying, place, box) => {
      released.current = box;
      press({ is: 'drop', lying, place: place.dataset['place'] as Place }, place);
    },
    cancel: (_, piece) => press({ is: 'back' }, piece),
  });
  return { dragged, ghost, released };
}
