import type { Action, UnionPacific } from '#games/union-pacific/rules/model.ts';
import type { Situation } from '#ui/handling/outcome.ts';
import { type Building, buildingAt, buildingsIn } from '../logic/building.ts';
import { investmentOf } from '../logic/selection.ts';
import type { Ask } from '../words/words.ts';
import type { Held, Mode, Source } from './held.ts';

/** What a press is judged by. */
export type Asked = Situation<UnionPacific> & {
  /** What these eyes are asked for; nothing while others act. */
  ask: Ask | undefined;
};

/** What is held, and what it comes to. */
export type Turn = Omit<Held, 'mode'> & {
  ask: Ask | undefined;
  mode: Mode;
  canBuild: boolean;
  canInvest: boolean;
  buildings: readonly Building[];
  /** What the lever would do. Nothing: something is still to be chosen. */
  deed: Action | undefined;
};

export function turnOf(held: Held, { ask, choices }: Pick<Asked, 'ask' | 'choices'>): Turn {
  const buildings = ask === 'act' ? buildingsIn(choices) : [];
  const canInvest = ask === 'act' && choices.some((action) => action.do === 'invest');
  const canBuild = buildings.length > 0;
  const mode = held.mode ?? (canBuild ? 'build' : 'invest');
  const deed = deedOf(ask, mode, held, buildings);
  return { ...held, ask, mode, canBuild, canInvest, buildings, deed };
}

function deedOf(
  ask: Ask | undefined,
  mode: Mode,
  held: Held,
  buildings: readonly Building[],
): Action | undefined {
  const { selection, track, share, source } = held;
  switch (ask) {
    case 'open':
      return share === undefined ? undefined : { do: 'choose-opening', share };
    case 'swap':
      return track === undefined ? { do: 'stop-swapping' } : { do: 'swap-track', track };
    case 'act':
      return mode === 'build' ? buildingAt(buildings, held) : investmentOf(selection);
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

export function takingFrom(source: Source): Action {
  if (source.from === 'display') return { do: 'take-display', place: source.place };
  return source.from === 'pile' ? { do: 'take-pile' } : { do: 'take-up' };
}
