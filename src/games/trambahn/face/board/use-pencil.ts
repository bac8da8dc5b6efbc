import { type RefObject, useLayoutEffect } from 'react';
import type { Event, Table } from '#games/trambahn/rules/model.ts';
import { pencilledSpots } from '../logic/pencilled.ts';
import { elementOf } from '../motion/on-screen.ts';

const MARK = 'data-pencil';

/** What is planned wears dashes and the number of its step, set on the elements as `usePointed` sets its rings. */
export function usePencil(
  root: RefObject<HTMLElement | null>,
  planned: readonly (readonly Event[])[] | undefined,
  table: Table,
): void {
  useLayoutEffect(() => {
    const board = root.current;
    if (board === null || planned === undefined) return undefined;
    const marked = [...pencilledSpots(planned, table)].flatMap(([spot, steps]) => {
      const element = elementOf([spot], board);
      element?.setAttribute(MARK, steps.join(' '));
      return element ?? [];
    });
    return () => {
      for (const element of marked) element.removeAttribute(MARK);
    };
  }, [root, planned, table]);
}
