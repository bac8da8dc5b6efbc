import { memo, type ReactNode } from 'react';
import { SIDES } from '#hex/hex.ts';
import { polyline } from '#ui/curves.ts';
import type { MapGeometry } from '../geometry.ts';
import { cornersOf, endsOf } from '../hexes.ts';
import { Layer } from '../layer.tsx';
import { INK } from './ink.ts';

/**
 * The country in a few lines: all that the rules ask for, and nothing for the eye. It stands until the sheet is painted,
 * and where a browser cannot paint it.
 */
export const PlainSheet = memo(function PlainSheet({ geometry }: PlainProps): ReactNode {
  const { map, width, height, groundAt, centreOf, sideAt } = geometry;
  const cols = map.data.rows[0]?.length ?? 0;
  const hexes = Array.from({ length: map.hexes }, (_, hex) => hex);
  const fieldOf = (letters: string): string =>
    hexes
      .filter((hex) => letters.includes(groundAt(hex)))
      .map((hex) => polyline(cornersOf(centreOf(hex)), true))
      .join('');
  const rivers = map.data.rivers.flatMap(([col, row, ...sides]) =>
    sides.map((side) => polyline([centreOf(row * cols + col), sideAt(row * cols + col, side)])),
  );
  const ridges = map.data.ridges.map(([col, row, side]) =>
    polyline(endsOf(centreOf(row * cols + col), side % SIDES)),
  );
  return (
    <Layer geometry={geometry} name="rt-plain">
      <rect width={width} height={height} fill={INK.sea} />
      <path d={fieldOf('oCW')} fill={INK.open} stroke={INK.grid} strokeOpacity=".42" />
      <path d={fieldOf('h')} fill={INK.hill} stroke={INK.grid} strokeOpacity=".42" />
      <path d={rivers.join('')} fill="none" stroke={INK.river} strokeWidth="4" />
      <path d={ridges.join('')} fill="none" stroke={INK.ridge} strokeWidth="6" />
    </Layer>
  );
});

type PlainProps = { geometry: MapGeometry };
