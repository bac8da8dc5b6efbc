import type { ReactNode } from 'react';
import { Crate } from '../crate.tsx';
import { Country, Flame, SideEngine, Track } from './parts.tsx';

/** Axle, tank, coal, boiler; flood, fire and wet powder. */
export function BurningAxle(): ReactNode {
  return (
    <>
      <Country />
      <Track />
      <path d="M0 30H160V52H0Z" fill="#3d444a" />
      <path d="M0 24H160V32H0Z" fill="#a6210f" />
      <Flame x={58} y={50} k={0.9} />
      <Flame x={102} y={50} k={0.9} />
      <circle cx="80" cy="56" r="28" fill="#c8922e" strokeWidth="4" />
      <circle cx="80" cy="56" r="20" fill="#e6cf9c" />
      <path d="M80 36V76M60 56H100M66 42L94 70M94 42L66 70" strokeWidth="3" />
      <Flame x={80} y={64} k={1.1} />
      <circle cx="80" cy="60" r="6" fill="#d9431e" />
    </>
  );
}

export function DryTank(): ReactNode {
  return (
    <>
      <Country sky="#f0e2bd" ground="#e3bd86" />
      <circle cx="132" cy="22" r="13" fill="#f3c66b" />
      <path d="M46 90L54 56M98 90L90 56M50 74H94" strokeWidth="4" stroke="#5d4429" />
      <path d="M42 24H102V58H42Z" fill="#b98655" />
      <path d="M36 24L72 6L108 24Z" fill="#7f4b35" />
      <path d="M42 34H102M42 48H102" strokeWidth="1.6" />
      <path d="M102 50H116L122 62" strokeWidth="4" />
      <path d="M122 70q-3 5 0 6.500q3-1.5 0-6.500z" fill="#8fb9c6" strokeWidth="1.4" />
      <path d="M112 80H134L131 94H115Z" fill="#a9b3b5" />
      <path d="M112 80Q123 70 134 80" strokeWidth="1.6" />
      <path
        d="M8 84L20 80L30 86L26 94M20 80L24 72M140 82L150 86L148 94M150 86L158 82"
        stroke="#9a5f3c"
        strokeWidth="1.6"
      />
    </>
  );
}

export function PoorCoal(): ReactNode {
  return (
    <>
      <Country />
      <path d="M8 92L18 70L34 62L46 50L62 56L76 68L92 92Z" fill="#3d444a" />
      <path
        d="M18 70L30 78L34 62M46 50L48 70L62 56M48 70L36 90M62 76L76 68M62 76L68 92"
        stroke="#7b858a"
        strokeWidth="1.6"
      />
      <path d="M62 92L68 84L78 86L80 92ZM84 92L88 87L96 92Z" fill="#a08a6b" />
      <path d="M74 44L52 76" strokeWidth="4" stroke="#9c6f43" />
      <path d="M44 72L58 82L50 92L38 84Z" fill="#a9b3b5" />
      <Gauge x={122} y={44} needle={-62} />
    </>
  );
}

/** A pressure gauge: its needle at 0 stands upright, the good half is to the right. */
function Gauge({ x, y, needle }: { x: number; y: number; needle: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="30" fill="#c8922e" />
      <circle r="24" fill="#fffaf0" />
      <path d="M-17 5A18 18 0 0 1-6-17" stroke="#a8261c" strokeWidth="5" />
      <path d="M6-17A18 18 0 0 1 17 5" stroke="#1c6a3a" strokeWidth="5" />
      <path d="M0 3V-17" strokeWidth="3" transform={`rotate(${needle})`} />
      <circle r="4" fill="var(--pio-ink)" />
    </g>
  );
}

export function GoodBoiler(): ReactNode {
  return (
    <>
      <Country />
      <path d="M0 62H160V92H0Z" fill="#3d444a" />
      <path d="M20 62V92M140 62V92" stroke="#d8a64a" strokeWidth="4" />
      <path d="M80 62V52" strokeWidth="8" />
      <Gauge x={80} y={40} needle={56} />
      <path d="M28 62V46M132 62V46" strokeWidth="5" stroke="#c8922e" />
      <g fill="#fffaf0" strokeWidth="1.4">
        <path d="M28 42Q14 40 16 28Q18 18 28 22Q30 10 40 16Q48 24 40 30Q42 40 28 42Z" />
        <path d="M132 42Q118 40 120 28Q122 18 132 22Q134 10 144 16Q152 24 144 30Q146 40 132 42Z" />
      </g>
    </>
  );
}

export function Flood(): ReactNode {
  return (
    <>
      <Country sky="#cfd9da" hill="#a7b3a4" ground="#cdbb8a" />
      <path
        d="M20 10L14 22M40 6L34 18M62 12L56 24M86 6L80 18M108 12L102 24M132 6L126 18M150 14L144 26"
        stroke="#48748b"
      />
      <Track to={44} />
      <path d="M0 92H44V100H0Z" fill="#b99a62" stroke="none" />
      <path
        d="M36 100Q40 72 58 74Q70 76 74 66Q84 54 98 64Q106 70 120 62Q138 52 160 62V100Z"
        fill="#8fb9c6"
      />
      <path
        d="M52 84Q66 78 80 84T108 84T136 84T164 82M60 94Q74 89 88 94T116 94T144 94"
        stroke="#e4f0ee"
      />
      <g transform="rotate(-24 96 66)">
        <path d="M72 60H124M72 70H124" strokeWidth="2.6" />
        <path d="M78 55V75M90 55V75M102 55V75M114 55V75" stroke="#5f4526" strokeWidth="5" />
      </g>
    </>
  );
}

export function PrairieFire(): ReactNode {
  return (
    <>
      <Country sky="#f0cfa0" hill="#c99a6f" ground="#d9b46f" />
      <g fill="#6d6459" fillOpacity=".55" stroke="none">
        <circle cx="38" cy="22" r="14" />
        <circle cx="58" cy="16" r="12" />
        <circle cx="92" cy="22" r="16" />
        <circle cx="118" cy="14" r="12" />
      </g>
      <Track />
      <Flame x={24} y={86} k={1} />
      <Flame x={124} y={86} k={1.4} />
      <Flame x={96} y={90} k={1.1} />
      <Flame x={56} y={88} k={1.7} />
      <Flame x={80} y={92} k={0.8} />
      <Flame x={148} y={92} k={0.8} />
    </>
  );
}

export function WetPowder(): ReactNode {
  return (
    <>
      <Country sky="#cfd9da" hill="#a7b3a4" ground="#cdbb8a" />
      <ellipse cx="80" cy="88" rx="58" ry="9" fill="#8fb9c6" />
      <path d="M36 88H56M104 91H124" stroke="#e4f0ee" />
      <Crate x={80} y={62} scale={2.1} lit={false} />
      <g fill="#5d9ab0" strokeWidth="1.4">
        <path d="M30 24q-5 9 0 11q5-2 0-11zM48 44q-5 9 0 11q5-2 0-11zM126 36q-5 9 0 11q5-2 0-11zM140 56q-5 9 0 11q5-2 0-11zM22 58q-5 9 0 11q5-2 0-11z" />
      </g>
    </>
  );
}

export function NightCrew(): ReactNode {
  return (
    <>
      <Country sky="#1f3350" hill="#2f4a5e" ground="#566349" />
      <path d="M34 12A16 16 0 1 0 50 34A13 13 0 0 1 34 12Z" fill="#fff3d0" />
      <path
        d="M74 14v6M71 17h6M104 26v6M101 29h6M136 12v6M133 15h6M88 40v4M86 42h4"
        stroke="#fff3d0"
        strokeWidth="1.4"
      />
      <Track />
      <SideEngine x={58} y={84} />
      <path d="M92 62L160 40V84Z" fill="#ffd23f" fillOpacity=".35" stroke="none" />
      <path d="M120 88V76H136V88Z" fill="#ffd23f" />
      <path d="M117 76H139L134 69H122ZM117 88H139V92H117ZM123 69Q128 56 133 69" fill="#3d444a" />
    </>
  );
}
