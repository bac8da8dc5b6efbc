import type { Knowledge } from '#bots/tests/knowledge.ts';
import { pionniers } from '#games/pionniers/rules/index.ts';
import type { Pionniers } from '#games/pionniers/rules/model.ts';
import { play } from '#games/pionniers/rules/play.ts';
import { type Position, positionOf } from '../positions.ts';
import { dynamite } from './dynamite.ts';
import { track } from './track.ts';

export const knowledge: Knowledge<Pionniers, Position> = {
  play,
  positions: [...track, ...dynamite],
  seen: (position) => ({ table: positionOf(position), own: {} }),
  faults: ({ table }) => pionniers.faults({ table, hidden: {} }),
};
