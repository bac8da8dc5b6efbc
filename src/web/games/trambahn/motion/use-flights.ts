import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Trambahn } from '#games/trambahn/model.ts';
import type { Eyes } from '#kernel/game.ts';
import type { Happening } from '#web/table/face.ts';
import type { Staged } from '../logic/stage.ts';
import { durationOf } from './durations.ts';
import { type Cargo, type Flight, flightsOf } from './flights.ts';
import { type Boxes, boxOf, bringIn, elementOf, noteBoxes } from './on-screen.ts';
import { motionReduced } from './reduced.ts';

/** A flight with its two ends found on the screen. */
export type Journey = {
  key: string;
  cargo: Cargo;
  from: DOMRect;
  to: DOMRect;
  begins: number;
  lasts: number;
};

const NONE: readonly Journey[] = [];

type FlightsProps = {
  happening: Happening<Trambahn> | undefined;
  was: Staged;
  eyes: Eyes;
  /** Where a dragged piece was let go: its journey starts there. */
  released: RefObject<DOMRect | undefined>;
};

/**
 * From where it was to where it is: the boxes of all spots are noted after each drawing, so that when something
 * happens its start is known although the board shows already where it ended.
 */
export function useFlights(
  root: RefObject<HTMLElement | null>,
  props: FlightsProps,
): readonly Journey[] {
  const [journeys, setJourneys] = useState(NONE);
  const boxes = useRef<Boxes>(new Map());
  const now = useRef(props);
  now.current = props;
  const event = props.happening?.event;

  // The event alone sets off: what is drawn while it lasts does not start it again.
  useLayoutEffect(() => {
    const board = root.current;
    const { was, eyes, released, happening } = now.current;
    if (board === null || event === undefined) {
      setJourneys(NONE);
      return undefined;
    }
    const flights = flightsOf(event, was, eyes);
    for (const { to } of flights) {
      const place = elementOf(to, board);
      if (place) bringIn(place);
    }
    if (motionReduced()) {
      ring(board, flights);
      return undefined;
    }
    const pace = happening?.ms === undefined ? 1 : happening.ms / (durationOf(event) || 1);
    const arriving = hide(board, flights, pace);
    const start = released.current;
    released.current = undefined;
    setJourneys(journeysOf(flights, pace, board, boxes.current, start));
    return () => {
      for (const animation of arriving) animation.cancel();
    };
  }, [event, root]);

  useLayoutEffect(() => noteBoxes(root.current, boxes.current));
  useEffect(() => {
    let asked = 0;
    const again = (): void => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(() => noteBoxes(root.current, boxes.current));
    };
    addEventListener('scroll', again, { capture: true, passive: true });
    addEventListener('resize', again);
    return () => {
      cancelAnimationFrame(asked);
      removeEventListener('scroll', again, { capture: true });
      removeEventListener('resize', again);
    };
  }, [root]);
  return event === undefined ? NONE : journeys;
}

function journeysOf(
  flights: readonly Flight[],
  pace: number,
  board: HTMLElement,
  boxes: Boxes,
  start: DOMRect | undefined,
): readonly Journey[] {
  return flights.flatMap(({ cargo, from, to, begins, lasts }, i) => {
    const first = (i === 0 ? start : undefined) ?? boxOf(from, boxes, board);
    const last = elementOf(to, board)?.getBoundingClientRect();
    if (!first || !last || pace === 0) return [];
    return [
      { key: `${i}`, cargo, from: first, to: last, begins: begins * pace, lasts: lasts * pace },
    ];
  });
}

/** What is still on its way is not to be seen where it will lie. */
function hide(board: HTMLElement, flights: readonly Flight[], pace: number): Animation[] {
  return flights.flatMap(({ to, begins, lasts, hides }) => {
    const element = hides ? elementOf(to, board) : undefined;
    if (!element || pace === 0) return [];
    const frames = [{ opacity: 0 }, { opacity: 0, offset: 0.96 }, { opacity: 1 }];
    return [element.animate(frames, { duration: (begins + lasts) * pace })];
  });
}

/** Where nothing may move, the result wears a brass ring for a second. */
function ring(board: HTMLElement, flights: readonly Flight[]): void {
  const brass = { boxShadow: '0 0 0 3px var(--brass-lit)' };
  for (const { to } of flights) elementOf(to, board)?.animate([brass, brass], { duration: 1000 });
}
