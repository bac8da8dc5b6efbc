import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Ask } from './held.ts';
import type { Turn } from './use-turn.ts';

/** Where somebody who plays by keys begins when something new is asked. */
const FIRST: Readonly<Record<Ask, string>> = {
  auction: '[data-lever]',
  act: '.rw-acts [data-mode]',
  build: '[data-lever]',
  industry: '[data-piece]',
  growth: '[data-piece]',
};

/** Where a panel begins: its first choice, else its lever. */
const IN_PANEL =
  '.rw-panel [data-piece], .rw-panel [data-start], .rw-panel [data-turn], [data-lever]';

/** Moves the focus once the board has been drawn anew. */
export type Focus = (selector: string) => void;

/** Where the focus is to go when the board has been drawn. */
type Wish = RefObject<string | undefined>;

export function useWish(): [wish: Wish, focus: Focus] {
  const wish = useRef<string>(undefined);
  const focus = useCallback<Focus>((selector) => {
    wish.current = selector;
  }, []);
  return [wish, focus];
}

export function useFocus(root: RefObject<HTMLElement | null>, wish: Wish, turn: Turn): void {
  const { ask } = turn;
  const { mode } = turn.held;
  const byKeys = useRef(false);
  const before = useRef(mode);
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
  }, [root, wish, ask]);
  // An action chosen by a key goes on in its panel; chosen on the map, the map keeps the focus.
  useLayoutEffect(() => {
    const was = before.current;
    before.current = mode;
    if (mode === was || !byKeys.current) return;
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && focused.closest('.rw-map')) return;
    wish.current =
      mode === undefined ? `.rw-acts [data-mode="${was}"], [data-mode="${was}"]` : IN_PANEL;
  }, [wish, mode]);
  useLayoutEffect(() => {
    if (wish.current === undefined) return;
    const found = [...(root.current?.querySelectorAll<HTMLElement>(wish.current) ?? [])].find(
      (one) => one.checkVisibility(),
    );
    wish.current = undefined;
    found?.focus({ preventScroll: true });
  });
}
