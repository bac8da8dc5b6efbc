import type { ReactNode } from 'react';
import { polyline } from '#ui/curves.ts';
import { LineIcon } from '#ui/icons.tsx';
import './art.css';
import { EngineShape } from './engine.tsx';
import { cornersOf } from './hexes.ts';
import { INK } from './sheet/ink.ts';

/** Line drawings on a field of 24 by 24, in the colour of the text beside them. */
const LINES = {
  build: 'M3.5 21L9.500 3M20.500 21L14.500 3M2 18.500h20M4 13.500h16M5.500 9h13M7.200 5h9.600',
  urbanise:
    'M2.500 21V11l5-3.500V21M7.500 21V3h7.500v18M15 21V9.500h6.500V21M1 21h22M10 7h2.500M10 11h2.500M10 15h2.500M17.500 13.500h1.700M17.500 17h1.700',
  deliver:
    'M2.500 9l4-4h8.500v8.500l-4 4H2.500zM2.500 9H11v8.500M11 9l4-4M14.500 19.500h8M19 16l3.500 3.500L19 23',
  card: 'M5 2.500h11v17H5zM9 19.500v2h11v-15h-4M7.800 7h5.400M7.800 10.500h5.400M7.800 14h3.400',
  west: 'M18.500 18.500a6.500 6.500 0 0 0-13 0M1 18.500h22M12 9V4M5 11.500L2 8M19 11.500L22 8M7.500 22H2.500l2-2',
  decline: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM5.800 18.200L18.200 5.800',
  share:
    'M2 5h20v14H2zM5.500 9.500h7.500M5.500 14h5.500M17 11.200a2.200 2.200 0 1 0 0 4.400a2.200 2.200 0 0 0 0-4.400z',
  money: 'M2 6h20v12H2zM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6zM5 9v0M19 15v0',
  income: 'M3 20.500h18M3.500 17l5-5.500 4 3L20 6M15.500 6H20v4.500',
  tile: 'M12 2.500l8.500 4.800v9.400L12 21.500l-8.500-4.800V7.300zM8 4.800v14.400M16 4.800v14.400M8 8h8M8 12h8M8 16h8',
  first: 'M5 22V3M5 3.500q3.500-2 7 0t7 0v9q-3.500 2-7 0t-7 0',
  empty:
    'M5.500 6.500h13L12 2.500zM6.500 6.500v7h11v-7M8 13.500L6 22M16 13.500l2 8.500M12 13.500V22M7.200 17.500h9.600M6.500 10h11',
  growth:
    'M2.500 21v-8h6v8M8.500 21V8.500h6V21M14.500 21V13h3M1 21h22M19.500 9.500V2.500M16.500 5.500l3-3 3 3',
  industry:
    'M2.500 21V10.500l5.500 4v-4l5.500 4V3.500h4V21M1 21h22M17.500 12h4v9M15.500 3.500q1-2 3.500-1.500M6 18h2M11 18h2',
  executive:
    'M4 21v-2.500q0-4.500 8-4.500t8 4.500V21M12 10.500a3.600 3.600 0 0 0 3.600-3.600V5H8.400v1.900A3.600 3.600 0 0 0 12 10.500zM6 5h12M8.500 5V1.500h7V5M12 14l-1.500 2 1.500 5 1.500-5z',
  grant:
    'M4 3.500h13v14.500a3 3 0 0 0 3 3H7a3 3 0 0 1-3-3zM17 15.500h5V18a3 3 0 0 1-3 3M7.500 8h6M7.500 11.500h6M7.500 15h3',
  engineering: 'M12 2.500L4.500 21M12 2.500L19.500 21M12 2.500v3M7 15q5 3.500 10 0M2 12q3 6 9 7',
  hotel:
    'M4.500 21V4.500h15V21M2 21h20M4 4.500l1.500-2h13l1.500 2M10.300 21v-5h3.400v5M8 8.500h2M14 8.500h2M8 12.500h2M14 12.500h2',
  line: 'M5 15a3 3 0 1 0 0 6a3 3 0 0 0 0-6zM19 3a3 3 0 1 0 0 6a3 3 0 0 0 0-6zM7.500 16q2-1.500 3-5t5.500-4.500',
  bounty:
    'M12 2.500l2.800 6.200 6.700.6-5.100 4.400 1.600 6.600L12 16.800 6 20.300l1.600-6.600L2.500 9.300l6.700-.6z',
  level: 'M12 21V5M5.500 11.500L12 5l6.500 6.500M5 21.500h14',
  distance:
    'M12 5a8.500 8.500 0 1 0 0 17a8.500 8.500 0 0 0 0-17zM12 13.500l3.500-4M9.500 2h5M12 2v3M19 5.500l1.500 1.500',
  'first-delivery':
    'M3 9.500l4-4h8.500V14l-4 4H3zM3 9.500h8.500V18M11.500 9.500l4-4M18.500 14v8M16.500 15.500l2-1.500M16.500 22h4',
  hand: 'M6.500 13V6.500a1.400 1.400 0 0 1 2.800 0V11V4a1.400 1.400 0 0 1 2.800 0v7V4.500a1.400 1.400 0 0 1 2.800 0V11.500V7a1.400 1.400 0 0 1 2.800 0v8q0 6.500-5.500 6.500-3.500 0-5.500-3.500L3.300 13.300a1.400 1.400 0 0 1 2.300-1.500z',
  search: 'M10.500 4a6.500 6.500 0 1 0 0 13a6.500 6.500 0 0 0 0-13zM15.500 15.500L21 21',
  undo: 'M9 4L4 9l5 5M4 9h10a6 6 0 0 1 0 12h-2',
} as const;

const HEX = polyline(cornersOf({ x: 12, y: 12 }, 11), true);
const BEND = 'M5 2C16 6 6 16 18 22';

/** Drawings with colours of their own: the engine, signs of cards, kinds of ground. */
const PAINTED = {
  upgrade: (
    <>
      <g transform="translate(12 18.5) scale(.82)" fill="currentColor" stroke="none">
        <EngineShape />
      </g>
      <path d="M1 20.500h22" />
    </>
  ),
  engine: (
    <g transform="translate(12 18) scale(.82)" fill="currentColor" stroke="none">
      <EngineShape />
    </g>
  ),
  circle: <circle cx="12" cy="12" r="8.5" fill="var(--go)" stroke="#fff" strokeWidth="1.5" />,
  cross: <path d="M5 5l14 14M19 5L5 19" stroke="var(--stop)" strokeWidth="4" />,
  diamond: (
    <path d="M12 2l8.500 10-8.500 10-8.500-10z" fill="#611079" stroke="#fff" strokeWidth="1.5" />
  ),
  plain: <path d={HEX} fill={INK.open} stroke={INK.grid} strokeWidth="1.2" />,
  hill: (
    <>
      <path d={HEX} fill={INK.hill} stroke={INK.grid} strokeWidth="1.2" />
      <path
        d="M6 14l2-5 1 5 2-7 1 7 2-6 1 6M9 18l1-2.500.8 2.500 1.200-3 1 3"
        stroke={INK.hatch}
        strokeWidth="1.3"
      />
    </>
  ),
  ridge: (
    <>
      <path d={HEX} fill={INK.open} stroke={INK.grid} strokeWidth="1.2" />
      <path d="M1.500 14L12 9l10.500 5" stroke={INK.ridge} strokeWidth="2.6" />
      <path
        d="M4 13l-1 5M7 12l-.8 6M10 10.500l-.3 6.500M14 10.500l.3 6.500M17 12l.8 6M20 13l1 5M7 11L6 7.500M12 9V4.500M17 11l1-3.500"
        stroke={INK.ridge}
        strokeWidth="1.3"
      />
    </>
  ),
  river: (
    <>
      <path d={HEX} fill={INK.open} stroke={INK.grid} strokeWidth="1.2" />
      <path d={BEND} stroke={INK.river} strokeWidth="5" strokeLinecap="butt" />
      <path d={BEND} stroke={INK.water} strokeWidth="2.8" strokeLinecap="butt" />
    </>
  ),
} as const;

export type IconName = keyof typeof LINES | keyof typeof PAINTED;

export function Icon({ name, size = 24 }: { name: IconName; size?: number }): ReactNode {
  return (
    <LineIcon className="rt-icon" size={size}>
      {name in PAINTED ? (
        PAINTED[name as keyof typeof PAINTED]
      ) : (
        <path d={LINES[name as keyof typeof LINES]} />
      )}
    </LineIcon>
  );
}
