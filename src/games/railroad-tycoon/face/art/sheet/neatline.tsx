import type { ReactNode } from 'react';
import { n } from '#ui/curves.ts';
import type { MapGeometry } from '../geometry.ts';
import { INK } from './ink.ts';
import { FRAME } from './paint.ts';
import { project, unproject } from './places.ts';

/** The frame; round a country that we know, with a ruler of degrees, black and white, as on old sheets. */
export function Neatline({ geometry, isReal }: NeatlineProps): ReactNode {
  const { width, height, map } = geometry;
  const box = (out: number): string => {
    const at = FRAME - out;
    return `M${n(at)} ${n(at)}H${n(width - at)}V${n(height - at)}H${n(at)}z`;
  };
  return (
    <g fill="none" stroke={INK.ink}>
      <path d={box(0)} strokeWidth="1.6" />
      <path d={box(5) + box(14)} strokeWidth=".8" />
      <path d={box(34)} strokeWidth="3" />
      <path d={box(39)} strokeWidth=".8" />
      {isReal ? (
        <Degrees width={width} height={height} />
      ) : (
        <text className="rt-map-name" x={n(width / 2)} y={n(height - FRAME + 28)}>
          {map.data.name}
        </text>
      )}
    </g>
  );
}

type NeatlineProps = { geometry: MapGeometry; isReal: boolean };

const THICK = 9;

function Degrees({ width, height }: { width: number; height: number }): ReactNode {
  const [left, top, right, bottom] = [FRAME, FRAME, width - FRAME, height - FRAME];
  const [west, north] = unproject({ x: left, y: top });
  const [east, south] = unproject({ x: right, y: bottom });
  const meridians = degreesBetween(west, east).map((lon) => ({
    lon,
    from: project([lon, 0]).x,
    to: Math.min(right, project([lon + 1, 0]).x),
  }));
  const parallels = degreesBetween(south, north).map((lat) => ({
    lat,
    from: project([0, lat]).y,
    to: Math.max(top, project([0, lat + 1]).y),
  }));
  const bars = [
    ...meridians
      .filter(({ lon }) => lon % 2 === 0)
      .flatMap(({ from, to }) =>
        [top - THICK - 5, bottom + 5].map(
          (y) => `M${n(from)} ${n(y)}H${n(to)}v${THICK}H${n(from)}z`,
        ),
      ),
    ...parallels
      .filter(({ lat }) => lat % 2 === 0)
      .flatMap(({ from, to }) =>
        [left - THICK - 5, right + 5].map(
          (x) => `M${n(x)} ${n(from)}V${n(to)}h${THICK}V${n(from)}z`,
        ),
      ),
  ];
  return (
    <g fill={INK.ink} stroke="none" className="rt-degrees">
      <path d={bars.join('')} />
      {meridians
        .filter(({ lon }) => lon % 5 === 0)
        .flatMap(({ lon, from }) =>
          [top - 17.5, bottom + 26].map((y) => (
            <text key={`${lon},${y}`} x={n(from)} y={n(y)}>
              {-lon}°
            </text>
          )),
        )}
      {parallels
        .filter(({ lat }) => lat % 5 === 0)
        .flatMap(({ lat, from }) =>
          [left - 21, right + 21].map((x) => (
            <text key={`${lat},${x}`} y="4" transform={`translate(${n(x)} ${n(from)}) rotate(-90)`}>
              {lat}°
            </text>
          )),
        )}
    </g>
  );
}

function degreesBetween(from: number, to: number): number[] {
  const first = Math.ceil(from);
  return Array.from({ length: Math.max(0, Math.ceil(to) - first) }, (_, i) => first + i);
}
