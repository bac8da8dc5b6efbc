import { useEffect, useMemo, useState } from 'react';
import { valueOf } from '#games/union-pacific/rules/dividends.ts';
import type { Space, Table } from '#games/union-pacific/rules/model.ts';
import type { Spot } from '#ui/map-view/steer.ts';
import type { MapGeometry } from '../art/geometry.ts';
import type { Words } from '../words/words.ts';
import { attend, attendNothing, useAttention } from './attention.ts';
import { isBuilding, type Lights, lightsOf, openTo } from './lights.ts';
import type { Turn } from './turn.ts';

/** The lights as they lie on the map. */
export type MapLights = Lights & {
  /** Where a press would count, lit or not. */
  spots: readonly Spot<Space>[];
  /** What is written at the space that is looked at. */
  flag: string | undefined;
  look: (space: Space | undefined) => void;
};

export function useLights(
  turn: Turn,
  table: Table,
  geometry: MapGeometry,
  words: Words,
): MapLights {
  const { hovered, pinned } = useAttention();
  const [pointed, look] = useState<Space>();
  const open = useMemo(() => openTo(turn, hovered), [turn, hovered]);
  const spots = useMemo(
    () =>
      open.map((space) => {
        const { x, y } = geometry.spaceAt(space);
        return { of: space, x, y };
      }),
    [open, geometry],
  );
  const chosen = isBuilding(turn) ? turn.company : undefined;
  useEffect(() => attend({ chosen }), [chosen]);
  useEffect(() => attendNothing, []);
  const lights = useMemo(
    () => lightsOf(turn, open, { hovered, pinned }, pointed),
    [turn, open, hovered, pinned, pointed],
  );
  const { company } = lights;
  const value = company === undefined ? 0 : valueOf(table, company);
  const flag = company === undefined ? undefined : words.map.tag(company, value, value + 1);
  return useMemo(() => ({ ...lights, spots, flag, look }), [lights, spots, flag]);
}
