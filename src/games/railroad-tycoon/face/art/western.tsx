import { memo, type ReactNode } from 'react';
import type { City } from '#games/railroad-tycoon/rules/model.ts';
import type { Language, Seat } from '#kernel/game.ts';
import { DEGREES, n, p, polyline } from '#ui/curves.ts';
import { EngineBoard } from './engine.tsx';
import type { MapGeometry } from './geometry.ts';
import { cornersOf, minus, RIM, SIDE, WIDTH } from './hexes.ts';
import { Layer } from './layer.tsx';
import { Band } from './tracks.tsx';

/** 14.1: the hexes kept for the way west, empty or built. It lies below the cities. */
export const Western = memo(
  function Western({ geometry, western, language }: WesternProps): ReactNode {
    return (
      <Layer geometry={geometry} name="rt-western">
        {geometry.map.western.map(({ city, hex }, i) => (
          <WesternHex
            key={hex}
            geometry={geometry}
            hex={hex}
            city={city}
            owner={western[i] ?? -1}
            language={language}
          />
        ))}
      </Layer>
    );
  },
  (a, b) =>
    a.geometry === b.geometry && a.language === b.language && a.western.join() === b.western.join(),
);

type WesternProps = { geometry: MapGeometry; western: readonly Seat[]; language: Language };

const EDGE = polyline(cornersOf({ x: 0, y: 0 }, SIDE - 2.2), true);
const NAME = { en: 'WEST', fr: 'OUEST' } as const;

function WesternHex({ geometry, hex, city, owner, language }: WesternHexProps): ReactNode {
  const at = geometry.centreOf(hex);
  const way = minus(geometry.cityPoint(city), at);
  const angle = Math.atan2(way.y, way.x) * DEGREES;
  if (owner < 0) {
    return (
      <g transform={`translate(${p(at)})`} fill="none" stroke="#8a5f14" strokeWidth="1.4">
        <path d={EDGE} fill="#f3e6c3" strokeDasharray="4 3" />
        <path
          d="M-5.1-9.800h-7M-3.400-3.900l-6.700 2M-3.400-15.700l-6.700-2M.8 .7l-4.500 5M.8-20.300l-4.500-5M9-14a10 10 0 0 0 0 20z"
          transform="translate(0 2)"
        />
        <text className="rt-west" y="23">
          {NAME[language]}
        </text>
      </g>
    );
  }
  const d = `M-31 0H${n(WIDTH - RIM + 1)}`;
  return (
    <g transform={`translate(${p(at)})`}>
      <path d={EDGE} fill="#f7dc94" stroke="#1d2126" strokeWidth="1.4" />
      <path d="M-13-10a13 13 0 0 1 26 0z" fill="#e0702a" stroke="#1d2126" strokeWidth=".9" />
      <path
        d="M-19-14l-6-3M-14-22l-4-5M0-26v-6M14-22l4-5M19-14l6-3"
        stroke="#b5541c"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <g transform={`rotate(${n(angle)})`} fill="none">
        <path className="rt-casing" d={d} />
        <path className="rt-sleepers" d={d} />
        <Band d={d} owner={owner} />
      </g>
      <text className="rt-west" y="25">
        {NAME[language]}
      </text>
      <g transform="scale(.86)">
        <EngineBoard seat={owner} />
      </g>
    </g>
  );
}

type WesternHexProps = {
  geometry: MapGeometry;
  hex: number;
  city: City;
  owner: Seat;
  language: Language;
};
