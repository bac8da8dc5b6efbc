import { memo, type ReactNode } from 'react';
import { boardOf } from '#games/union-pacific/rules/board.ts';
import type { BoardData } from '#games/union-pacific/rules/data/board.ts';
import type { Language } from '#kernel/game.ts';
import { n, type Point } from '#ui/curves.ts';
import './art.css';
import type { MapGeometry } from './geometry.ts';
import { LEADING } from './labels.ts';
import { sizeIn } from './rolling-stock.ts';
import { SeaNames } from './sea-names.tsx';
import { CITY, HOME } from './sections.ts';
import { tintOf } from './tints.ts';

type CitiesProps = { geometry: MapGeometry; board: BoardData; language: Language };

/** Discs, the rings of the homes, and all the names on the map. */
export const Cities = memo(
  function Cities({ geometry, board, language }: CitiesProps) {
    const { homes } = boardOf(board);
    const every = geometry.cities;
    const plain = every.filter((_, i) => !homes.includes(i));
    return (
      <g className="up-cities">
        {geometry.ground && <SeaNames geometry={geometry} language={language} />}
        <Homes geometry={geometry} homes={homes} />
        <path
          d={plain.map((at) => disc(at, CITY)).join('')}
          fill="var(--up-paper)"
          stroke="var(--up-ink)"
          strokeWidth="2.6"
        />
        <path d={plain.map((at) => disc(at, 4)).join('')} fill="var(--up-ink)" />
        {every.map((city, i) => (
          <Name key={board.cities[i]?.id} {...city.labels[language]} />
        ))}
      </g>
    );
  },
  (before, after) => before.geometry === after.geometry && before.language === after.language,
);

const disc = ({ x, y }: Point, r: number): string =>
  `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A city may be the home of more than one company on a board of one's own: its ring is then shared. */
function Homes({
  geometry,
  homes,
}: {
  geometry: MapGeometry;
  homes: readonly number[];
}): ReactNode {
  return [...new Set(homes)].map((city) => {
    const at = geometry.cities[city] as Point;
    const owners = homes.flatMap((home, company) => (home === city ? [company] : []));
    const [x, y] = [n(at.x), n(at.y)];
    const { letter: letters } = tintOf(owners[0] ?? 0);
    const size = sizeIn(letters, 19, 13.5);
    const way = 2 * Math.PI * (HOME - 2.75);
    return (
      <g key={city}>
        <circle
          cx={x}
          cy={y}
          r={HOME}
          fill="var(--up-paper)"
          stroke="var(--up-ink)"
          strokeWidth="1.6"
        />
        {owners.map((company, i) => (
          <circle
            key={company}
            cx={x}
            cy={y}
            r={HOME - 2.75}
            fill="none"
            stroke={tintOf(company).fill}
            strokeWidth="5.5"
            strokeDasharray={owners.length > 1 ? `${way / owners.length} ${way}` : undefined}
            strokeDashoffset={owners.length > 1 ? (-way * i) / owners.length : undefined}
          />
        ))}
        <circle
          cx={x}
          cy={y}
          r={CITY}
          fill="var(--up-paper)"
          stroke="var(--up-ink)"
          strokeWidth="2.4"
        />
        {owners.length === 1 ? (
          <text
            className="up-letters"
            x={x}
            y={n(at.y + size * 0.355)}
            fontSize={n(size)}
            fill="var(--up-ink)"
          >
            {letters}
          </text>
        ) : (
          <circle cx={x} cy={y} r="4" fill="var(--up-ink)" />
        )}
      </g>
    );
  });
}

function Name({ x, y, anchor, lines }: MapGeometry['cities'][number]['label']): ReactNode {
  return (
    <text className="up-city" textAnchor={anchor}>
      {lines.map((line, i) => (
        <tspan key={line} x={n(x)} y={n(y + i * LEADING)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
