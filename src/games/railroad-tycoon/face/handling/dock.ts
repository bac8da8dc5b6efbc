import { createContext, useContext } from 'react';
import type { City, Own, Table } from '#games/railroad-tycoon/rules/model.ts';
import type { Turn } from './use-turn.ts';

/** What every panel needs: the table on show, one's own secrets, and what is in somebody's fingers. */
export type Dock = {
  table: Table;
  own: Own | undefined;
  turn: Turn;
  /** What a city is called. */
  name: (city: City) => string;
};

const Docked = createContext<Dock | undefined>(undefined);
export const DockProvider = Docked.Provider;

export function useDock(): Dock {
  const dock = useContext(Docked);
  if (dock === undefined) throw new Error('a panel without a board');
  return dock;
}
