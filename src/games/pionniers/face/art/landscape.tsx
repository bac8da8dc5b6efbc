import { memo, type ReactNode } from 'react';
import type { Layout } from '#games/pionniers/rules/data/lines.ts';
import type { Language } from '#kernel/game.ts';
import './art.css';
import type { Geometry } from './geometry.ts';
import { across } from './rails.tsx';
import { sceneryOf } from './scenery.ts';
import { SkyAndGround } from './sky.tsx';
import { StampedPaths } from './stamped.tsx';
import { Towns } from './towns.tsx';

type LandscapeProps = { geometry: Geometry; layout: Layout; language: Language };

/**
 * The country with its unlaid lines: what never changes in play. The layout may be a fresh copy at every event; one
 * geometry stands for one layout, so that nothing else decides on drawing it again.
 */
export const Landscape = memo(
  function Landscape({ geometry, layout, language }: LandscapeProps) {
    return (
      <g className="pio-landscape">
        <SkyAndGround />
        <StampedPaths all={sceneryOf(geometry, layout)} />
        <Rivers geometry={geometry} />
        <Beds geometry={geometry} />
        <Towns geometry={geometry} language={language} />
      </g>
    );
  },
  (before, after) => before.geometry === after.geometry && before.language === after.language,
);

function Rivers({ geometry: { rivers } }: { geometry: Geometry }): ReactNode {
  const all = (part: 'banks' | 'water' | 'light'): string =>
    rivers.map((river) => river[part]).join('');
  return (
    <>
      <path d={all('banks')} fill="var(--pio-bank)" />
      <path d={all('water')} fill="var(--pio-water)" />
      <path
        d={all('light')}
        fill="none"
        stroke="#e4f0ee"
        strokeWidth="1.6"
        strokeDasharray="12 16 5 22"
      />
    </>
  );
}

/** Not laid: a pale bed, the surveyor's dashes and a cell for each space. */
function Beds({ geometry: { lines, spaces } }: { geometry: Geometry }): ReactNode {
  const whole = lines.map((line) => line.slice(0, spaces)).join('');
  const cells = lines.map((line) => across(line, 0, spaces, 8.6)).join('');
  return (
    <g fill="none" strokeLinecap="round">
      <path d={whole} stroke="var(--pio-bed-edge)" strokeWidth="21" />
      <path d={whole} stroke="var(--pio-bed)" strokeWidth="18.5" />
      <path d={cells} stroke="var(--pio-survey)" strokeWidth="1.1" strokeLinecap="butt" />
      <path
        d={whole}
        stroke="var(--pio-survey)"
        strokeWidth="1.6"
        strokeDasharray="4 4"
        strokeLinecap="butt"
      />
    </g>
  );
}
