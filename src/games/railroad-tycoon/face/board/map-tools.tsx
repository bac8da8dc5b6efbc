import type { ReactNode } from 'react';
import type { City, Table } from '#games/railroad-tycoon/rules/model.ts';
import type { ViewControl } from '#ui/map-view/use-view.ts';
import type { MapGeometry } from '../art/geometry.ts';
import type { MapWatch } from '../handling/map-watch.ts';
import { FindCity } from './find-city.tsx';
import { Minimap } from './minimap.tsx';

/** What stands over the map and helps to find one's way. It comes after the map. */
export function MapTools({ onFound, ...tools }: MapToolsProps): ReactNode {
  return (
    <>
      <FindCity map={tools.table.map} onFound={onFound} />
      <Minimap {...tools} />
    </>
  );
}

type MapToolsProps = {
  geometry: MapGeometry;
  table: Table;
  view: ViewControl;
  watch: MapWatch;
  onFound: (city: City) => void;
};
