import type { ReactNode } from 'react';
import { Pause, Said } from '#ui/ear/said.tsx';
import { Cube } from '../art/cube.tsx';
import { useDock } from '../handling/dock.ts';
import { bestRoute, type CubeDeliveries } from '../logic/deliveries.ts';
import { useViewer } from '../viewer.ts';

/** A cube, where it goes best, and what that brings. */
export function CubeOption({ cube }: { cube: CubeDeliveries }): ReactNode {
  const { words, language } = useViewer();
  const { turn, name } = useDock();
  const best = bestRoute(cube);
  const points = best.points[turn.seat] ?? 0;
  return (
    <button
      type="button"
      className="rt-option"
      data-piece={`cube:${cube.from}:${cube.colour}`}
      onClick={(event) => turn.press({ on: 'goods', cube }, event.currentTarget)}
    >
      <Cube colour={cube.colour} language={language} size={22} />
      <span>
        <span className="visually-hidden">{words.colour(cube.colour)}, </span>
        <Said text={`${name(cube.from)} → ${name(best.to)}`} language={language} />
        <Pause />
      </span>
      <small>{words.gain(points)}</small>
    </button>
  );
}
