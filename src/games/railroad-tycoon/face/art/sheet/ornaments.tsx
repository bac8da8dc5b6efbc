import type { ReactNode } from 'react';
import { n, type Point, p } from '#ui/curves.ts';
import { times, towards } from '../hexes.ts';
import { INK } from './ink.ts';

/** What an engraver puts where the sea is empty. */

export function Compass({ x, y, r }: Point & { r: number }): ReactNode {
  const ticks = Array.from({ length: 72 }, (_, i) => {
    const way = towards(i * 5, r);
    return `M${p(times(way, 0.74))}L${p(times(way, i % 2 ? 0.77 : 0.8))}`;
  });
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke={INK.line}>
      <circle r={n(r * 0.74)} strokeWidth=".8" />
      <circle r={n(r * 0.8)} strokeWidth="1.2" />
      <path d={ticks.join('')} strokeWidth=".6" />
      <Star points={8} outer={r * 0.56} inner={r * 0.16} turn={-22.5} />
      <Star points={4} outer={r} inner={r * 0.2} turn={-90} />
      <circle r={n(r * 0.09)} fill="#f7f2e2" />
      <text className="rt-north" y={n(-r - 7)} fontSize={n(r * 0.3)}>
        N
      </text>
    </g>
  );
}

function Star({ points, outer, inner, turn }: StarProps): ReactNode {
  const flanks = (side: 1 | -1): string =>
    Array.from({ length: points }, (_, i) => {
      const angle = turn + (360 / points) * i;
      const flank = towards(angle + ((side * 180) / points) * 0.9, inner);
      return `M0 0L${p(flank)}L${p(towards(angle, outer))}Z`;
    }).join('');
  return (
    <>
      <path d={flanks(-1)} fill={INK.line} stroke="none" />
      <path d={flanks(1)} fill="#f7f2e2" strokeWidth=".6" />
    </>
  );
}

type StarProps = { points: number; outer: number; inner: number; turn: number };

const PAPER = '#f7efdb';

/** An American of 1860, with its tender. */
export function Locomotive({ x, y }: Point): ReactNode {
  const sleepers = Array.from({ length: 38 }, (_, i) => `M${-148 + i * 8} 2v4`).join('');
  return (
    <g
      transform={`translate(${x} ${y})`}
      fill="none"
      stroke={INK.ink}
      strokeWidth="1.1"
      strokeLinejoin="round"
    >
      <path d="M-150 1.500H150" strokeWidth="1.6" />
      <path d={sleepers} strokeWidth="2.6" />
      <Wheels at={[-36, 0]} r={15} spokes={12} />
      <Wheels at={[36, 56, -132, -113, -97, -80]} r={8} spokes={8} />
      <path d="M-36-13H22M-36-16.500H0" strokeWidth="1.8" />
      <path d="M-20-52H62V-28H-20z" fill={PAPER} />
      <path d="M-8-52v24M14-52v24M38-52v24" strokeWidth="1.6" />
      <path d="M62-54q6 1 6 14t-6 14z" fill={INK.ink} />
      <path
        d="M-20-28H66v6H-60v-6zM48-52l-2-14-7-9 4-6h18l4 6-7 9-2 14zM20-52v-6q0-6 6-6t6 6v6zM-4-52v-9q0-5 5-5t5 5v9zM56-52l7-9h8v9zM-58-22v-46h38v46zM66-22l28 21H68zM-142-46h72v24h-72z"
        fill={PAPER}
      />
      <path d="M41-81h22" strokeWidth="2" />
      <path d="M13-52v-5q0-3 2.400-3t2.400 3v5" />
      <circle cx="67" cy="-56.5" r="2.6" />
      <path d="M-64-68q25-7 50 0v-4q-25-8-50 0z" fill={INK.ink} />
      <path d="M-53-62h11v16h-11zM-38-62h12v16h-12z" fill="#dbe6e2" />
      <path d="M70-22l2 21M75-18l3 17M81-13l3 12M87-8l2 7" strokeWidth=".8" />
      <path d="M-146-46h80M-146-22h80M-70-24h12" strokeWidth="2.2" />
      <path d="M-138-46q6-9 14-6 8-8 16-2 9-6 16 1 8-2 12 7z" fill={INK.ink} />
      <path
        d={
          ruled(-20, -41, 82, 12, 2) +
          ruled(42, -76, 20, 10, 2) +
          ruled(-56, -42, 34, 18, 2) +
          ruled(-142, -42, 72, 18, 2.2)
        }
        strokeWidth=".55"
      />
      <path
        d="M54-84q-8-10 2-15 4-11 18-6 14-8 22 2 16-2 12 9 8 9-6 11-12 4-20-2-14 6-20 1z"
        fill={PAPER}
        strokeWidth=".9"
      />
      <path d="M60-92q6-8 14-2M80-99q8-4 14 4M74-88q10 3 16-3" strokeWidth=".7" />
    </g>
  );
}

function Wheels({ at, r, spokes }: { at: number[]; r: number; spokes: number }): ReactNode {
  const turns = Array.from({ length: spokes }, (_, i) => towards((i * 360) / spokes + 8, r - 1));
  return at.map((x) => (
    <g key={x} transform={`translate(${x} ${-r})`}>
      <circle r={r} strokeWidth="2.2" />
      <circle r="2.2" fill={INK.ink} />
      <path d={turns.map((spoke) => `M0 0l${p(spoke)}`).join('')} strokeWidth=".7" />
    </g>
  ));
}

/** Parallel strokes, as shade. */
const ruled = (x: number, y: number, width: number, height: number, step: number): string =>
  Array.from(
    { length: Math.floor(height / step) + 1 },
    (_, i) => `M${n(x)} ${n(y + i * step)}h${n(width)}`,
  ).join('');
