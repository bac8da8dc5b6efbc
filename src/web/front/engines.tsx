import type { ReactNode } from 'react';
import type { GameId } from '#web/games.ts';

/** What stands behind each door, and what is painted on it. On a field of 200 by 262, the opening of the arch within. */

export const ARCH = 'M20 250V112a80 80 0 0 1 160 0v138z';

export const WOOD: Readonly<Record<GameId, string>> = {
  trambahn: '#6d4a2b',
  pionniers: '#7a3526',
  'union-pacific': '#5a3a66',
  'railroad-tycoon': '#2f5a47',
};

/** The engine that looks out of the open door. */
export function Engine({ id }: { id: GameId }): ReactNode {
  return engines[id];
}

/** The emblem on the shut door. */
export function Emblem({ id }: { id: GameId }): ReactNode {
  return emblems[id];
}

const engines: Readonly<Record<GameId, ReactNode>> = {
  trambahn: (
    <>
      <path
        d="M58 96h84l6 12v92q0 8-6 10H58q-6-2-6-10v-92z"
        fill="#5b86b5"
        stroke="#0e1216"
        strokeWidth="2.5"
      />
      <path d="M50 98q50-22 100 0v8H50z" fill="#12385b" stroke="#0e1216" strokeWidth="2" />
      <path
        d="M62 112h22v34H62zM89 112h22v34H89zM116 112h22v34h-22z"
        fill="#ffe9ae"
        stroke="#0e1216"
        strokeWidth="2"
      />
      <path d="M52 158h96" stroke="#0e1216" strokeWidth="2" />
      <path d="M52 161h96v12H52z" fill="#f7f3e8" />
      <circle cx="100" cy="186" r="11" fill="#ffe9ae" stroke="#0e1216" strokeWidth="2.5" />
      <rect
        x="80"
        y="77"
        width="40"
        height="16"
        rx="3"
        fill="#f7f3e8"
        stroke="#0e1216"
        strokeWidth="1.5"
      />
      <text
        x="100"
        y="90"
        textAnchor="middle"
        className="sg"
        fontWeight="700"
        fontSize="14"
        fill="#14378c"
      >
        IV
      </text>
      <path d="M56 210h88v9H56z" fill="#0e1216" />
      <path d="M70 219h10v17H70zM120 219h10v17h-10z" fill="#3a3f45" />
      <path d="M86 77l6-33h16l6 33" fill="none" stroke="#c8922e" strokeWidth="2.5" />
    </>
  ),
  pionniers: (
    <>
      <circle cx="100" cy="146" r="42" fill="#2a2f35" stroke="#c8922e" strokeWidth="4" />
      <circle cx="100" cy="146" r="30" fill="#1d2126" stroke="#4d5359" strokeWidth="2" />
      <path d="M86 60h28l8 44H78z" fill="#a6210f" stroke="#0e1216" strokeWidth="2.5" />
      <path d="M80 56h40v8H80z" fill="#0e1216" />
      <rect
        x="84"
        y="96"
        width="32"
        height="24"
        rx="3"
        fill="#c8922e"
        stroke="#0e1216"
        strokeWidth="2"
      />
      <circle cx="100" cy="108" r="8" fill="#ffe9ae" stroke="#0e1216" strokeWidth="2" />
      <path d="M52 192h96v10H52z" fill="#a6210f" stroke="#0e1216" strokeWidth="2" />
      <path d="M60 202h80l20 38H40z" fill="#a6210f" stroke="#0e1216" strokeWidth="2.5" />
      <path
        d="M100 202v38M84 202l-16 38M116 202l16 38M72 202l-25 38M128 202l25 38"
        stroke="#0e1216"
        strokeWidth="2"
      />
    </>
  ),
  'union-pacific': (
    <>
      <circle cx="100" cy="140" r="50" fill="#33383e" stroke="#0e1216" strokeWidth="3" />
      <circle cx="100" cy="140" r="38" fill="#24282d" stroke="#565c63" strokeWidth="2" />
      <path d="M88 62h24v22H88z" fill="#0e1216" />
      <circle cx="100" cy="110" r="11" fill="#ffe9ae" stroke="#0e1216" strokeWidth="2.5" />
      <path
        d="M82 130q18 5 36 0v18q0 16-18 23q-18-7-18-23z"
        fill="#9d55ad"
        stroke="#f7f3e8"
        strokeWidth="2"
      />
      <text
        x="100"
        y="155"
        textAnchor="middle"
        className="sg"
        fontWeight="700"
        fontSize="15"
        fill="#fff"
      >
        UP
      </text>
      <path d="M46 196h108v14H46z" fill="#a6210f" stroke="#0e1216" strokeWidth="2" />
      <circle cx="62" cy="203" r="7" fill="#24282d" stroke="#0e1216" />
      <circle cx="138" cy="203" r="7" fill="#24282d" stroke="#0e1216" />
      <path d="M58 210h84l12 28H46z" fill="#33383e" stroke="#0e1216" strokeWidth="2" />
      <path
        d="M72 210l-8 28M86 210l-4 28M100 210v28M114 210l4 28M128 210l8 28"
        stroke="#0e1216"
        strokeWidth="2"
      />
    </>
  ),
  'railroad-tycoon': (
    <>
      <path d="M64 84q36-26 72 0v110H64z" fill="#2f825f" stroke="#0e1216" strokeWidth="2.5" />
      <circle cx="100" cy="140" r="36" fill="#1d3d30" stroke="#c8922e" strokeWidth="3" />
      <circle cx="100" cy="140" r="24" fill="#24282d" stroke="#4d5359" strokeWidth="2" />
      <text
        x="100"
        y="147"
        textAnchor="middle"
        className="sg"
        fontWeight="700"
        fontSize="20"
        fill="#f0d080"
      >
        8
      </text>
      <path
        d="M68 92h20v14H68zM112 92h20v14h-20z"
        fill="#ffe9ae"
        stroke="#0e1216"
        strokeWidth="2"
      />
      <path d="M92 66h16v22H92z" fill="#0e1216" />
      <path d="M48 194h104v14H48z" fill="#c8922e" stroke="#0e1216" strokeWidth="2" />
      <circle cx="62" cy="201" r="6" fill="#24282d" />
      <circle cx="138" cy="201" r="6" fill="#24282d" />
      <path d="M62 208h76l6 30H56z" fill="#24282d" stroke="#0e1216" strokeWidth="2" />
    </>
  ),
};

const emblems: Readonly<Record<GameId, ReactNode>> = {
  trambahn: undefined,
  pionniers: (
    <>
      <path d="M86 152h28v30H86z" fill="#a6130c" stroke="#fffaf0" strokeWidth="2" />
      <path d="M95 152v30M105 152v30" stroke="#fffaf0" strokeWidth="1.5" />
      <path d="M100 152q2-10 12-8" fill="none" stroke="#f0c866" strokeWidth="2.5" />
      <circle cx="114" cy="144" r="3.5" fill="#f0c866" />
    </>
  ),
  'union-pacific': (
    <>
      <path
        d="M80 146q20 6 40 0v16q0 16-20 24q-20-8-20-24z"
        fill="#9d55ad"
        stroke="#fffaf0"
        strokeWidth="2.5"
      />
      <text
        x="100"
        y="170"
        textAnchor="middle"
        className="sg"
        fontWeight="700"
        fontSize="16"
        fill="#fff"
      >
        UP
      </text>
    </>
  ),
  'railroad-tycoon': (
    <>
      <path
        d="M100 142l20 10v22l-20 10-20-10v-22z"
        fill="#fccd46"
        stroke="#fffaf0"
        strokeWidth="2.5"
      />
      <path d="M80 152l20 10 20-10M100 162v22" fill="none" stroke="#1d2126" strokeWidth="1.5" />
    </>
  ),
};
