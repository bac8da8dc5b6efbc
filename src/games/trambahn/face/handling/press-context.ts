import { createContext, useContext } from 'react';
import type { Presses } from '#ui/handling/presses.ts';
import type { Press } from './pressed.ts';

const Pressing = createContext<Presses<Press> | undefined>(undefined);
export const PressProvider = Pressing.Provider;

/** Nothing for those who only watch. */
export function usePress(): Presses<Press> | undefined {
  return useContext(Pressing);
}
