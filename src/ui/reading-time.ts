import { motionReduced } from './reduced-motion.ts';

/** So long does a person need to read a result: dice, a derailment, a dividend. What a face shows for less only moves. */
export const READING_MS = 2000;

/** What moves takes half the time where nothing is to move; what is read takes its time there, too. */
export const calmed = (ms: number): number =>
  ms < READING_MS ? ms / 2 : Math.max(ms / 2, READING_MS);

/** As a face wishes it, or as somebody does who wants nothing to move. */
export const calmly =
  <Event>(durationOf: (event: Event) => number) =>
  (event: Event): number =>
    motionReduced() ? calmed(durationOf(event)) : durationOf(event);
