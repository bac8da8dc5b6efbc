import { useSyncExternalStore } from 'react';
import type { OnKey } from '#ui/handling/keys.ts';
import type { Presses } from '#ui/handling/presses.ts';
import type { Now } from './keys.ts';
import type { Press } from './press.ts';
import type { pressed as judge } from './pressed.ts';

/** The script that holds what one needs to act. */
export type Acting = typeof import('./acting.ts');

const coming = import('./acting.ts');
let acting: Acting | undefined;
void coming.then((come) => {
  acting = come;
});

const subscribe = (changed: () => void): (() => void) => {
  if (!acting) void coming.then(changed);
  return () => undefined;
};

export const useActing = (): Acting | undefined => useSyncExternalStore(subscribe, () => acting);

export const pressed: typeof judge = (held, press, here) =>
  acting?.pressed(held, press, here) ?? { held };

/** A press that comes before the script waits for it. */
export const whenFetched =
  (press: Presses<Press>): Presses<Press> =>
  (on, at) => {
    if (acting) return press(on, at);
    void coming.then(() => press(on, at));
    return true;
  };

export const onKeys =
  (now: Now): OnKey =>
  (key, board) =>
    acting?.pressKey(key, board, now) ?? false;
