import type { ReactNode } from 'react';
import { type Colour, GREY } from '#games/railroad-tycoon/rules/model.ts';
import type { Language } from '#kernel/game.ts';
import { n, polyline } from '#ui/curves.ts';
import { cubePlaces, cubeSize } from './cube-places.ts';
import { BOWL, cornersOf, RIM, SIDE } from './hexes.ts';
import { goodOf } from './tints.ts';

const circle = (r: number, sweep: 0 | 1): string =>
  `M0-${r}a${r} ${r} 0 1 ${sweep} 0 ${2 * r}a${r} ${r} 0 1 ${sweep} 0-${2 * r}z`;
const RING = circle(RIM, 1) + circle(BOWL, 0);
const PLATE = polyline(cornersOf({ x: 0, y: 0 }, SIDE - 1.6), true);
const PLATE_RIM = polyline(cornersOf({ x: 0, y: 0 }, SIDE - 4.4), true);

/** A city round 0, 0: an enamel ring, its letter at the top corner, where no track comes in, and a bowl of cubes. */
export function CityDisc({ colour, cubes, isNew = false, language }: CityDiscProps): ReactNode {
  const { id, pattern } = goodOf(colour);
  return (
    <>
      {isNew ? (
        <>
          <path d={PLATE} fill="#fffaf0" stroke="#1d2126" strokeWidth="1.1" />
          <path d={PLATE_RIM} fill="none" stroke={`var(--good-${id}-edge)`} strokeWidth="2.2" />
        </>
      ) : null}
      <circle cy="1.6" r={RIM + 1.6} fill="#1d2126" fillOpacity=".22" />
      <circle r={BOWL + 1} fill="url(#rt-bowl)" />
      <path d={RING} fill={`var(--good-${id})`} stroke="#1d2126" strokeWidth="1.1" />
      {pattern === 'plain' ? null : (
        <path className="rt-ring-pattern" d={RING} fill={`url(#rt-ring-${id})`} />
      )}
      <circle r={BOWL + 0.9} fill="none" stroke="#fffaf0" strokeWidth="1.3" />
      <circle r={BOWL} fill="none" stroke="#1d2126" strokeWidth=".7" />
      <path
        d={`M-${RIM - 1} 0a${RIM - 1} ${RIM - 1} 0 0 1 ${2 * RIM - 2} 0`}
        fill="none"
        stroke="#fff"
        strokeOpacity=".35"
        strokeWidth="1.4"
      />
      {cubes.length === 0 ? <use href="#rt-empty" /> : <Cubes cubes={cubes} />}
      {colour === GREY ? null : <Badge colour={colour} language={language} />}
    </>
  );
}

type CityDiscProps = {
  colour: Colour;
  /** One colour for each cube. */
  cubes: readonly Colour[];
  /** 9.1: a tile of a new city lies here. */
  isNew?: boolean;
  language: Language;
};

function Badge({ colour, language }: { colour: Colour; language: Language }): ReactNode {
  const { id, letter } = goodOf(colour);
  return (
    <g transform={`translate(0 ${n(-RIM - 0.5)})`}>
      <g className="rt-badge">
        <circle r="7.6" fill={`var(--good-${id})`} stroke="#fffaf0" strokeWidth="1.5" />
        <circle r="8.5" fill="none" stroke="#1d2126" strokeWidth=".8" />
        <text y="3.9" fill={`var(--good-${id}-on)`}>
          {letter[language]}
        </text>
      </g>
    </g>
  );
}

function Cubes({ cubes }: { cubes: readonly Colour[] }): ReactNode {
  const size = cubeSize(cubes.length);
  return cubePlaces(cubes.length).map(({ x, y }, i) => (
    <use
      // biome-ignore lint/suspicious/noArrayIndexKey: a cube is told by its place alone.
      key={i}
      href={`#rt-cube-${cubes[i]}`}
      transform={`translate(${n(x)} ${n(y)}) scale(${size})`}
    />
  ));
}
