import { useMemo } from 'react';
import type { City } from '#games/railroad-tycoon/rules/model.ts';
import { provided } from '#ui/provided.ts';
import type { Looking } from './use-lights.ts';

/** The city that is pointed at, on the map or in a list, and how a list points at one. */
export type Pointed = { city: City | undefined; look: Looking['look'] };

export const [PointedProvider, usePointed] = provided<Pointed>('a list without a board');

/** The same for as long as the same city is pointed at. */
export function usePointedIn({ looked, look }: Looking): Pointed {
  const city = looked && 'city' in looked ? looked.city : undefined;
  return useMemo(() => ({ city, look }), [city, look]);
}
