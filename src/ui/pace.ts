import { READING_MS } from './reading-time.ts';
import { remembered } from './remembered.ts';

/** How long what happens is shown: half as long again, as the face wishes, in half the time, or not at all. */
export type Pace = 'slow' | 'normal' | 'quick' | 'none';

export const paces: readonly Pace[] = ['slow', 'normal', 'quick', 'none'];

export const pace = remembered<Pace>(
  'rotonde.pace',
  (stored) => paces.find((one) => one === stored) ?? 'normal',
);

const TIMES: Readonly<Record<Pace, number>> = { slow: 1.6, normal: 1, quick: 0.5, none: 0 };

/** So long is something shown at this pace that would be shown for `ms`. Nothing is in a page that nobody sees. */
export function shownFor(ms: number): number {
  return document.hidden ? 0 : ms * TIMES[pace.get()];
}

/** How long a notice stays that goes by itself: never shorter than it takes to read, whatever the pace. */
export const noticeFor = (ms: number): number => ms * Math.max(1, TIMES[pace.get()]);

/** Is what is shown for so long, at this pace, there to be read? */
export const isRead = (ms: number): boolean => ms > 0 && ms >= READING_MS * TIMES[pace.get()];
