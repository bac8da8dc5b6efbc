import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Where the focus goes on after the keys have done something. It goes once the board has been drawn anew. */
export type Focus = {
  /** To the first place that takes what is in hand. */
  toLit: () => void;
  /** To the first piece that fits the place asked about. */
  toLitPiece: () => void;
  /** To the card that comes to lie there once this one has left the hand, or to the lever. */
  toHand: (at: number) => void;
  toLever: () => void;
};

type Wish = {
  to: (hand: number) => readonly string[];
  /** It waits until the hand no longer holds so many cards. */
  until?: number;
};

export function useFocus(root: RefObject<HTMLElement | null>, hand: number): Focus {
  const wish = useRef<Wish>(undefined);
  useLayoutEffect(() => {
    if (wish.current === undefined || wish.current.until === hand) return;
    const { to } = wish.current;
    wish.current = undefined;
    for (const selector of to(hand)) {
      const found = root.current?.querySelector<HTMLElement>(selector);
      if (found) {
        found.focus();
        return;
      }
    }
  });
  const set = (...to: readonly string[]): void => {
    wish.current = { to: () => to };
  };
  return {
    toLit: () => set('[data-place].lit'),
    toLitPiece: () => set('[data-piece].lit'),
    toLever: () => set('[data-lever]'),
    toHand: (at) => {
      const to = (left: number) => [
        `[data-piece="hand:${Math.min(at, left - 1)}"]`,
        '[data-lever]',
      ];
      wish.current = { to, until: hand };
    },
  };
}
