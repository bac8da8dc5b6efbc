import type { Event } from '#games/pionniers/rules/model.ts';

/** Until the dice lie still, and a moment to read them. */
export const TUMBLE = 480;
const READ = 200;

/** One space of a train's way; a long way does not take longer than this. */
const A_SPACE = 62;
const LONGEST = 640;
const SHORTEST = 260;

/** From one section to the next. */
export const A_SECTION = 130;

/** A turn of somebody who only throws and moves takes less than a second and a half. */
export function durationOf(event: Event): number {
  switch (event.is) {
    case 'order-thrown':
      return 420;
    case 'order-settled':
      return 900;
    case 'turn-begun':
      return 90;
    case 'turn-missed':
      return 700;
    case 'dice-thrown':
      return TUMBLE + READ;
    case 'sections-laid':
      return 180 + event.count * A_SECTION;
    case 'sections-lost':
      return 500;
    case 'train-placed':
      return 420;
    case 'train-moved':
    case 'engine-moved':
    case 'train-pushed-back':
      return travel(event.from, event.to) + 80;
    case 'train-derailed':
      return travel(event.from, event.railhead) + 900;
    case 'dynamite-reached':
    case 'dynamite-cleared':
      return 460;
    case 'train-ambushed':
      return 1100;
    case 'engine-coupled':
      return 300;
    case 'crate-placed':
      return 720;
    case 'card-drawn':
      return 3000;
    case 'card-idle':
      return 600;
    case 'crate-lost':
    case 'crate-recovered':
    case 'turn-to-miss':
    case 'one-die-next':
    case 'turn-again':
      return 350;
    case 'game-won':
      return 1200;
    // Who comes next, and for what, is seen when it is there.
    case 'phase-begun':
    case 'strike-offered':
      return 0;
    case 'slowed':
    case 'crate-kept':
      return 250;
  }
}

/** How long a way along a line takes. */
export function travel(from: number, to: number): number {
  return Math.max(SHORTEST, Math.min(LONGEST, Math.abs(to - from) * A_SPACE));
}
