import { useEffect, useMemo, useState } from 'react';
import { valueOf } from '#games/union-pacific/rules/dividends.ts';
import { type Company, type Space, type Table, UP } from '#games/union-pacific/rules/model.ts';
import type { Spot } from '#ui/map-view/steer.ts';
import type { MapGeometry } from '../art/geometry.ts';
import { litIn } from '../logic/aim.ts';
import type { Words } from '../words/words.ts';
import { attend, attendNothing, useAttention } from './attention.ts';
import type { Turn } from './use-turn.ts';

/** What shines on the map: spaces that take a train, and the company that is looked at. */
export type Lights = {
  lit: readonly Space[];
  /** Where a press would count, lit or not. */
  spots: readonly Spot<Space>[];
  company: Company | undefined;
  /** The space that is looked at, or else picked. */
  aim: Space | undefined;
  picked: Space | undefined;
  flag: string | undefined;
  look: (space: Space | undefined) => void;
  press: (space: Space) => void;
};

const NONE: readonly Space[] = [];

export function useLights(turn: Turn, table: Table, geometry: MapGeometry, words: Words): Lights {
  const { aim, buildings, aimAt } = turn;
  const attention = useAttention();
  const [looked, look] = useState<Space>();
  const building = turn.ask === 'act' && turn.mode === 'build';
  const pointed = attention.hovered ?? aim.company ?? attention.pinned;
  const company = pointed === UP ? undefined : pointed;
  const free = useMemo(
    () =>
      building ? litIn(buildings, { ...aim, company: attention.hovered ?? aim.company }) : NONE,
    [building, buildings, aim, attention.hovered],
  );
  const spots = useMemo(
    () =>
      free.map((space) => ({
        of: space,
        x: geometry.spaceAt(space).x,
        y: geometry.spaceAt(space).y,
      })),
    [free, geometry],
  );
  const chosen = building ? aim.company : undefined;
  useEffect(() => attend({ chosen }), [chosen]);
  useEffect(() => attendNothing, []);
  const at = looked !== undefined && free.includes(looked) ? looked : aim.space;
  const target = at !== undefined && free.includes(at) ? at : undefined;
  // With nothing chosen, half of the country would shine: then only what is looked at does.
  const all = (aim.track ?? aim.company ?? attention.hovered) !== undefined;
  const lit = useMemo(
    () => (all ? free : target === undefined ? NONE : [target]),
    [all, free, target],
  );
  const value = company === undefined ? 0 : valueOf(table, company);
  const flag = company === undefined ? undefined : words.map.tag(company, value, value + 1);
  return useMemo(
    () => ({
      lit,
      spots,
      company,
      aim: target,
      picked: aim.space,
      flag,
      look,
      press: (space) => aimAt({ space }),
    }),
    [lit, spots, company, target, aim.space, flag, aimAt],
  );
}
