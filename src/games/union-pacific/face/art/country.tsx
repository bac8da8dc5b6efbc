import { memo, type ReactNode, useId } from 'react';
import type { BoardData } from '#games/union-pacific/rules/data/board.ts';
import { Late } from '#ui/late.tsx';
import './art.css';
import type { MapGeometry } from './geometry.ts';
import { type Ground, groundOf } from './ground.ts';
import { Ornaments } from './ornaments.tsx';
import { reliefOf } from './relief.ts';

type CountryProps = { geometry: MapGeometry; board: BoardData };

/** The country under the tracks: what never changes in play. One geometry stands for one board. */
export const Country = memo(
  function Country({ geometry }: CountryProps) {
    const ground = groundOf(geometry);
    return (
      <g className="up-country">
        <rect
          width={geometry.width}
          height={geometry.height}
          fill={ground ? 'var(--up-sea)' : 'var(--up-land)'}
        />
        {ground && <Land ground={ground} />}
        <Late>
          <Scenery geometry={geometry} />
        </Late>
        <Late>
          <Ornaments geometry={geometry} />
        </Late>
        <Frame geometry={geometry} />
      </g>
    );
  },
  (before, after) => before.geometry === after.geometry,
);

/** Lines along the shore, as engravers drew them: each wide stroke lies under the next, sea-coloured one. */
const LINING: readonly (readonly [width: number, opacity: number])[] = [
  [44, 0.16],
  [27, 0.24],
  [13, 0.36],
];

function Land({ ground: { shore, lakes, rivers, frontiers } }: { ground: Ground }): ReactNode {
  const water = useId();
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      <clipPath id={water}>
        <path d={lakes} />
      </clipPath>
      {LINING.map(([width, opacity]) => (
        <g key={width}>
          <path d={shore} stroke="var(--up-water)" strokeWidth={width} strokeOpacity={opacity} />
          <path d={shore} stroke="var(--up-sea)" strokeWidth={width - 3.4} />
        </g>
      ))}
      <path d={shore} fill="var(--up-land)" />
      <path d={shore} stroke="var(--up-ink)" strokeWidth="1.8" strokeOpacity=".8" />
      <path d={lakes} fill="var(--up-sea)" />
      <g clipPath={`url(#${water})`}>
        <path d={lakes} stroke="var(--up-water)" strokeWidth="15" strokeOpacity=".3" />
        <path d={lakes} stroke="var(--up-sea)" strokeWidth="11" />
        <path d={lakes} stroke="var(--up-water)" strokeWidth="5" strokeOpacity=".25" />
      </g>
      <path d={lakes} stroke="var(--up-ink)" strokeWidth="1.4" strokeOpacity=".7" />
      <path d={rivers} stroke="var(--up-water)" strokeWidth="2.4" strokeOpacity=".55" />
      <path
        d={frontiers}
        stroke="var(--up-brass)"
        strokeWidth="2"
        strokeOpacity=".55"
        strokeDasharray="11 5 2 5"
        strokeLinecap="butt"
      />
    </g>
  );
}

function Scenery({ geometry }: { geometry: MapGeometry }): ReactNode {
  const { peaks, trees, grass } = reliefOf(geometry);
  return (
    <g className="up-relief" strokeLinejoin="round" strokeLinecap="round">
      <path d={grass} fill="none" stroke="var(--up-grass)" strokeWidth="1.5" />
      <path d={trees.trunk} fill="none" stroke="var(--up-hill-line)" strokeWidth="1.6" />
      <path d={trees.body} fill="var(--up-wood)" stroke="var(--up-hill-line)" strokeWidth="1" />
      {peaks.map(({ body, shade }) => (
        <g key={body}>
          <path d={body} fill="var(--up-hill)" stroke="var(--up-hill-line)" strokeWidth="1.5" />
          <path d={shade} fill="var(--up-hill-shade)" />
        </g>
      ))}
    </g>
  );
}

function Frame({ geometry: { width, height } }: { geometry: MapGeometry }): ReactNode {
  return (
    <g fill="none">
      <rect
        x="1.5"
        y="1.5"
        width={width - 3}
        height={height - 3}
        stroke="var(--up-ink)"
        strokeWidth="3"
      />
      <rect x="8" y="8" width={width - 16} height={height - 16} stroke="var(--up-brass)" />
    </g>
  );
}
