import { type Company, type Space, UP } from '#games/union-pacific/rules/model.ts';
import { litIn } from '../logic/building.ts';
import type { Attention } from './attention.ts';
import type { Turn } from './turn.ts';

/** What shines on the map: spaces that take a train, and the company that is looked at. */
export type Lights = {
  lit: readonly Space[];
  company: Company | undefined;
  /** The space that is looked at, or else picked. */
  looked: Space | undefined;
  picked: Space | undefined;
};

type Pointed = Pick<Attention, 'hovered' | 'pinned'>;

const NONE: readonly Space[] = [];

export const isBuilding = ({ ask, mode }: Turn): boolean => ask === 'act' && mode === 'build';

/** Where a press would count, lit or not. */
export function openTo(turn: Turn, hovered: Attention['hovered']): readonly Space[] {
  if (!isBuilding(turn)) return NONE;
  return litIn(turn.buildings, { track: turn.track, company: hovered ?? turn.company });
}

export function lightsOf(
  turn: Turn,
  open: readonly Space[],
  { hovered, pinned }: Pointed,
  pointed: Space | undefined,
): Lights {
  const { track, company, space: picked } = turn;
  const shown = hovered ?? company ?? pinned;
  const at = pointed !== undefined && open.includes(pointed) ? pointed : picked;
  const looked = at !== undefined && open.includes(at) ? at : undefined;
  // With nothing chosen, half of the country would shine: then only what is looked at does.
  const all = (track ?? company ?? hovered) !== undefined;
  return {
    lit: all ? open : looked === undefined ? NONE : [looked],
    company: shown === UP ? undefined : shown,
    looked,
    picked,
  };
}
