import { type FocusEvent, type PointerEvent, useSyncExternalStore } from 'react';
import type { Share } from '#games/union-pacific/rules/model.ts';

/**
 * Which company somebody looks at. The grid stands beside the board and not in it, and pointing at a row there shows the
 * company on the map: this is what the two share. There is one table in a page.
 */
export type Attention = {
  /** Under the pointer, or with the focus. */
  hovered: Share | undefined;
  /** Kept in view by a press. */
  pinned: Share | undefined;
  /** Chosen on the board for building. */
  chosen: Share | undefined;
  /** Whose share or row is pointed at: its sheet is shown, and nothing shines on the map for it. */
  pointed: Share | undefined;
  /** Whose train is. */
  train: Share | undefined;
  /** What a line of the digest is about, one bit for each. */
  told: number;
};

const NONE: Attention = {
  hovered: undefined,
  pinned: undefined,
  chosen: undefined,
  pointed: undefined,
  train: undefined,
  told: 0,
};

let now = NONE;
const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function attend(change: Partial<Attention>): void {
  const next = { ...now, ...change };
  const keys = Object.keys(NONE) as (keyof Attention)[];
  if (keys.every((key) => next[key] === now[key])) return;
  now = next;
  for (const changed of listeners) changed();
}

export const attendNothing = (): void => attend(NONE);

/** Is it this company that is looked at? Only the rows that are or were are drawn anew. */
export function useLooked(share: Share): boolean {
  return useSyncExternalStore(
    subscribe,
    () => [now.hovered, now.pinned, now.chosen].includes(share) || ((now.told >> share) & 1) === 1,
  );
}

export function usePinned(share: Share): boolean {
  return useSyncExternalStore(subscribe, () => now.pinned === share);
}

export const useAttention = (): Attention => useSyncExternalStore(subscribe, () => now);

/**
 * For whatever shows a company: by a pointer that moves there, and by the focus of the keyboard. What only comes to lie
 * under a pointer at rest, when something over it is put away, has not been pointed at.
 */
export const pointing = (share: Share): Pointing => ({
  onPointerMove: ({ pointerType }) => {
    if (pointerType === 'mouse') attend({ pointed: share });
  },
  onPointerLeave: () => attend({ pointed: undefined }),
  onFocus: ({ target }) => {
    if (target.matches(':focus-visible')) attend({ pointed: share });
  },
  onBlur: () => attend({ pointed: undefined }),
});

type Pointing = {
  onPointerMove: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
};
