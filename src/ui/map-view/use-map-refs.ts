import { type RefObject, useRef } from 'react';

export type MapRefs = {
  /** The board: what keys and the focus are about. */
  root: RefObject<HTMLDivElement | null>;
  /** The window of the map, and what moves in it. */
  box: RefObject<HTMLDivElement | null>;
  world: RefObject<HTMLDivElement | null>;
};

/** The elements of a board with a map. */
export function useMapRefs(): MapRefs {
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  return { root, box, world };
}
