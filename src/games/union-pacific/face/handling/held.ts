import { none } from '#games/union-pacific/rules/counts.ts';
import { type Action, SHARES, type Share, type Table } from '#games/union-pacific/rules/model.ts';
import { NO_PARTS, type Parts } from '../logic/building.ts';
import type { Selection } from '../logic/selection.ts';
import type { Ask } from '../words/words.ts';

export type Mode = 'build' | 'invest';

/** Where a share can be taken from. */
export type Source = { from: 'display'; place: number } | { from: 'pile' } | { from: 'up' };

/** What somebody has chosen so far. It is gone as soon as something else is asked. */
export type Held = Parts & {
  mode: Mode | undefined;
  selection: Selection;
  /** For the opening, or to exchange. */
  share: Share | undefined;
  source: Source | undefined;
};

export const EMPTY: Held = {
  ...NO_PARTS,
  mode: undefined,
  selection: none(SHARES),
  share: undefined,
  source: undefined,
};

/** What these eyes are asked for, by the phase. */
export function askOf({ phase }: Table, choices: readonly Action[]): Ask | undefined {
  switch (phase) {
    case 'act':
      return choices.every((action) => action.do === 'discard') ? 'idle' : 'act';
    case 'open':
    case 'swap':
    case 'discard':
    case 'take':
    case 'exchange':
      return phase;
    default:
      return undefined;
  }
}

/** What is held belongs to one question. */
export const questionOf = ({ phase, turns, trackPile }: Table, ask: Ask | undefined): string =>
  [ask, phase, turns, trackPile].join(':');

export function isSame(a: Source | undefined, b: Source): boolean {
  if (a?.from !== b.from) return false;
  return a.from !== 'display' || b.from !== 'display' || a.place === b.place;
}

/** One choice fewer; nothing, if none was made. */
export function lessThan(held: Held, canBuild: boolean): Held | undefined {
  for (const what of ['space', 'company', 'track'] as const) {
    if (held[what] !== undefined) return { ...held, [what]: undefined };
  }
  if (held.selection.some((count) => count > 0)) return { ...held, selection: EMPTY.selection };
  if (held.mode === 'invest' && canBuild) return { ...held, mode: 'build' };
  return held.share === undefined && held.source === undefined ? undefined : EMPTY;
}
