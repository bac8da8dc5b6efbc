import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Where the focus goes once the board has been drawn anew: a selector within it. */
export type FocusWish = RefObject<string | undefined>;

/** For those who play by keys: where the focus goes when this changes. Nothing: it stays. */
export type FocusRule<T = unknown> = {
  on: T;
  to: (was: T | undefined, focused: Element | null) => string | undefined;
};

type Habits = {
  rules?: readonly FocusRule[];
  /** What gets the focus comes into sight; else the board sees to that itself. */
  scrolls?: boolean;
};

/** Moves the focus to where it is wished, and by rules while the last thing touched was a key. */
export function useFocus(
  root: RefObject<HTMLElement | null>,
  wish: FocusWish,
  { rules = [], scrolls = false }: Habits = {},
): void {
  const byKeys = usePlayingByKeys();
  const before = useRef<readonly unknown[]>([]);
  useLayoutEffect(() => {
    for (const [i, { on, to }] of rules.entries()) {
      const was = before.current[i];
      if (on !== was && byKeys.current)
        wish.current = to(was, document.activeElement) ?? wish.current;
    }
    before.current = rules.map(({ on }) => on);
    const { current: wished } = wish;
    if (wished === undefined) return;
    wish.current = undefined;
    const found = [...(root.current?.querySelectorAll<HTMLElement>(wished) ?? [])];
    found.find((one) => one.checkVisibility())?.focus({ preventScroll: !scrolls });
  });
}

/** When something new is asked, those who play by keys begin at its first thing; unless they are outside the board. */
export function firstAsked<Ask extends string>(
  root: RefObject<HTMLElement | null>,
  ask: Ask | undefined,
  first: Readonly<Record<Ask, string>>,
): FocusRule {
  return {
    on: ask,
    to: (_, focused) =>
      ask !== undefined && (isFree(focused) || root.current?.contains(focused))
        ? first[ask]
        : undefined,
  };
}

/** Has nothing the focus that keys would mean? */
export const isFree = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.id === 'main');

function usePlayingByKeys(): RefObject<boolean> {
  const byKeys = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const onKey = (): void => {
      byKeys.current = true;
    };
    const onPointer = (): void => {
      byKeys.current = false;
    };
    addEventListener('keydown', onKey, options);
    addEventListener('pointerdown', onPointer, options);
    return () => listening.abort();
  }, []);
  return byKeys;
}
