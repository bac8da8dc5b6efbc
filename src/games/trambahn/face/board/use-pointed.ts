import { type RefObject, useLayoutEffect } from 'react';
import type { Event, Table } from '#games/trambahn/rules/model.ts';
import { pointedSpots } from '../logic/pointed.ts';
import { bringIn, elementOf, scrolled } from '../motion/on-screen.ts';

const MARK = 'data-pointed';

/**
 * What a line of the digest is about wears a ring with a number, and is brought in; when that ends, the boxes stand where
 * they stood. The marks are set on the elements themselves: nothing of the board is drawn anew for them.
 */
export function usePointed(
  root: RefObject<HTMLElement | null>,
  about: readonly Event[] | undefined,
  table: Table,
): void {
  useLayoutEffect(() => {
    const board = root.current;
    if (board === null || about === undefined) return undefined;
    const back = scrolled(board);
    board.classList.add('pointing');
    const found = pointedSpots(about, table).flatMap((spot) => elementOf([spot], board) ?? []);
    for (const [i, element] of found.entries()) element.setAttribute(MARK, `${i + 1}`);
    // The first of them is seen whatever else is: it is brought in last.
    for (const element of found.toReversed()) bringIn(element);
    return () => {
      for (const element of found) element.removeAttribute(MARK);
      board.classList.remove('pointing');
      back();
    };
  }, [root, about, table]);
}
