import { type RefObject, useLayoutEffect } from 'react';
import type { Held } from '../handling/held.ts';
import { bringIn } from './on-screen.ts';
import type { Count } from './use-count.ts';

/** Where columns scroll in their strip: the one being counted, or the first that takes what is held, comes into sight. */
export function useFollow(
  root: RefObject<HTMLElement | null>,
  count: Count | undefined,
  held: Held,
): void {
  const counted = count?.at;
  useLayoutEffect(() => {
    const column = counted && root.current?.querySelector(`[data-spot="${counted}"]`);
    if (column) bringIn(column);
  }, [root, counted]);
  useLayoutEffect(() => {
    if (held.is !== 'piece' || held.no !== undefined) return;
    const column = root.current?.querySelector('[data-place^="column:"].lit');
    if (column) bringIn(column);
  }, [root, held]);
}
