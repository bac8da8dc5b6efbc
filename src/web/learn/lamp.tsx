import type { ReactNode } from 'react';
import type { Ring } from './use-boxes.ts';
import type { Way } from './way.ts';

const ROUND = 10;

/** The room in the dark but for what is in question; brass around what is to be touched, rails to where it goes. */
export function Lamp({ rings, way, isDark }: LampProps): ReactNode {
  const drawn = rings.filter(({ kind }) => kind !== 'place');
  return (
    <svg className={isDark ? 'learn-lamp' : 'learn-lamp lit'} aria-hidden="true">
      <mask id="learn-holes">
        <rect width="100%" height="100%" fill="#fff" />
        {rings.map(({ spot, kind, box }) => (
          <rect key={`${kind} ${spot}`} {...box} rx={ROUND} fill="#000" />
        ))}
      </mask>
      {isDark ? (
        <rect className="learn-dark" width="100%" height="100%" mask="url(#learn-holes)" />
      ) : undefined}
      {drawn.map(({ spot, kind, box }) => (
        <rect key={`${kind} ${spot}`} className={`learn-ring ${kind}`} {...box} rx={ROUND} />
      ))}
      {way ? <Rails {...way} /> : undefined}
    </svg>
  );
}

type LampProps = {
  rings: readonly Ring[];
  way: Way | undefined;
  /** Where everything may be touched, nothing is in the dark. */
  isDark: boolean;
};

function Rails({ path, end, up }: Way): ReactNode {
  const [foot, tip] = up ? [3, -12] : [-3, 12];
  return (
    <g className="learn-way">
      <path className="sleepers" d={path} />
      <path className="rails" d={path} />
      <path className="bed" d={path} />
      <path
        className="arrow"
        d={`M${end.x - 11} ${end.y + foot}l11 ${tip - foot} 11 ${foot - tip}z`}
      />
    </g>
  );
}
