import { useEffect, useRef } from 'react';
import type { ViewControl } from '#ui/map-view/use-view.ts';
import { zoomByKey } from '#ui/map-view/zoom-keys.ts';
import { singleKeys } from '#ui/single-keys.ts';
import type { Striking } from './use-strike.ts';

const PAN = 80;

const ARROWS: Readonly<Record<string, 'left' | 'right' | 'up' | 'down'>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const BUTTONS: Readonly<Record<string, string>> = {
  l: 'lay',
  m: 'move',
  a: 'move',
  k: 'keep-crate',
  g: 'keep-crate',
};

/**
 * Keys of the board, when nothing else has the focus or the map has: arrows walk the places for a crate, or move the
 * view; plus, minus and nought bring it closer, farther, back. L lays, M or A moves, K or G keeps the crate.
 */
export function useKeys(
  root: { current: HTMLElement | null },
  striking: Striking,
  view: ViewControl,
): void {
  const now = useRef({ striking, view });
  now.current = { striking, view };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog:modal') || isWriting(event.target)) return;
      if (press(event, root.current, now.current)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [root]);
}

type Now = { striking: Striking; view: ViewControl };

function press(event: KeyboardEvent, root: HTMLElement | null, { striking, view }: Now): boolean {
  const onMap = isFree(event.target) || inMap(event.target);
  const arrow = ARROWS[event.key];
  const walks = striking.on && !event.shiftKey && inDock(event.target);
  if (arrow && (onMap || walks)) {
    if (striking.on && !event.shiftKey) {
      const next = striking.step(arrow);
      if (next) focusPlace(root, `${next.line}:${next.space}`);
    } else pan(view, arrow);
    return true;
  }
  if (event.key === 'Escape' && striking.picked) {
    striking.pick(undefined);
    return true;
  }
  if (!inMap(event.target) && !singleKeys.get()) return false;
  if (zoomByKey(event.key, view)) return true;
  return singleKeys.get() && pressButton(event, root);
}

function pressButton(event: KeyboardEvent, root: HTMLElement | null): boolean {
  const deed = BUTTONS[event.key.toLowerCase()];
  const button =
    deed === undefined ? undefined : root?.querySelector<HTMLElement>(`[data-do="${deed}"]`);
  if (!button || event.repeat || !button.checkVisibility({ visibilityProperty: true }))
    return false;
  button.click();
  return true;
}

function pan(view: ViewControl, arrow: 'left' | 'right' | 'up' | 'down'): void {
  const { dx, dy } = {
    left: { dx: PAN, dy: 0 },
    right: { dx: -PAN, dy: 0 },
    up: { dx: 0, dy: PAN },
    down: { dx: 0, dy: -PAN },
  }[arrow];
  view.pan(dx, dy);
}

/** After the board has been drawn with the new place picked. */
function focusPlace(root: HTMLElement | null, place: string): void {
  requestAnimationFrame(() => {
    root?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus({ preventScroll: true });
  });
}

const isFree = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.id === 'main');

const inMap = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.pio-map') !== null;

/** Buttons have no use for arrows. */
const inDock = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.pio-asked') !== null;

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select') !== null;
