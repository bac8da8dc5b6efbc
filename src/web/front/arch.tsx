import type { ReactNode } from 'react';
import { drawingOf } from './drawings.ts';

const STONES = 'M6 250V112a94 94 0 0 1 188 0v138';
const ARCH = 'M20 250V112a80 80 0 0 1 160 0v138z';

/** An engine-shed door with its leaves open, on a field of 200 by 262; `lamp`: the engine's lights the floor. */
export function Arch({ game, lamp }: { game: string; lamp?: ReactNode }): ReactNode {
  const drawing = drawingOf(game);
  return (
    <>
      <path d={STONES} fill="none" stroke="var(--stone)" strokeWidth="17" />
      <path
        d={STONES}
        fill="none"
        stroke="var(--stone-line)"
        strokeWidth="17"
        strokeDasharray="1.6 20"
      />
      <path
        d="M92 4h16l4 24H88z"
        fill="var(--stone)"
        stroke="var(--stone-line)"
        strokeWidth="1.5"
      />
      <path d={ARCH} fill="var(--door-dark)" />
      {lamp}
      {drawing?.engine}
      <Leaves wood={drawing?.wood ?? 'var(--door-wood)'} />
    </>
  );
}

function Leaves({ wood }: { wood: string }): ReactNode {
  return (
    <g stroke="var(--door-line)" strokeWidth="2">
      <path d="M20 112v138l-18 8V96zM180 112v138l18 8V96z" fill={wood} />
      <path d="M2 130l18 6M2 200l18 0M198 130l-18 6M198 200l-18 0" strokeWidth="4" />
    </g>
  );
}
