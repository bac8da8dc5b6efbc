import { motionReduced } from '#ui/reduced-motion.ts';
import { remembered } from '#ui/remembered.ts';

/** How what happens is shown: as the face wishes, in half the time, or not at all. */
export type Motion = 'calm' | 'brisk' | 'off';

export const motions: readonly Motion[] = ['calm', 'brisk', 'off'];

/** Until somebody chooses, as the system has it. */
export const motion = remembered<Motion>('rotonde.motion', (stored) => {
  const chosen = motions.find((one) => one === stored);
  return chosen ?? (motionReduced() ? 'off' : 'calm');
});

const TIMES: Readonly<Record<Motion, number>> = { calm: 1, brisk: 0.5, off: 0 };

/** So long is something shown that the face would show for `ms`. Nothing is in a page that nobody sees. */
export function shownFor(ms: number): number {
  return document.hidden ? 0 : ms * TIMES[motion.get()];
}
