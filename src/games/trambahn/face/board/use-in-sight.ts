import { type RefObject, useEffect } from 'react';
import type { Phase } from '#games/trambahn/rules/model.ts';
import { bringIn, gently } from '../motion/on-screen.ts';

/** Where each step happens. Income needs the money, which lies beside the depot. */
const SCENES: Partial<Record<Phase, string>> = {
  passengers: '.tram-termini',
  stations: '.tram-mine',
  income: '.tram-depot',
  trams: '.tram-depot',
};

/** On a phone the table is longer than the screen: what the step is about comes into sight when it begins. */
export function useInSight(
  root: RefObject<HTMLElement | null>,
  phase: Phase,
  wanted: boolean,
): void {
  useEffect(() => {
    const scene = wanted ? SCENES[phase] : undefined;
    if (scene === undefined) return undefined;
    // Once the columns have measured the room they have.
    const frame = requestAnimationFrame(() => {
      const board = root.current;
      const place = board?.querySelector(scene);
      if (board && place) gently(board, () => bringIn(place));
    });
    return () => cancelAnimationFrame(frame);
  }, [root, phase, wanted]);
}
