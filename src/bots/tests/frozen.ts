import type { Kind, Play } from '#kernel/game.ts';

/** The same thing, all through: whoever writes to it is thrown out. */
export function frozen<T>(thing: T): T {
  if (typeof thing !== 'object' || thing === null || Object.isFrozen(thing)) return thing;
  for (const part of Object.values(thing)) frozen(part);
  return Object.freeze(thing);
}

/** Works while whatever these rules lend by `own` is a frozen copy. */
export function withFrozenOwn<K extends Kind>(play: Play<K>, work: () => void): void {
  const lend = play.own.bind(play);
  play.own = (state, seat) => frozen(structuredClone(lend(state, seat)));
  try {
    work();
  } finally {
    play.own = lend;
  }
}
