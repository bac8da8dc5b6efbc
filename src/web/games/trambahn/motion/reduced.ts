const query =
  typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : undefined;

/** Somebody who wants nothing to move: the result is shown, with a brass ring for a while. */
export const motionReduced = (): boolean => query?.matches ?? false;
