import type { Line, Space, Table } from '#games/pionniers/rules/model.ts';

/** What somebody may be asked for. */
export type Ask = 'choose' | 'strike';

/** What somebody holds: the place picked for a crate. Laying and moving are done at once. */
export type Held = { picked: Place | undefined };

export type Place = { line: Line; space: Space };

export const EMPTY: Held = { picked: undefined };

/** What these eyes are asked for, by the phase. */
export const askOf = ({ phase }: Pick<Table, 'phase'>): Ask | undefined =>
  phase === 'choose' || phase === 'strike' ? phase : undefined;

/** What is held belongs to one question. */
export const questionOf = ({ turns, turn, striker }: Table, ask: Ask | undefined): string =>
  [ask, turns, turn, striker].join(':');

/** How a place is named on elements. */
export const markOf = ({ line, space }: Place): string => `${line}:${space}`;
