import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Colour } from '#games/railroad-tycoon/rules/model.ts';
import type { Language } from '#kernel/game.ts';
import { evenly, n, type Point } from '#ui/curves.ts';
import { CubeShape } from './cube.tsx';
import './art.css';

/** A cube on its way, moved by the compositor alone. `points`: as `linkPoints` gives them, one link after the other. */
export function TravellingCube({ points, colour, ms, language }: TravellingCubeProps): ReactNode {
  const cube = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const stops = evenly(points, Math.max(2, Math.min(60, points.length)));
    const frames = stops.map(({ x, y }) => ({ transform: `translate(${n(x)}px, ${n(y)}px)` }));
    const moving = cube.current?.animate(frames, {
      duration: ms,
      easing: 'cubic-bezier(.4,.05,.4,.95)',
      fill: 'both',
    });
    return () => moving?.cancel();
  }, [points, ms]);
  return (
    <svg ref={cube} className="rt-traveller" viewBox="-12 -12 24 24" aria-hidden="true">
      <circle className="rt-traveller-glow" r="11" />
      <g transform="scale(1.38)">
        <CubeShape colour={colour} language={language} />
      </g>
    </svg>
  );
}

type TravellingCubeProps = {
  points: readonly Point[];
  colour: Colour;
  ms: number;
  language: Language;
};
