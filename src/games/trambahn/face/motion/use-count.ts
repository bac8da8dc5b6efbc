import { useEffect, useMemo, useState } from 'react';
import type { Line, Trambahn } from '#games/trambahn/rules/model.ts';
import type { View } from '#kernel/game.ts';
import type { Happening } from '#ui/face.ts';
import { motionReduced } from '#ui/reduced-motion.ts';
import type { Spot } from '../logic/spots.ts';
import { beatsOf, type Tally, tallyAfter } from '../logic/tally.ts';
import { COUNTED_AT, durationOf } from './durations.ts';

export type Count = {
  tally: Tally;
  /** The line that is scored; nothing for a bonus. */
  line: Line | undefined;
  nth: number | undefined;
  /** The spot of the column being counted. */
  at: Spot | undefined;
};

/** A scoring as it is counted: card by card, in the time the event has. */
export function useCount(
  happening: Happening<Trambahn> | undefined,
  was: View<Trambahn>,
): Count | undefined {
  const event = happening?.event;
  const beats = useMemo(() => (event ? beatsOf(event, was.table) : []), [event, was]);
  const [counted, setCounted] = useState({ event, count: 0 });
  const count = counted.event === event ? counted.count : motionReduced() ? beats.length : 0;
  const time = (happening?.ms ?? (event ? durationOf(event) : 0)) * COUNTED_AT;
  useEffect(() => {
    if (event === undefined || beats.length === 0 || motionReduced()) return undefined;
    const beat = Math.min(260, time / (beats.length + 2));
    let done = 0;
    const timer = setInterval(() => {
      done++;
      setCounted({ event, count: done });
      if (done >= beats.length) clearInterval(timer);
    }, beat);
    return () => clearInterval(timer);
  }, [event, beats, time]);
  return useMemo(() => {
    if (event?.is !== 'line-scored' && event?.is !== 'bonus-scored') return undefined;
    const scored = event.is === 'line-scored';
    const beat = beats[Math.max(0, count - 1)];
    return {
      tally: tallyAfter(beats, count, was.table),
      line: scored ? event.line : undefined,
      nth: scored ? event.nth : undefined,
      at: beat && `col:${beat.seat}:${beat.column}`,
    };
  }, [event, beats, count, was]);
}
