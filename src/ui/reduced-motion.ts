import { media } from './media.ts';

const query = typeof matchMedia === 'function' ? matchMedia(media.still) : undefined;

/** Somebody who wants nothing to move: the table changes at once. */
export const motionReduced = (): boolean => query?.matches ?? false;
