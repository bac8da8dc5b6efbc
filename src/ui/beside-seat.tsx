import { createContext, type ReactNode, useContext } from 'react';
import type { Seat } from '#kernel/game.ts';

const Given = createContext<((seat: Seat) => ReactNode) | undefined>(undefined);

/** What the house has to say of each seat, for wherever a face names it: a clock. */
export const BesideSeats = Given.Provider;

/** Where a face shows who sits there. Nothing, as long as the house has nothing to say. */
export function BesideSeat({ seat }: { seat: Seat }): ReactNode {
  return useContext(Given)?.(seat);
}
