import { type RefObject, useEffect, useRef, useState } from 'react';

/** So many pixels may a pointer stray before a press becomes a drag. */
export const DRAG_THRESHOLD = 7;

/** A piece on its way under a finger or the mouse, and where it lay. */
export type Dragged<T> = { thing: T; box: DOMRect };

/** What a board makes of a drag. A piece dragged is a piece picked up: the same places light up and answer. */
export type DragProps<T> = {
  /** What this element is that is marked `data-piece`; nothing: it cannot be dragged. */
  thingAt: (piece: HTMLElement) => T | undefined;
  grab: (thing: T, piece: HTMLElement) => void;
  /** Let go over an element marked `data-place`; `box`: where the piece was then. */
  drop: (thing: T, place: HTMLElement, box: DOMRect | undefined) => void;
  /** Let go over nothing. */
  cancel: (thing: T, piece: HTMLElement) => void;
};

/** Dragging, beside clicking and keys. `ghost`: what is drawn of the dragged piece. */
export function useDrag<T>(
  root: RefObject<HTMLElement | null>,
  ghost: RefObject<HTMLElement | null>,
  props: DragProps<T>,
): Dragged<T> | undefined {
  const [dragged, setDragged] = useState<Dragged<T>>();
  const now = useRef(props);
  now.current = props;
  useEffect(() => {
    if (root.current === null) return undefined;
    return listenToDrags(root.current, ghost, now, setDragged);
  }, [root, ghost]);
  return dragged;
}

type Drag<T> = { thing: T; piece: HTMLElement; id: number; x: number; y: number; on: boolean };

/** Without React. Returns what ends the listening. */
export function listenToDrags<T>(
  board: HTMLElement,
  ghost: RefObject<HTMLElement | null>,
  now: RefObject<DragProps<T>>,
  show: (dragged: Dragged<T> | undefined) => void,
): () => void {
  let drag: Drag<T> | undefined;
  let over: Element | undefined;

  const mark = (next: Element | undefined): void => {
    if (next === over) return;
    over?.removeAttribute('data-over');
    next?.setAttribute('data-over', '');
    over = next;
  };
  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0 || drag) return;
    const piece = (event.target as Element).closest<HTMLElement>('[data-piece]');
    const thing = piece ? now.current.thingAt(piece) : undefined;
    if (!piece || thing === undefined) return;
    const { pointerId: id, clientX: x, clientY: y } = event;
    drag = { thing, piece, id, x, y, on: false };
  };
  const onMove = (event: PointerEvent): void => {
    if (drag?.id !== event.pointerId) return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.on) {
      if (Math.hypot(dx, dy) < DRAG_THRESHOLD) return;
      drag.on = true;
      drag.piece.setPointerCapture(drag.id);
      now.current.grab(drag.thing, drag.piece);
      show({ thing: drag.thing, box: drag.piece.getBoundingClientRect() });
    }
    if (ghost.current) ghost.current.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`;
    mark(placeUnder(event.clientX, event.clientY));
  };
  const finish = (event: PointerEvent, letGo: boolean): void => {
    if (drag?.id !== event.pointerId) return;
    const { on, thing, piece } = drag;
    drag = undefined;
    mark(undefined);
    if (!on) return;
    const box = ghost.current?.getBoundingClientRect();
    show(undefined);
    swallowClick(board);
    const place = letGo ? placeUnder(event.clientX, event.clientY) : undefined;
    if (place) now.current.drop(thing, place, box);
    else now.current.cancel(thing, piece);
  };
  const listening = new AbortController();
  const { signal } = listening;
  board.addEventListener('pointerdown', onDown, { signal });
  board.addEventListener('pointermove', onMove, { signal });
  board.addEventListener('pointerup', (event) => finish(event, true), { signal });
  board.addEventListener('pointercancel', (event) => finish(event, false), { signal });
  return () => listening.abort();
}

function placeUnder(x: number, y: number): HTMLElement | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement>('[data-place]');
    if (place) return place;
  }
  return undefined;
}

/** The click that the browser makes of letting go is no click. */
function swallowClick(board: HTMLElement): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  board.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => board.removeEventListener('click', swallow, { capture: true }), 0);
}
