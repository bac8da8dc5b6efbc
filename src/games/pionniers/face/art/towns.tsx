import type { ReactNode } from 'react';
import type { Language } from '#kernel/game.ts';
import { n, type Spot } from '#ui/curves.ts';
import { hinted } from '../words/hints.ts';
import { hintsIn } from '../words/index.ts';
import type { Geometry } from './geometry.ts';
import { behind, LineDisc } from './line-discs.tsx';
import { StampedPaths } from './stamped.tsx';
import type { Placed } from './stamps.ts';

type Town = {
  name: string;
  /** Where its street runs, and which way the lines leave it. */
  x: number;
  way: 1 | -1;
  role: Readonly<Record<Language, string>>;
  shops: Readonly<Record<Language, readonly string[]>>;
};

const JUNCTION_CITY: Town = {
  name: 'Junction City',
  x: 58,
  way: 1,
  role: { en: 'START', fr: 'DÉPART' },
  shops: { en: ['BANK', 'HOTEL', 'FORGE'], fr: ['BANQUE', 'HÔTEL', 'FORGE'] },
};

const BUFFALO_CREEK: Town = {
  name: 'Buffalo Creek',
  x: 1546,
  way: -1,
  role: { en: 'FINISH', fr: 'ARRIVÉE' },
  shops: { en: ['SAWMILL', 'HOTEL', 'POST'], fr: ['SCIERIE', 'HÔTEL', 'POSTE'] },
};

export function Towns({ geometry, language }: { geometry: Geometry; language: Language }) {
  return (
    <>
      <TownArt
        town={JUNCTION_CITY}
        ends={geometry.lines.map((line) => line.at(0))}
        language={language}
        hint={hinted('start', hintsIn(language).start)}
      />
      <TownArt
        town={BUFFALO_CREEK}
        ends={geometry.lines.map((line) => line.at(geometry.spaces))}
        language={language}
        hint={hinted('finish', hintsIn(language).finish(geometry.spaces))}
      />
    </>
  );
}

function TownArt({
  town: { name, x, way, role, shops },
  ends,
  language,
  hint,
}: {
  town: Town;
  ends: readonly Spot[];
  language: Language;
  hint: ReturnType<typeof hinted>;
}): ReactNode {
  // Half-way between two lines, where a building stands.
  const yards = ends.slice(1).map((end, i) => (end.y + (ends[i]?.y ?? 0)) / 2);
  const [top, foot] = [ends[0]?.y ?? 0, ends.at(-1)?.y ?? 0];
  const stamps: Placed[] = [
    ...yards.flatMap((y): Placed[] => [
      { stamp: 'house', x: x - way * 31, y: y + 8, k: 0.66 },
      { stamp: 'shop', x, y: y + 17, k: 1 },
      { stamp: 'pine', x: x + way * 33, y: y + 16, k: 0.8 },
    ]),
    { stamp: 'house', x, y: foot + 48, k: 1 },
    way > 0
      ? { stamp: 'tower', x: x + 34, y: top - 6, k: 0.9 }
      : { stamp: 'windmill', x: x - 22, y: top - 4, k: 0.9 },
  ];
  return (
    <g {...hint}>
      <path
        d={ends.map((end) => platform(end, way)).join('')}
        fill="#c9a97b"
        stroke="var(--pio-outline)"
        strokeWidth="1.3"
      />
      <path
        d={ends.map((end) => `M${n(end.x)} ${n(end.y)}h${-14 * way}`).join('')}
        stroke="var(--pio-ink)"
        strokeWidth="7"
      />
      <StampedPaths all={stamps} />
      {yards.map((y, i) => (
        <text key={y} className="pio-sign" x={x} y={n(y - 14.8)} fontSize="7.5" fontWeight="700">
          {shops[language][i]}
        </text>
      ))}
      <NameBoard x={x + (way > 0 ? 14 : -15)} y={top - 96} name={name} role={role[language]} />
      {ends.map((end, line) => (
        <LineDisc key={end.y} {...behind(end, way)} number={line + 1} />
      ))}
    </g>
  );
}

const platform = ({ x, y }: Spot, way: 1 | -1): string =>
  way > 0 ? `M${n(x - 46)} ${n(y + 11)}h58v6h-58z` : `M${n(x - 6)} ${n(y + 11)}h52v6h-52z`;

function NameBoard({ x, y, name, role }: { x: number; y: number; name: string; role: string }) {
  return (
    <g transform={`translate(${n(x)} ${n(y)})`} fill="#f7f3e8">
      <rect
        x="-58"
        width="116"
        height="40"
        rx="5"
        fill="#12385b"
        stroke="var(--pio-ink)"
        strokeWidth="2"
      />
      <rect
        x="-54.5"
        y="3.5"
        width="109"
        height="33"
        rx="3"
        fill="none"
        stroke="#f7f3e8"
        strokeWidth="1.3"
      />
      <text className="pio-sign" y="19" fontSize="15.5" fontWeight="600" letterSpacing=".4">
        {name}
      </text>
      <text className="pio-sign" y="32" fontSize="10.5" letterSpacing="1.5">
        {role}
      </text>
    </g>
  );
}
