import { useSyncExternalStore } from 'react';
import type { OnKey } from '#ui/handling/keys.ts';
import type { Presses } from '#ui/handling/presses.ts';
import type { Now } from './keys.ts';
import type { Press } from './press.ts';
import type { pressed as judge } from './pressed.ts';

type Hands = typeof import('./hands.ts');

const coming = import('./hands.ts');
let hands: Hands | undefined;
void coming.then((come) => {
  hands = come;
});

const subscribe = (changed: () => void): (() => void) => {
  if (!hands) void coming.then(changed);
  return () => undefined;
};

export const useHands = (): Hands | undefined => useSyncExternalStore(subscribe, () => hands);

export const pressed: typeof judge = (held, press, here) =>
  hands?.pressed(held, press, here) ?? { held };

/** A press that comes before them waits for them. */
export const patient =
  (press: Presses<Press>): Presses<Press> =>
  (on, at) => {
    if (hands) return press(on, at);
    void coming.then(() => press(on, at));
    return true;
  };

export const onKeys =
  (now: Now): OnKey =>
  (key, board) =>
    hands?.pressKey(key, board, now) ?? false;
