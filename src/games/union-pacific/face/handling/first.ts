import type { Ask } from '../words/words.ts';

/** Where somebody who plays by keys begins when something new is asked. */
export const FIRST: Readonly<Record<Ask, string>> = {
  open: '[data-piece^="hand:"]',
  swap: '[data-lever]',
  act: '[data-piece^="track:"]:not([aria-disabled]), [data-piece^="hand:"]',
  idle: '[data-piece^="track:"]',
  discard: '[data-piece^="track:"]',
  take: '[data-piece^="display:"]',
  exchange: '[data-lever]',
};
