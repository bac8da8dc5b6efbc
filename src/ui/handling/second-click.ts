import { useCallback, useLayoutEffect, useRef } from 'react';

/** Whoever is asked something new needs so long to see it, in milliseconds. */
const TO_SEE_MS = 150;

/** A click of several: for which question the one before it was, and how long the present one has been asked. */
export type Click = { clicks: number; before: string | undefined; now: string; askedMs: number };

/**
 * Is it the second click of two, that nobody meant? Browsers count clicks at one place that follow each other quickly,
 * whatever has happened between them: one that answers a new question, by somebody who has seen it, is meant.
 */
export const isSecondOfTwo = ({ clicks, before, now, askedMs }: Click): boolean =>
  clicks > 1 && (before === now || askedMs < TO_SEE_MS);

/** Says of each click whether it is the second of two. */
export function useSecondClick(
  question: string,
): (event: Pick<MouseEvent, 'detail' | 'timeStamp'>) => boolean {
  const asked = useRef(0);
  const before = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is asked from now on.
  useLayoutEffect(() => {
    asked.current = performance.now();
  }, [question]);
  return useCallback(
    ({ detail, timeStamp }) => {
      const askedMs = timeStamp - asked.current;
      const second = isSecondOfTwo({
        clicks: detail,
        before: before.current,
        now: question,
        askedMs,
      });
      before.current = question;
      return second;
    },
    [question],
  );
}
