import { createContext, useContext } from 'react';
import type { Own, Table } from '#games/union-pacific/rules/model.ts';
import type { Lights } from './use-lights.ts';
import type { Turn } from './use-turn.ts';

/** What everything below the map needs: the table and hand on show, and what is in somebody's fingers. */
export type Dock = {
  table: Table;
  own: Own | undefined;
  turn: Turn;
};

const Docked = createContext<Dock | undefined>(undefined);
export const DockProvider = Docked.Provider;

export function useDock(): Dock {
  const dock = useContext(Docked);
  if (dock === undefined) throw new Error('a piece of the dock without a board');
  return dock;
}

/** Apart from the dock: it changes whenever the pointer comes to another space, and the papers do not. */
const Lit = createContext<Lights | undefined>(undefined);
export const LightsProvider = Lit.Provider;

export function useLit(): Lights {
  const lights = useContext(Lit);
  if (lights === undefined) throw new Error('a piece of the dock without a map');
  return lights;
}
