import { useMemo, useState } from 'react';
import type { Table } from '#games/railroad-tycoon/rules/model.ts';
import type { PricedTile } from '../art/proposal.tsx';
import { type Lights, type Looked, lightsOf, previewOf } from './lights.ts';
import type { Turn } from './use-turn.ts';

/** What is lit, and what somebody looks at. */
export type Looking = Lights & {
  /** What pressing the city that is looked at would add. */
  preview: readonly PricedTile[];
  looked: Looked;
  look: (looked: Looked) => void;
};

export function useLights(turn: Turn, table: Table): Looking {
  const [looked, look] = useState<Looked>();
  const { ask, seat, held, deliveries, check } = turn;
  const lit = useMemo(
    () => ({ ask, seat, held, deliveries, check }),
    [ask, seat, held, deliveries, check],
  );
  const lights = useMemo(() => lightsOf(lit, table), [lit, table]);
  const city = looked && 'city' in looked ? looked.city : undefined;
  const preview = useMemo(() => previewOf(lit, table, city), [lit, table, city]);
  return useMemo(() => ({ ...lights, preview, looked, look }), [lights, preview, looked]);
}
