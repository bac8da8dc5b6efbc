import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Piece, Place } from '../logic/places.ts';
import type { Hands, Lying } from './hands.ts';

/** A piece on its way under a finger or the mouse. */
export type Dragged = { lying: Lying; box: DOMRect };

/** So far may a hand tremble before a press becomes a drag. */
const TREMBLE = 7;

type Drag = { lying: Lying; source: HTMLElement; id: number; x: number; y: number; on: boolean };

type DragProps = {
  hands: Hands;
  /** The piece that this element is, from its `data-piece`. */
  pieceAt: (mark: string) => Piece | undefined;
  /** Where the piece was let go, for the journey from there. */
  released: (box: DOMRect) => void;
  drop: () => void;
};

/** Dragging, beside clicking and keys. A piece dragged is a piece picked up: the same places light up and answer. */
export function useDrag(
  root: RefObject<HTMLElement | null>,
  ghost: RefObject<HTMLElement | null>,
  props: DragProps,
): Dragged | undefined {
  const [dragged, setDragged] = useState<Dragged | undefined>(undefined);
  const now = useRef(props);
  now.current = props;
  useEffect(() => {
    const board = root.current;
    if (board === null) return undefined;
    let drag: Drag | undefined;
    let over: Element | undefined;

    const mark = (next: Element | undefined): void => {
      if (next === over) return;
      over?.removeAttribute('data-over');
      next?.setAttribute('data-over', '');
      over = next;
    };
    const onDown = (event: PointerEvent): void => {
      if (event.button !== 0 || drag) return;
      const source = (event.target as Element).closest<HTMLElement>('[data-piece]');
      const piece = source && now.current.pieceAt(source.dataset['piece'] as string);
      if (!source || !piece) return;
      const at = Number(source.dataset['piece']?.split(':')[1]);
      const { clientX: x, clientY: y } = event;
      drag = { lying: { piece, at }, source, id: event.pointerId, x, y, on: false };
    };
    const onMove = (event: PointerEvent): void => {
      if (drag?.id !== event.pointerId) return;
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!drag.on) {
        if (Math.hypot(dx, dy) < TREMBLE) return;
        drag.on = true;
        drag.source.setPointerCapture(drag.id);
        now.current.hands.grab(drag.lying);
        setDragged({ lying: drag.lying, box: drag.source.getBoundingClientRect() });
      }
      if (ghost.current) ghost.current.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`;
      mark(placeUnder(event.clientX, event.clientY));
    };
    const finish = (event: PointerEvent, letGo: boolean): void => {
      if (drag?.id !== event.pointerId) return;
      const { on, lying } = drag;
      drag = undefined;
      mark(undefined);
      if (!on) return;
      const box = ghost.current?.getBoundingClientRect();
      setDragged(undefined);
      swallowClick(board);
      const place = letGo ? placeUnder(event.clientX, event.clientY) : undefined;
      if (place === undefined) now.current.drop();
      else {
        if (box) now.current.released(box);
        now.current.hands.lay(lying, place.dataset['place'] as Place, place);
      }
    };
    const onUp = (event: PointerEvent): void => finish(event, true);
    const onCancel = (event: PointerEvent): void => finish(event, false);
    board.addEventListener('pointerdown', onDown);
    board.addEventListener('pointermove', onMove);
    board.addEventListener('pointerup', onUp);
    board.addEventListener('pointercancel', onCancel);
    return () => {
      board.removeEventListener('pointerdown', onDown);
      board.removeEventListener('pointermove', onMove);
      board.removeEventListener('pointerup', onUp);
      board.removeEventListener('pointercancel', onCancel);
    };
  }, [root, ghost]);
  return dragged;
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
