import type { ReactNode } from 'react';
import type { Language } from '#kernel/game.ts';
import { n, type Point, polyline } from '#ui/curves.ts';
import { cornersOf } from '../hexes.ts';
import { INK } from './ink.ts';
import { GOODS, LEGEND, TITLE } from './sheet-words.ts';

const WIDE = 500;

/** Title and legend, on a plate with hollow corners. */
export function Cartouche({ x, y, language }: Point & { language: Language }): ReactNode {
  return (
    <g className="rt-cartouche" transform={`translate(${x} ${y})`} fill={INK.ink}>
      <path
        d="M14 0H486a14 14 0 0 0 14 14V386a14 14 0 0 0-14 14H14a14 14 0 0 0-14-14V14a14 14 0 0 0 14-14z"
        fill="#f9f2e0"
        stroke={INK.ink}
        strokeWidth="2.4"
      />
      <path
        d="M20 8H480a14 14 0 0 0 12 12V380a14 14 0 0 0-12 12H20a14 14 0 0 0-12-12V20a14 14 0 0 0 12-12z"
        fill="none"
        stroke={INK.ink}
        strokeWidth=".8"
      />
      <g textAnchor="middle">
        <text className="rt-italic" x={WIDE / 2} y="46" fontSize="17" letterSpacing="2">
          {TITLE.above[language]}
        </text>
        <text className="rt-title" x={WIDE / 2} y="88">
          {TITLE.name[language]}
        </text>
        <text x={WIDE / 2} y="116" fontSize="19" letterSpacing="3">
          {TITLE.below[language]}
        </text>
        <text className="rt-italic" x={WIDE / 2} y="163" fontSize="15">
          {TITLE.note[language]}
        </text>
      </g>
      <path d="M60 134H200M300 134H440M40 180H460M40 322H460" stroke={INK.ink} strokeWidth=".7" />
      <path d="M250 127l9 7-9 7-9-7z" />
      {(['plain', 'hill', 'ridge', 'river'] as const).map((ground, i) => (
        <g
          key={ground}
          transform={`translate(${i % 2 ? 262 : 40} ${218 + Math.floor(i / 2) * 58})`}
        >
          <Swatch ground={ground} />
          <text x="56" y="-3" fontSize="16" fontWeight="600">
            {LEGEND[ground][0][language]}
          </text>
          <text className="rt-italic" x="56" y="14" fontSize="14">
            {LEGEND[ground][1][language]}
          </text>
        </g>
      ))}
      {GOODS.map((good, colour) => (
        <g key={good.en} transform={`translate(${52 + colour * 90} 358)`}>
          <use href={`#rt-cube-${colour}`} transform="scale(1.9)" />
          <text x="17" y="7" fontSize="15">
            {good[language]}
          </text>
        </g>
      ))}
    </g>
  );
}

const HEX = polyline(cornersOf({ x: 0, y: 0 }, 22), true);
const COURSE = 'M-9.500-16.500C-4-6 8-4 4 6S6 14 9.500 16.500';
const MOUND = Array.from({ length: 11 }, (_, i) => {
  const swell = Math.sin((Math.PI * i) / 10);
  return `M${n(-10 + i * 2)} ${n(-6 - 5 * swell)}l${n((i - 4) * 0.5)} ${n(4 + 4 * swell)}`;
}).join('');
const WEDGES = Array.from({ length: 11 }, (_, i) => {
  const y = n(-10.5 + i * 2.1);
  return `M18.400 ${y}l7.500-.8-7.500 1.900zM19.800 ${y}l-5.400-.5 5.400 1.400z`;
}).join('');

/** A hex of each kind of ground. */
function Swatch({ ground }: { ground: 'plain' | 'hill' | 'ridge' | 'river' }): ReactNode {
  return (
    <g transform="translate(22 0)" fill="none">
      <path
        d={HEX}
        fill={ground === 'hill' ? INK.hill : INK.open}
        stroke={INK.grid}
        strokeWidth=".8"
      />
      {ground === 'hill' ? (
        <g stroke={INK.hatch}>
          <path d={MOUND} />
          <path d={MOUND} transform="translate(4 11)" />
        </g>
      ) : null}
      {ground === 'ridge' ? (
        <>
          <path d={WEDGES} fill={INK.ridge} />
          <path d="M19-11v22" stroke={INK.ridge} strokeWidth="2.6" />
        </>
      ) : null}
      {ground === 'river' ? (
        <>
          <path d={COURSE} stroke={INK.river} strokeWidth="4.6" />
          <path d={COURSE} stroke={INK.water} strokeWidth="2.8" />
        </>
      ) : null}
    </g>
  );
}
