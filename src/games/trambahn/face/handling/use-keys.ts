import { type RefObject, useEffect } from 'react';
import { isFree } from '#ui/handling/focus.ts';
import { useKeys as useBoardKeys } from '#ui/handling/keys.ts';
import type { Presses } from '#ui/handling/presses.ts';
import { markOf, walkAlong } from '#ui/handling/walk.ts';
import type { Held } from './held.ts';
import type { Press } from './pressed.ts';

/**
 * Keys of the board: arrows go along the hand and the display, and from place to place while a piece is held; Escape puts
 * it down. All else is what buttons do by themselves, or the screen's.
 */
export function useKeys(
  root: RefObject<HTMLElement | null>,
  held: Held,
  press: Presses<Press>,
): void {
  useBoardKeys(root, ({ key, target }, board) => {
    const from = target instanceof HTMLElement && board.contains(target) ? target : undefined;
    if (key === 'Escape') {
      if (held.is === 'nothing' || !(from || isFree(target) || isInBar(target))) return false;
      const onPlace = from?.dataset['place'] !== undefined;
      return press({ is: 'back', from: onPlace ? 'place' : undefined, byKeys: true }, board);
    }
    const group = from && groupOf(from);
    if (group === undefined) return false;
    return walkAlong(key, [...board.querySelectorAll<HTMLElement>(group)], from as HTMLElement);
  });
}

/** There Escape means nothing else: a menu that was open has kept it for itself. */
const isInBar = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.bar') !== null;

/**
 * Who plays by mouse leaves the focus free, as it is where buttons do not take it: Enter then pulls the lever, as is written
 * there, and does not press once more what was clicked last.
 */
export function useFreeFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const board = root.current;
    const down = (event: MouseEvent): void => {
      if (!(event.target as Element).closest('[data-piece], [data-place]')) return;
      event.preventDefault();
      document.getElementById('main')?.focus({ preventScroll: true });
    };
    board?.addEventListener('mousedown', down);
    return () => board?.removeEventListener('mousedown', down);
  }, [root]);
}

/** What the arrows go through from here: the hand, the display, or the places that take what is held. */
function groupOf(from: HTMLElement): string | undefined {
  const [kind] = markOf(from, 'piece');
  if (kind !== '') return `[data-piece^="${kind}:"]`;
  if (from.dataset['place'] === undefined) return undefined;
  return from.classList.contains('lit') ? '[data-place].lit' : '[data-place]';
}
