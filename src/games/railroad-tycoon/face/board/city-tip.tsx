import type { ReactNode } from 'react';
import type { City, Table } from '#games/railroad-tycoon/rules/model.ts';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { CityDisc } from '../art/city-disc.tsx';
import { cubesAt } from '../art/cube-places.ts';
import type { MapGeometry } from '../art/geometry.ts';
import { useViewer } from '../viewer.ts';

/** Seen from afar, the city that is pointed at is shown large: its colour and its cubes. Only for the eye. */
export function CityTip({ geometry, table, city, name }: CityTipProps): ReactNode {
  const { language } = useViewer();
  const { x, y } = geometry.cityPoint(city);
  const colour = table.colours[city] ?? 0;
  return (
    <div className="rt-tip" aria-hidden="true" style={{ left: x, top: y }}>
      <svg width="84" height="84" viewBox="-38 -40 76 76" aria-hidden="true">
        <CityDisc
          colour={colour}
          cubes={cubesAt(table.cubes, city)}
          isNew={colour !== mapOf(table.map).colours[city]}
          language={language}
        />
      </svg>
      <b>{name}</b>
    </div>
  );
}

type CityTipProps = { geometry: MapGeometry; table: Table; city: City; name: string };
