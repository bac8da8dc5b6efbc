import type { ReactNode } from 'react';
import { STAMPS } from '../stamps.ts';
import { Country, Pine, Puffs, SideEngine, Track } from './parts.tsx';

/** What the line itself has in store: rockfall to icy grade, bison, fog, wind, downgrade. */
export function Rockfall(): ReactNode {
  return (
    <>
      <Country />
      <path d="M160 6L128 14L112 40L100 48L90 84H160Z" fill="#cf9468" />
      <path d="M128 14L124 44M140 24L132 84M112 40L118 84" stroke="#9a5f3c" strokeWidth="1.6" />
      <Track />
      <path d="M50 84L54 66L70 58L84 66L86 84Z" fill="#c8a17a" />
      <path d="M80 85L84 72L96 70L104 85Z" fill="#b98d66" />
      <path d="M32 85L36 76L46 76L50 85Z" fill="#b98d66" />
      <path d="M76 36L86 30L94 38L88 48L78 46Z" fill="#c8a17a" />
      <path d="M60 46L66 42L71 48L66 53Z" fill="#b98d66" />
      <path
        d="M100 24Q88 22 82 26M80 50Q72 54 70 60M58 56Q54 60 53 66"
        strokeWidth="1.4"
        strokeDasharray="3 3"
      />
    </>
  );
}

export function FallenTrunk(): ReactNode {
  return (
    <>
      <Country ground="#d3cf8e" />
      <Pine x={18} y={70} k={1.1} />
      <Pine x={140} y={68} k={0.9} />
      <Track />
      <path d="M116 92V74H136V92Z" fill="#9c6f43" />
      <ellipse cx="126" cy="74" rx="10" ry="4" fill="#e9cf9f" />
      <path d="M22 66L92 82Q98 88 94 96L22 82Q14 74 22 66Z" fill="#9c6f43" />
      <ellipse cx="22" cy="74" rx="6" ry="8.5" fill="#e9cf9f" transform="rotate(-8 22 74)" />
      <ellipse cx="22" cy="74" rx="2.5" ry="4" strokeWidth="1.4" transform="rotate(-8 22 74)" />
      <path d="M40 76L62 81M52 72L80 79M60 88L84 92" stroke="#5d4429" strokeWidth="1.6" />
      <path d="M66 76L72 60M72 60L66 56M72 60L80 58" strokeWidth="3.5" stroke="#5d4429" />
    </>
  );
}

export function IcyGrade(): ReactNode {
  return (
    <>
      <Country sky="#d5e3ea" hill="#b4c6cf" ground="#eef4f4" />
      <path d="M0 94L160 40V100H0Z" fill="#f7fbfb" stroke="#8aa5b3" />
      <path d="M-2 92L162 37" stroke="#5f4526" strokeWidth="5" strokeDasharray="7 5" />
      <path d="M-2 89L162 34" strokeWidth="2.4" />
      <SideEngine x={86} y={59} turn={-18.5} />
      <path d="M44 82L28 87M44 90L22 97" strokeWidth="2.4" stroke="#48748b" />
      <path
        d="M24 20V36M17 24L31 32M31 24L17 32M132 12V24M127 15L137 21M137 15L127 21M52 10V20M48 12L56 18M56 12L48 18"
        stroke="#48748b"
        strokeWidth="1.8"
      />
    </>
  );
}

export function BisonHerd(): ReactNode {
  return (
    <>
      <Country ground="#dfc98f" />
      <Track />
      <Bison at="translate(122 72) scale(1.3)" />
      <Bison at="translate(40 78) scale(1.5)" />
      <Bison at="translate(84 94) scale(1.9)" />
    </>
  );
}

function Bison({ at }: { at: string }): ReactNode {
  const [, body, head, horn] = STAMPS.bison;
  return (
    <g transform={at}>
      <path d={body.d} fill={body.fill} strokeWidth="1.2" />
      <path d={head.d} fill={head.fill} strokeWidth="1" />
      <path d={horn.d} stroke={horn.stroke} strokeWidth="1.6" />
    </g>
  );
}

export function Fog(): ReactNode {
  return (
    <>
      <Country sky="#d9dcd6" hill="#c3c8c1" ground="#cfcfc0" />
      <Track />
      <path d="M112 60L160 42V84L112 68Z" fill="#fff3d0" fillOpacity=".8" stroke="none" />
      <SideEngine x={80} y={84} plain />
      <g stroke="#fffdf6" strokeWidth="8" strokeOpacity=".88">
        <path d="M-4 50Q20 42 44 50T92 50" />
        <path d="M30 66Q56 58 82 66T134 66" />
        <path d="M84 34Q108 26 132 34T176 34" />
        <path d="M-4 80Q16 74 40 80T70 79" />
        <path d="M8 24Q28 18 50 24" />
      </g>
    </>
  );
}

export function TailWind(): ReactNode {
  return (
    <>
      <Country />
      <Track />
      <SideEngine x={74} y={84} />
      <Puffs x={106} y={40} k={-0.9} />
      <g stroke="#48748b" strokeWidth="2.6">
        <path d="M4 26H52Q64 26 62 17Q58 10 51 15" />
        <path d="M2 42H34" />
        <path d="M8 58H30Q40 58 38 66Q35 71 30 68" />
        <path d="M66 12H92" />
      </g>
    </>
  );
}

export function Downgrade(): ReactNode {
  return (
    <>
      <Country />
      <path d="M0 38L160 94V100H0Z" fill="#d9b87f" stroke="none" />
      <path d="M-2 40L162 97" stroke="#5f4526" strokeWidth="5" strokeDasharray="7 5" />
      <path d="M-2 37L162 94" strokeWidth="2.4" />
      <SideEngine x={92} y={69} turn={19.2} />
      <Puffs x={124} y={33} k={0.8} />
      <path d="M18 34L46 44M8 50L44 63M24 24L50 33" strokeWidth="2.4" stroke="#9a5f3c" />
    </>
  );
}
