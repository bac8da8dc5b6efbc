import { knowsPositions } from '#bots/tests/known.ts';
import { pionniers } from '#games/pionniers/rules/index.ts';
import type { Pionniers } from '#games/pionniers/rules/model.ts';
import { play } from '#games/pionniers/rules/play.ts';
import { dispatcher } from '../dispatcher.ts';
import { driver } from '../driver.ts';
import { inspector } from '../inspector.ts';
import { dynamite } from './known/dynamite.ts';
import { track } from './known/track.ts';
import { type Position, positionOf } from './positions.ts';

knowsPositions<Pionniers, Position>({
  play,
  positions: [...track, ...dynamite],
  seen: (position) => ({ table: positionOf(position), own: {} }),
  faults: ({ table }) => pionniers.faults({ table, hidden: {} }),
  bots: [driver, inspector, dispatcher],
});
