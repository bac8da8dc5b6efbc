import type { ReactNode } from 'react';
import type { SpotBox } from './use-spot-boxes.ts';
import './ghosts.css';

const R = 12;

/** Brass dashes around what the choices are about, with their numbers: the chosen one's in full, the others' by number alone. */
export function Ghosts({
  boxes,
  chosen,
}: {
  boxes: readonly SpotBox[];
  chosen: number;
}): ReactNode {
  return (
    <svg className="advice-ghosts" aria-hidden="true">
      {boxes.map(({ spot, box, ranks }) =>
        ranks.includes(chosen) ? (
          <g key={spot}>
            <rect className="advice-ring-under" {...box} rx="8" />
            <rect className="advice-ring" {...box} rx="8" />
          </g>
        ) : undefined,
      )}
      {boxes.map(({ spot, box, ranks }) =>
        ranks.map((rank, i) => (
          <Disc
            key={`${spot} ${rank}`}
            rank={rank}
            on={rank === chosen}
            x={box.x + box.width / 2 + (i - (ranks.length - 1) / 2) * (2 * R - 4)}
            y={Math.max(R + 2, box.y)}
          />
        )),
      )}
    </svg>
  );
}

function Disc({ rank, on, x, y }: { rank: number; on: boolean; x: number; y: number }): ReactNode {
  return (
    <g className={on ? 'advice-mark on' : 'advice-mark'} transform={`translate(${x} ${y})`}>
      <circle r={R} />
      <text y="5">{rank}</text>
    </g>
  );
}
