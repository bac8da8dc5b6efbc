import { useCallback, useMemo, useState } from 'react';
import { none } from '#games/union-pacific/rules/counts.ts';
import {
  type Action,
  SHARES,
  type Share,
  type Table,
  type Track,
  type UnionPacific,
} from '#games/union-pacific/rules/model.ts';
import type { BoardProps } from '#ui/face.ts';
import { type Aim, aimed, type Building, buildingAt, buildingsIn, NO_AIM } from '../logic/aim.ts';
import { investmentOf, pickShare, type Selection } from '../logic/selection.ts';
import type { Ask } from '../words/words.ts';

/** Where a share can be taken from. */
export type Source = { from: 'display'; place: number } | { from: 'pile' } | { from: 'up' };

/** What somebody has in their fingers. It is gone as soon as something else is asked. */
type Held = {
  mode: 'build' | 'invest' | undefined;
  aim: Aim;
  selection: Selection;
  track: Track | undefined;
  share: Share | undefined;
  source: Source | undefined;
};

const EMPTY: Held = {
  mode: undefined,
  aim: NO_AIM,
  selection: none(SHARES),
  track: undefined,
  share: undefined,
  source: undefined,
};

export type Turn = Omit<Held, 'mode'> & {
  /** What these eyes are asked for; nothing while others act. */
  ask: Ask | undefined;
  mode: 'build' | 'invest';
  canBuild: boolean;
  canInvest: boolean;
  buildings: readonly Building[];
  /** What the lever would do. Nothing: something is still to be chosen. */
  deed: Action | undefined;
  busy: boolean;
  setMode: (mode: 'build' | 'invest') => void;
  aimAt: (more: Partial<Aim>) => void;
  pickTrack: (track: Track) => void;
  /** For the opening, the exchange or an investment. */
  pickShare: (share: Share, element: Element) => void;
  pickSource: (source: Source, element: Element) => void;
  pull: (element: Element) => void;
  /** Lets go of what was chosen last. False: there was nothing. */
  stepBack: () => boolean;
  refuse: (action: Action, element: Element) => void;
};

export function useTurn(props: BoardProps<UnionPacific>, acting: boolean): Turn {
  const { table, own, choices, act, check, refuse, sent } = props;
  const ask = acting ? askOf(table, choices) : undefined;
  const key = `${ask}:${table.phase}:${table.turns}:${table.trackPile}`;
  const [kept, keep] = useState({ key, held: EMPTY });
  const held = kept.key === key ? kept.held : EMPTY;
  // Taken back, the same is asked again; but with empty hands.
  if (kept.key !== key) keep({ key, held });
  const hold = useCallback(
    (change: Partial<Held>) => keep({ key, held: { ...held, ...change } }),
    [key, held],
  );
  const buildings = useMemo(() => (ask === 'act' ? buildingsIn(choices) : []), [ask, choices]);
  const canInvest = ask === 'act' && choices.some((action) => action.do === 'invest');
  const canBuild = buildings.length > 0;
  const mode = held.mode ?? (canBuild ? 'build' : 'invest');
  const deed = deedOf(ask, mode, held, buildings);
  const busy = (sent?.length ?? 0) > 0;
  const hand = own?.shares;

  return useMemo<Turn>(() => {
    const judge = (action: Action, element: Element): boolean => {
      const refusal = check(action);
      if (refusal) refuse(refusal, action, element);
      return refusal === undefined;
    };
    return {
      ...held,
      ask,
      mode,
      canBuild,
      canInvest,
      buildings,
      deed,
      busy,
      setMode: (to) => hold({ ...EMPTY, mode: to }),
      aimAt: (more) => hold({ aim: aimed(buildings, held.aim, more), mode: 'build' }),
      pickTrack: (track) => hold({ track: held.track === track ? undefined : track }),
      pickShare: (share, element) => {
        if (ask !== 'act') return hold({ share: held.share === share ? undefined : share });
        const selection = pickShare(held.selection, hand ?? [], share);
        if (selection) hold({ selection, mode: 'invest', aim: NO_AIM });
        else refuse({ rule: '8.1' }, { do: 'invest', share, count: 1 }, element);
      },
      pickSource: (source, element) => {
        if (isSame(held.source, source)) return hold({ source: undefined });
        if (judge(takingFrom(source), element)) hold({ source });
      },
      pull: (element) => {
        if (busy || deed === undefined || !judge(deed, element)) return;
        act([deed]);
      },
      stepBack: () => {
        const before = lessThan(held, canBuild);
        if (before) keep({ key, held: before });
        return before !== undefined;
      },
      refuse: (action, element) => void judge(action, element),
    };
  }, [
    held,
    key,
    hold,
    ask,
    mode,
    canBuild,
    canInvest,
    buildings,
    deed,
    busy,
    hand,
    act,
    check,
    refuse,
  ]);
}

function askOf({ phase }: Table, choices: readonly Action[]): Ask | undefined {
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

function deedOf(
  ask: Ask | undefined,
  mode: 'build' | 'invest',
  { aim, selection, track, share, source }: Held,
  buildings: readonly Building[],
): Action | undefined {
  switch (ask) {
    case 'open':
      return share === undefined ? undefined : { do: 'choose-opening', share };
    case 'swap':
      return track === undefined ? { do: 'stop-swapping' } : { do: 'swap-track', track };
    case 'act':
      return mode === 'build' ? buildingAt(buildings, aim) : investmentOf(selection);
    case 'idle':
    case 'discard':
      return track === undefined ? undefined : { do: 'discard', track };
    case 'take':
      return source && takingFrom(source);
    case 'exchange':
      return share === undefined ? { do: 'end-turn' } : { do: 'exchange', share };
    default:
      return undefined;
  }
}

function takingFrom(source: Source): Action {
  if (source.from === 'display') return { do: 'take-display', place: source.place };
  return source.from === 'pile' ? { do: 'take-pile' } : { do: 'take-up' };
}

export function isSame(a: Source | undefined, b: Source): boolean {
  if (a?.from !== b.from) return false;
  return a.from !== 'display' || b.from !== 'display' || a.place === b.place;
}

/** One choice fewer; nothing, if none was made. */
function lessThan(held: Held, canBuild: boolean): Held | undefined {
  const { aim } = held;
  for (const what of ['space', 'company', 'track'] as const) {
    if (aim[what] !== undefined) return { ...held, aim: { ...aim, [what]: undefined } };
  }
  if (held.selection.some((count) => count > 0)) return { ...held, selection: EMPTY.selection };
  if (held.mode === 'invest' && canBuild) return { ...held, mode: 'build' };
  if (held.track !== undefined || held.share !== undefined || held.source !== undefined)
    return EMPTY;
  return undefined;
}
