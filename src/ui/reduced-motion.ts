const query =
  typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : undefined;

/** Somebody who wants nothing to move: the table changes at once. */
export const motionReduced = (): boolean => query?.matches ?? false;
