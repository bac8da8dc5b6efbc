import { memo, type ReactNode } from 'react';
import type { Language } from '#kernel/game.ts';
import { patterns, seats, type Tint } from '#ui/palettes.ts';
import { CubeShape } from './cube.tsx';
import { EngineShape } from './engine.tsx';
import { BOWL } from './hexes.ts';
import { goods } from './tints.ts';

/**
 * What the layers of the map refer to. It stands once on a page, beside the map.
 *
 * - paint: `#rt-ring-blue`, `#rt-band-red`, `#rt-bowl`, `#rt-void`
 * - uses: `#rt-cube-0` …, `#rt-engine`, `#rt-empty`
 */
export const MapDefs = memo(function MapDefs({ language }: { language: Language }): ReactNode {
  return (
    <svg className="defs" width="0" height="0" aria-hidden="true">
      <defs>
        {goods.map((good) => (
          <Pattern key={good.id} prefix="ring" of="good" tint={good} scale={0.8} strength={0.55} />
        ))}
        {seats.map((seat) => (
          <Pattern key={seat.id} prefix="band" of="seat" tint={seat} scale={0.62} strength={0.34} />
        ))}
        {goods.slice(0, -1).map(({ id }, colour) => (
          <g key={id} id={`rt-cube-${colour}`}>
            <CubeShape colour={colour} language={language} />
          </g>
        ))}
        <g id="rt-engine">
          <EngineShape />
        </g>
        <pattern
          id="rt-void"
          width="4"
          height="4"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 2h4" stroke="#8b8371" strokeWidth=".7" />
        </pattern>
        <radialGradient id="rt-bowl">
          <stop offset=".55" stopColor="#fffaf0" />
          <stop offset="1" stopColor="#e9dfc8" />
        </radialGradient>
        <WaterTower />
      </defs>
    </svg>
  );
});

/** 11.11: what stands in an empty city. */
function WaterTower(): ReactNode {
  return (
    <g id="rt-empty">
      <circle r={BOWL - 1} fill="#efe6d0" />
      <circle r={BOWL - 1} fill="url(#rt-void)" />
      <path
        d="M-7-9h14l1.2-2.4L0-15.500l-8.200 4.100zM-6.600-8h13.200v8.400h-13.200zM-5.600 1.400h2.200l-1.200 10h-2zM3.400 1.400h2.200l1 10h-2zM-1 1.400h2v10h-2zM-6.400 6h12.800v1.300h-12.800z"
        fill="#4a4438"
      />
      <path d="M-6.600-5.600h13.200M-6.600-2.600h13.200" stroke="#efe6d0" strokeWidth=".8" />
    </g>
  );
}

function Pattern({ prefix, of, tint, scale, strength }: PatternProps): ReactNode {
  const { id, pattern } = tint;
  if (pattern === 'plain') return null;
  return (
    <pattern
      id={`rt-${prefix}-${id}`}
      width="8"
      height="8"
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${scale})`}
    >
      <path
        d={patterns[pattern]}
        fill="none"
        stroke={`var(--${of}-${id}-on)`}
        strokeOpacity={strength}
        strokeWidth={pattern === 'dots' ? 2.6 : 1.4}
        strokeLinecap="round"
      />
    </pattern>
  );
}

type PatternProps = {
  prefix: string;
  of: 'good' | 'seat';
  tint: Pick<Tint, 'id' | 'pattern'>;
  scale: number;
  strength: number;
};
