import type { Event } from '#games/pionniers/rules/model.ts';

/**
 * How long each event is shown: first it moves, then it stands to be read. Who wants nothing to move is spared the first
 * part and keeps the second. A throw and what came of it lie there together, for two seconds or more.
 */

/** Until the dice lie still. */
export const TUMBLE = 480;

/** One space of a train's way; a long way does not take longer than this. */
const A_SPACE = 62;
const LONGEST = 640;
const SHORTEST = 260;

/** From one section to the next. */
export const A_SECTION = 130;

/** What a throw led to, in a line or two. */
const RESULT = 2000;

/** How long it moves. */
export function movesFor(event: Event): number {
  switch (event.is) {
    case 'order-thrown':
      return 320;
    case 'dice-thrown':
      return TUMBLE;
    case 'sections-laid':
      return 180 + event.count * A_SECTION;
    case 'train-placed':
      return 420;
    case 'train-moved':
    case 'engine-moved':
    case 'train-pushed-back':
      return travel(event.from, event.to);
    case 'train-derailed':
      return travel(event.from, event.railhead) + 900;
    case 'dynamite-reached':
      return 460;
    case 'train-ambushed':
      return 1100;
    case 'crate-placed':
      return 580;
    default:
      return 0;
  }
}

/** How long it then stands to be read, for everybody. 0: it needs no reading. */
export function readsFor(event: Event): number {
  switch (event.is) {
    // Who comes next, and for what, is seen when it is there.
    case 'phase-begun':
    case 'strike-offered':
      return 0;
    case 'turn-begun':
      return 90;
    case 'order-thrown':
      return 500;
    // The dice lie there while their train rolls, and after it.
    case 'dice-thrown':
      return 400;
    case 'train-placed':
    case 'engine-coupled':
    case 'crate-kept':
      return 900;
    case 'card-drawn':
      return 3000;
    default:
      return RESULT;
  }
}

export const durationOf = (event: Event): number => movesFor(event) + readsFor(event);

/** How much of the time in which an event is shown it moves. */
export const movingPart = (event: Event): number => movesFor(event) / (durationOf(event) || 1);

/** How long a way along a line takes. */
export function travel(from: number, to: number): number {
  return Math.max(SHORTEST, Math.min(LONGEST, Math.abs(to - from) * A_SPACE));
}
