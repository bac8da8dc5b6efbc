import { type RefObject, useEffect, useRef } from 'react';
import type { ViewControl } from '../map-view/view-control.ts';
import { zoomByKey } from '../map-view/zoom-keys.ts';
import { singleKeys } from '../single-keys.ts';

/** True: the key meant something. */
export type OnKey = (event: KeyboardEvent, board: HTMLElement) => boolean;

/**
 * Keys of the board, wherever the focus is; but not over a dialog, nor while somebody writes. On the document: the
 * screen's own keys are the window's, and come after.
 */
export function useKeys(root: RefObject<HTMLElement | null>, onKey: OnKey): void {
  const now = useRef(onKey);
  now.current = onKey;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog:modal') || isWriting(event.target)) return;
      if (root.current && now.current(event, root.current)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [root]);
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="checkbox"]), textarea, select') !== null;

/**
 * Single keys: plus, minus and nought for the map, and the face's own. Switched off (WCAG 2.1.4), those of the map still
 * work where it has the focus.
 */
export function pressSingle(
  { key, repeat }: KeyboardEvent,
  view: ViewControl,
  inMap: boolean,
  own: (key: string) => boolean,
): boolean {
  const on = singleKeys.get();
  if (!inMap && !on) return false;
  if (zoomByKey(key, view)) return true;
  return on && !repeat && own(key.toLowerCase());
}
