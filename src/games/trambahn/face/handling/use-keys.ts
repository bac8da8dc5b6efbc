import { type RefObject, useEffect } from 'react';
import type { Hold } from './hold.ts';

/**
 * Keys within the board: arrows go along the hand and the display, and from place to place while a piece is held;
 * Escape puts it down. All else is what buttons do by themselves, or the screen's.
 */
export function useKeys(root: RefObject<HTMLElement | null>, hold: Hold, drop: () => void): void {
  useEffect(() => {
    const board = root.current;
    if (board === null) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof HTMLElement ? event.target : undefined;
      if (event.key === 'Escape' && hold.is !== 'nothing') {
        // A refused piece has the screen's "why not?" beside it: the same key closes that too.
        if (hold.is !== 'piece' || hold.no === undefined) {
          event.preventDefault();
          event.stopPropagation();
        }
        const held = board.querySelector<HTMLElement>('[data-piece][aria-pressed="true"]');
        drop();
        if (target?.dataset['place'] !== undefined) held?.focus();
        return;
      }
      const step = STEPS[event.key];
      if (step === undefined || target === undefined) return;
      const next = neighbourOf(board, target, step);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    };
    board.addEventListener('keydown', onKey);
    return () => board.removeEventListener('keydown', onKey);
  }, [root, hold, drop]);
}

const STEPS: Readonly<Record<string, 'back' | 'on' | 'first' | 'last'>> = {
  ArrowLeft: 'back',
  ArrowUp: 'back',
  ArrowRight: 'on',
  ArrowDown: 'on',
  Home: 'first',
  End: 'last',
};

function neighbourOf(
  board: HTMLElement,
  from: HTMLElement,
  step: 'back' | 'on' | 'first' | 'last',
): HTMLElement | undefined {
  const group = groupOf(from);
  if (group === undefined) return undefined;
  const all = [...board.querySelectorAll<HTMLElement>(group)];
  const at = all.indexOf(from);
  const to = { back: at - 1, on: at + 1, first: 0, last: all.length - 1 }[step];
  return all[(to + all.length) % all.length];
}

/** What the arrows go through from here: the hand, the display, or the places that take what is held. */
function groupOf(from: HTMLElement): string | undefined {
  const { piece, place } = from.dataset;
  if (piece !== undefined) return `[data-piece^="${piece.split(':')[0]}:"]`;
  if (place === undefined) return undefined;
  return from.classList.contains('lit') ? '[data-place].lit' : '[data-place]';
}
