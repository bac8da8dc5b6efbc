import type { RefObject } from 'react';
import { type FocusRule, firstAsked } from '#ui/handling/focus.ts';
import type { Ask, Mode } from './held.ts';
import type { Turn } from './use-turn.ts';

/** Where somebody who plays by keys begins when something new is asked. */
const FIRST: Readonly<Record<Ask, string>> = {
  auction: '[data-lever]',
  act: '.rt-acts [data-mode]',
  build: '[data-lever]',
  industry: '[data-piece]',
  growth: '[data-piece]',
};

/** Where a panel begins: its first choice, else its lever; where there is nothing to pull, the way back. */
export const IN_PANEL =
  '.rt-panel :is([data-piece], [data-start], [data-turn]), [data-lever][data-ready="true"], .rt-panel [data-back]';

/** A track begins in the panel where something goes on; else in a city on the map, for there is nothing to pull yet. */
const WHERE_TRACK_BEGINS =
  '.rt-panel [data-start], .rt-panel [data-piece], [data-place^="city:"][data-last]';

/** Where the keys go when something is asked, and when an action is chosen or left. */
export const focusRules = (
  root: RefObject<HTMLElement | null>,
  { ask, held: { mode } }: Turn,
): readonly FocusRule[] => [firstAsked(root, ask, FIRST), chosen(mode) as FocusRule];

/** An action chosen by a key goes on in its panel; chosen on the map, the map keeps the focus. */
const chosen = (mode: Mode | undefined): FocusRule<Mode | undefined> => ({
  on: mode,
  to: (was, focused) => {
    if (focused?.closest('.rt-map')) return undefined;
    if (mode === undefined) return `.rt-acts [data-mode="${was}"], [data-mode="${was}"]`;
    return mode === 'build' ? WHERE_TRACK_BEGINS : IN_PANEL;
  },
});
