import type { ReactNode } from 'react';
import type { City, Table } from '#games/railroad-tycoon/rules/model.ts';
import { MapTools as FoldedTools } from '#ui/map-view/map-tools.tsx';
import type { ViewControl } from '#ui/map-view/use-view.ts';
import { ZoomButtons } from '#ui/map-view/zoom-buttons.tsx';
import type { MapGeometry } from '../art/geometry.ts';
import type { MapWatch } from '../handling/map-watch.ts';
import { useViewer } from '../viewer.ts';
import { FindCity } from './find-city.tsx';
import { Minimap } from './minimap.tsx';
import './map-tools.css';

/** What stands over the map and helps to find one's way. It comes after the map. */
export function MapTools({ onFound, ...tools }: MapToolsProps): ReactNode {
  const { words } = useViewer();
  return (
    <FoldedTools label={words.map.tools}>
      <FindCity map={tools.table.map} onFound={onFound} />
      <Minimap {...tools} />
      <ZoomButtons view={tools.view} words={words.map} />
    </FoldedTools>
  );
}

type MapToolsProps = {
  geometry: MapGeometry;
  table: Table;
  view: ViewControl;
  watch: MapWatch;
  onFound: (city: City) => void;
};
