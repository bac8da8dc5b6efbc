import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Ask } from '../words/words.ts';
import type { Turn } from './use-turn.ts';

/** Where somebody who plays by keys begins when something new is asked. */
const FIRST: Readonly<Record<Ask, string>> = {
  open: '[data-piece^="hand:"]',
  swap: '[data-lever]',
  act: '[data-piece^="track:"]:not([aria-disabled]), [data-piece^="hand:"]',
  idle: '[data-piece^="track:"]',
  discard: '[data-piece^="track:"]',
  take: '[data-piece^="display:"]',
  exchange: '[data-lever]',
};

/** Moves the focus once the board has been drawn anew. */
export type Focus = (selector: string) => void;

export function useFocus(root: RefObject<HTMLElement | null>, { ask }: Turn): Focus {
  const wish = useRef<string>(undefined);
  const byKeys = useRef(false);
  useEffect(() => {
    const key = (): void => {
      byKeys.current = true;
    };
    const pointer = (): void => {
      byKeys.current = false;
    };
    addEventListener('keydown', key, true);
    addEventListener('pointerdown', pointer, true);
    return () => {
      removeEventListener('keydown', key, true);
      removeEventListener('pointerdown', pointer, true);
    };
  }, []);
  useLayoutEffect(() => {
    if (ask === undefined || !byKeys.current) return;
    const focused = document.activeElement;
    const free =
      focused === document.body || focused?.id === 'main' || root.current?.contains(focused);
    if (free) wish.current = FIRST[ask];
  }, [root, ask]);
  useLayoutEffect(() => {
    if (wish.current === undefined) return;
    const found = root.current?.querySelector<HTMLElement>(wish.current);
    wish.current = undefined;
    found?.focus({ preventScroll: true });
  });
  return useCallback((selector) => {
    wish.current = selector;
  }, []);
}
