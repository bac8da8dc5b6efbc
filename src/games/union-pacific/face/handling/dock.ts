import type { Own, Table } from '#games/union-pacific/rules/model.ts';
import { provided } from '#ui/provided.ts';
import type { Lately } from '../logic/lately.ts';
import type { Marks } from '../logic/pencilled.ts';
import type { MapLights } from './use-lights.ts';
import type { Playing } from './use-turn.ts';

/** What everything below the map needs: the table and hand on show, and what is held. */
export type Dock = {
  table: Table;
  own: Own | undefined;
  turn: Playing;
  came: Lately['came'];
  /** In pencil: what the plan leaves on the map and in the hand. */
  marks: Marks | undefined;
};

export const [DockProvider, useDock] = provided<Dock>('a piece of the dock without a board');

/** Apart from the dock: it changes whenever the pointer comes to another space, and the papers do not. */
export const [LightsProvider, useLit] = provided<MapLights>('a piece of the dock without a map');
