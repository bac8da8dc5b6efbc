import type { Action, Company, Share, Space, Track } from '../model.ts';

/** The actions, as short as a test wants to say them. */

export const opening = (share: Share): Action => ({ do: 'choose-opening', share });
export const swap = (track: Track): Action => ({ do: 'swap-track', track });
export const STOP: Action = { do: 'stop-swapping' };
export const build = (track: Track, company: Company, space: Space): Action => ({
  do: 'build',
  track,
  company,
  space,
});
export const invest = (share: Share, count = 1): Action => ({ do: 'invest', share, count });
export const pair = (one: Share, other: Share): Action => ({
  do: 'invest-pair',
  shares: [one, other],
});
export const discard = (track: Track): Action => ({ do: 'discard', track });
export const take = (place: number): Action => ({ do: 'take-display', place });
export const TAKE_PILE: Action = { do: 'take-pile' };
export const TAKE_UP: Action = { do: 'take-up' };
export const exchange = (share: Share): Action => ({ do: 'exchange', share });
export const END: Action = { do: 'end-turn' };
/** Those that say nothing but what they are. */
export const BARE: readonly Action[] = [STOP, TAKE_PILE, TAKE_UP, END];
