import type { ReactNode } from 'react';
import { Crate } from '../crate.tsx';
import { Country, Pine, Track } from './parts.tsx';

/** What is left behind, sent for, found or paid: no people, only what they carry. */
export function MailBag(): ReactNode {
  return (
    <>
      <Country />
      <path d="M0 78H160V90H0Z" fill="#c9a97b" />
      <path d="M20 90V100M60 90V100M100 90V100M140 90V100M0 84H160" strokeWidth="1.6" />
      <path d="M112 44H154V66H112ZM108 44H158V40H108Z" fill="#a6210f" />
      <path d="M118 49H128V57H118ZM136 49H146V57H136Z" fill="#fff3d0" strokeWidth="1.4" />
      <path d="M104 70H160" strokeWidth="1.6" />
      <path d="M96 50H84M98 58H88" strokeWidth="1.6" strokeDasharray="4 3" />
      <path d="M36 80Q22 60 40 42Q48 34 58 42Q80 58 66 80Z" fill="#e3c79a" />
      <path d="M40 42Q36 32 44 32Q52 36 60 30Q64 36 58 42Z" fill="#e3c79a" />
      <path d="M40 42Q48 38 58 42" strokeWidth="3.5" stroke="#a8261c" />
      <path d="M38 56H62V72H38Z" fill="#fffaf0" strokeWidth="1.6" />
      <path d="M38 56L50 66L62 56" strokeWidth="1.6" />
      <path d="M78 70L98 66L102 78L82 80Z" fill="#fffaf0" />
      <path d="M78 70L92 74L98 66" strokeWidth="1.4" />
    </>
  );
}

export function DoctorsBag(): ReactNode {
  return (
    <>
      <Country />
      <path d="M0 84H160V100H0Z" fill="#c9a97b" />
      <path d="M34 84L38 50Q40 44 48 44H92Q100 44 102 50L106 84Z" fill="#6b4630" />
      <path d="M36 62H104" strokeWidth="2.6" />
      <path d="M56 44Q56 32 70 32Q84 32 84 44" strokeWidth="4" />
      <path d="M64 57H76V68H64Z" fill="#d8a64a" />
      <path d="M108 84V62L113 56V48H123V56L128 62V84Z" fill="#7fa98f" />
      <path d="M111 42H125V49H111Z" fill="#9c6f43" />
      <path d="M108 66H128V78H108Z" fill="#fffaf0" strokeWidth="1.6" />
      <path d="M118 68.500V75.500M114.5 72H121.5" stroke="#1c6a3a" strokeWidth="2.6" />
      <path d="M132 82L150 60" strokeWidth="2.4" />
      <ellipse cx="152" cy="57" rx="4" ry="6" fill="#a9b3b5" transform="rotate(40 152 57)" />
    </>
  );
}

export function OrdersFromTheFort(): ReactNode {
  return (
    <>
      <Country />
      <path
        d="M26 84V50L32 42L38 50L44 42L50 50L56 42L62 50L68 42L74 50L80 42L86 50L92 42L98 50L104 42L110 50L116 42L122 50L128 42L134 50V84Z"
        fill="#c29a66"
      />
      <path
        d="M38 50V84M50 50V84M62 50V62M98 50V62M110 50V84M122 50V84"
        stroke="#7d5a34"
        strokeWidth="1.6"
      />
      <path d="M68 84V64Q80 54 92 64V84Z" fill="#8d6a40" />
      <path d="M18 84V34H40V84Z" fill="#d9bb8c" />
      <path d="M12 34L29 20L46 34Z" fill="#9d5b43" />
      <path d="M24 44H34V54H24Z" fill="#fff3d0" strokeWidth="1.6" />
      <path d="M122 44V10" strokeWidth="3" />
      <path d="M122 10Q132 5 140 10T156 9V26Q148 31 140 26T122 28Z" fill="#fffaf0" />
      <g transform="rotate(-8 88 84)">
        <path d="M62 74H114V98H62Z" fill="#fffaf0" />
        <path d="M62 74L88 90L114 74" />
        <circle cx="88" cy="88" r="6" fill="#a8261c" />
      </g>
    </>
  );
}

export function Platelayers(): ReactNode {
  return (
    <>
      <Country />
      <path d="M18 74L12 96M44 74L40 96M70 74L68 96M96 74L98 96" stroke="#5f4526" strokeWidth="8" />
      <path d="M4 80H112M0 90H116" strokeWidth="3" />
      <path
        d="M122 78L126 96M140 78L148 96"
        stroke="#9c8a66"
        strokeWidth="2"
        strokeDasharray="4 3"
      />
      <path d="M118 80H160M122 90H160" stroke="#9c8a66" strokeWidth="2" strokeDasharray="5 4" />
      <path d="M52 66L102 22" strokeWidth="5" stroke="#9c6f43" />
      <path d="M92 20L100 10L116 28L108 36Z" fill="#a9b3b5" />
      <path d="M108 66L58 22" strokeWidth="5" stroke="#9c6f43" />
      <path d="M40 34Q48 14 68 12Q60 22 62 27Q56 24 40 34Z" fill="#a9b3b5" />
      <path d="M124 66V50M119 50H129M140 70V56M135 56H145" strokeWidth="3" />
    </>
  );
}

export function LoadOfRails(): ReactNode {
  return (
    <>
      <Country />
      <Track />
      <path d="M16 60H144V68H16Z" fill="#9c6f43" />
      <path d="M22 60V34M138 60V34" strokeWidth="4" />
      <g fill="#a9b3b5" strokeWidth="1.6">
        <path d="M28 60V54H132V60ZM28 54V48H132V54ZM34 48V42H126V48ZM40 42V36H120V42Z" />
      </g>
      <path d="M50 60V36M110 60V36" strokeWidth="3" stroke="#5d4429" />
      <path d="M4 66H16M144 66H156" strokeWidth="3.5" />
      <g fill="#c8922e">
        <circle cx="38" cy="76" r="8" />
        <circle cx="58" cy="76" r="8" />
        <circle cx="102" cy="76" r="8" />
        <circle cx="122" cy="76" r="8" />
      </g>
      <path d="M30 70H66M94 70H130" strokeWidth="3" />
    </>
  );
}

export function Credit(): ReactNode {
  return (
    <>
      <Country />
      <path d="M0 86H160V100H0Z" fill="#9c6f43" />
      <g transform="rotate(-5 74 48)">
        <path d="M20 16H128V78H20Z" fill="#fffaf0" />
        <path d="M26 22H122V72H26Z" strokeWidth="1.4" stroke="#1c6a3a" strokeDasharray="2 2" />
        <path d="M36 32H76M36 40H92M36 48H84M36 60H62" strokeWidth="2.2" stroke="#7b858a" />
        <path d="M84 66Q92 52 98 62T114 58" strokeWidth="1.8" stroke="#1f3b73" />
        <path d="M100 46L96 58L102 54L108 58L104 46" fill="#a8261c" strokeWidth="1.4" />
        <circle cx="102" cy="38" r="9" fill="#a8261c" />
      </g>
      <g fill="#e0ae4a">
        <ellipse cx="134" cy="86" rx="15" ry="5" />
        <ellipse cx="134" cy="80" rx="15" ry="5" />
        <ellipse cx="134" cy="74" rx="15" ry="5" />
        <ellipse cx="132" cy="68" rx="15" ry="5" />
        <ellipse cx="104" cy="88" rx="13" ry="4.5" />
      </g>
    </>
  );
}

export function CrateFound(): ReactNode {
  return (
    <>
      <Country ground="#d3cf8e" />
      <Pine x={24} y={76} k={1.3} />
      <Pine x={140} y={72} k={1.1} />
      <path
        d="M80 22V12M48 34L40 28M112 34L120 28M60 24L56 15M100 24L104 15"
        stroke="#c8922e"
        strokeWidth="3"
      />
      <Crate x={80} y={64} scale={1.9} lit={false} />
      <path d="M36 94Q34 76 44 72Q48 78 52 70Q58 78 60 84Q68 78 66 94Z" fill="#83a06a" />
      <path d="M96 94Q94 82 102 80Q106 72 114 78Q124 76 122 94Z" fill="#83a06a" />
    </>
  );
}

export function Scouts(): ReactNode {
  return (
    <>
      <Country />
      <path d="M14 92L30 60L70 68L100 58L148 70L154 96L104 88L66 98Z" fill="#f4e4be" />
      <path d="M70 68L66 98M100 58L104 88" stroke="#a68a5c" strokeWidth="1.4" />
      <path d="M34 82Q52 70 66 82T100 76T140 84" stroke="#a8261c" strokeDasharray="5 4" />
      <path d="M132 78L142 90M142 78L132 90" stroke="#a8261c" strokeWidth="2.6" />
      <g transform="rotate(-24 78 40)">
        <path d="M28 32H62V48H28Z" fill="#9c6f43" />
        <path d="M62 30H94V50H62Z" fill="#c8922e" />
        <path d="M94 27H124V53H94Z" fill="#9c6f43" />
        <path
          d="M22 34H28V46H22ZM58 30H64V50H58ZM90 27H96V53H90ZM120 26H127V54H120Z"
          fill="#d8a64a"
        />
      </g>
      <circle cx="44" cy="80" r="14" fill="#c8922e" />
      <circle cx="44" cy="80" r="10" fill="#fffaf0" strokeWidth="1.6" />
      <path d="M44 71L47 80H41Z" fill="#a8261c" strokeWidth="1" />
      <path d="M44 89L47 80H41Z" fill="#3d444a" strokeWidth="1" />
    </>
  );
}

/** Nobody is seen: a hat and a lantern beside what was paid for. */
export function HiredHand(): ReactNode {
  return (
    <>
      <Country sky="#39465c" hill="#4a5a63" ground="#8a7d5c" />
      <circle cx="134" cy="22" r="11" fill="#fff3d0" />
      <path d="M36 60L6 96H76Z" fill="#ffd23f" fillOpacity=".3" stroke="none" />
      <Crate x={92} y={68} scale={1.9} lit={false} />
      <path
        d="M62 48Q92 58 122 48Q126 44 116 42H112Q112 22 102 22Q96 26 92 26Q88 26 82 22Q72 22 72 42H68Q58 44 62 48Z"
        fill="#5a4634"
      />
      <path d="M72 40Q92 47 112 40" stroke="#a8261c" strokeWidth="4" />
      <path d="M30 86V70H46V86Z" fill="#ffd23f" />
      <path d="M27 70H49L44 62H32ZM27 86H49V91H27ZM32 62Q38 48 44 62" fill="#3d444a" />
      <path
        d="M128 90Q140 78 148 88Q152 96 142 96Q132 94 140 86"
        strokeWidth="2.4"
        stroke="#e3c79a"
      />
    </>
  );
}
