import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Where the focus goes on after the keys have done something. It goes once the board has been drawn anew. */
export type Focus = {
  /** To the first place that takes what is in hand. */
  toLit: () => void;
  /** To the first piece that fits the place asked about. */
  toLitPiece: () => void;
  /** To the card that now lies there in the hand, or to the lever. */
  toHand: (at: number) => void;
  toLever: () => void;
};

export function useFocus(root: RefObject<HTMLElement | null>, hand: number): Focus {
  const wish = useRef<readonly string[] | undefined>(undefined);
  useLayoutEffect(() => {
    if (wish.current === undefined) return;
    const selectors = wish.current;
    wish.current = undefined;
    for (const selector of selectors) {
      const found = root.current?.querySelector<HTMLElement>(selector);
      if (found) {
        found.focus();
        return;
      }
    }
  });
  return {
    toLit: () => {
      wish.current = ['[data-place].lit'];
    },
    toLitPiece: () => {
      wish.current = ['[data-piece].lit'];
    },
    toHand: (at) => {
      const last = Math.min(at, hand - 2);
      wish.current = [`[data-piece="hand:${last}"]`, '[data-lever]'];
    },
    toLever: () => {
      wish.current = ['[data-lever]'];
    },
  };
}
