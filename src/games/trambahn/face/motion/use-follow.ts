import { type RefObject, useLayoutEffect } from 'react';
import type { Held } from '../handling/held.ts';
import { bringIn, gently, isSeen } from './on-screen.ts';
import type { Count } from './use-count.ts';

/** Where the board scrolls: the column being counted, or the first place that takes what is held, comes into sight. */
export function useFollow(
  root: RefObject<HTMLElement | null>,
  count: Count | undefined,
  held: Held,
): void {
  const counted = count?.at;
  useLayoutEffect(() => {
    const board = root.current;
    const column = counted && board?.querySelector(`[data-spot="${counted}"]`);
    if (board && column) gently(board, () => bringIn(column));
  }, [root, counted]);
  useLayoutEffect(() => {
    if (held.is !== 'piece' || held.no !== undefined) return;
    const board = root.current;
    const place = board?.querySelector('[data-place].lit');
    if (board && place && !seenIn(board)) gently(board, () => bringIn(place));
  }, [root, held]);
}

/** Whether a place that takes what is held is in sight already: then nothing moves under the finger. */
const seenIn = (board: HTMLElement): boolean =>
  [...board.querySelectorAll('[data-place].lit')].some(isSeen);
