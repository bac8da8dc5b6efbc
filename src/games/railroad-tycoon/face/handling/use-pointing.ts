import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import type { Table } from '#games/railroad-tycoon/rules/model.ts';
import type { Point } from '#ui/map-view/view.ts';
import type { MapSeen } from './map-watch.ts';
import { isSameSpot, meantAt, pressAt } from './spots.ts';
import type { Looking } from './use-lights.ts';
import type { Turn } from './use-turn.ts';

type Pointing = {
  /** It stands where something was pressed: an answer points at it. */
  mark: RefObject<HTMLSpanElement | null>;
  onPointerMove: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  onClick: (event: MouseEvent) => void;
};

/** What a pointer does on the map: it looks at what is nearest, and presses it. */
export function usePointing(
  { geometry, view }: MapSeen,
  table: Table,
  lights: Looking,
  turn: Turn,
): Pointing {
  const mark = useRef<HTMLSpanElement>(null);
  const pointOf = (event: MouseEvent): Point => view.mapPoint(event.clientX, event.clientY);
  const meant = (at: Point) => meantAt(geometry, lights.tiles, at, view.scale());
  return {
    mark,
    onPointerMove: (event) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
      const now = meant(pointOf(event));
      if (!isSameSpot(now, lights.looked)) lights.look(now);
    },
    onPointerLeave: () => lights.look(undefined),
    onClick: (event) => {
      const at = pointOf(event);
      const pressed = pressAt(geometry, table, meant(at), at);
      const { current } = mark;
      if (!pressed || !current) return;
      current.style.left = `${pressed.place.x}px`;
      current.style.top = `${pressed.place.y}px`;
      turn.press(pressed.press, current);
    },
  };
}
