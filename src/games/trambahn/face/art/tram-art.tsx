import type { ReactNode } from 'react';
import type { Tram } from '#games/trambahn/rules/model.ts';
import { TRAM_KINDS } from '../logic/lines.ts';

/** Paint: ink for roofs and frames, the tram's own colour for its body, light behind the windows. */
const INK = 'var(--tram-ink, var(--face-ink))';
const BODY = 'var(--tram-body)';
const GLASS = '#fff6da';
const LAMP = '#e0ae4a';

const RAIL = <path d="M0 57.500h120" strokeWidth="1.6" />;

const HORSE = (
  <>
    <g fill={INK} stroke="none">
      <path d="M17 30c5-4 17-4 23-2 4 1 6 4 6 8l1 9-2 9h-3l1-9-3-6c-4 2-9 2-13 1l-1 7 2 7h-3l-3-8-1-7c-3-2-5-5-4-9z" />
      <path d="M17 35c-3-5-4-10-6-14l-6 5-4-1 1-4 7-8 2-1 0-4 3 3c6 4 9 10 12 15z" />
      <path d="M44 30c5 2 5 8 3 14-2-3-3-8-5-11zM50 15q34-7 66 0v3H50z" />
    </g>
    <path d="M24 33h28" strokeWidth="1.4" />
    <path d="M58 18h50v27H58z" fill={BODY} strokeWidth="1.6" />
    <path d="M52 18v18q0 8 6 9M114 18v18q0 8-6 9" strokeWidth="1.8" />
    <path
      d="M61 22h7.500v11H61zM70.500 22H78v11h-7.500zM80 22h7.500v11H80zM89.500 22H97v11h-7.500zM99 22h6.500v11H99z"
      fill={GLASS}
    />
    <path d="M58 39h50" strokeWidth="1.2" />
    <g fill="var(--face)" strokeWidth="2">
      <circle cx="70" cy="50" r="6" />
      <circle cx="97" cy="50" r="6" />
    </g>
    <path d="M70 44v12M64 50h12M97 44v12M91 50h12" />
  </>
);

const STEAM = (
  <>
    <path d="M20 7q4-6 9-3q5-5 10 0q6-2 8 3q6 0 4 4" strokeWidth="1.2" />
    <path
      d="M12 6h9l-1.500 12h-6zM3 18q22-5 44 0v3H3zM50 20q34-6 66 0v3H50z"
      fill={INK}
      stroke="none"
    />
    <path d="M6 21h38v26H6zM53 23h60v22H53z" fill={BODY} strokeWidth="1.6" />
    <path
      d="M10 25h8v9h-8zM21 25h8v9h-8zM32 25h8v9h-8zM57 26h8v10h-8zM68 26h8v10h-8zM79 26h8v10h-8zM90 26h8v10h-8zM101 26h8v10h-8z"
      fill={GLASS}
    />
    <path d="M6 39h38M10 43h30M53 40h60" />
    <circle cx="3.5" cy="37" r="2.5" fill={LAMP} />
    <g fill="var(--face)" strokeWidth="2">
      <circle cx="15" cy="50" r="6" />
      <circle cx="35" cy="50" r="6" />
      <circle cx="68" cy="51" r="5" />
      <circle cx="98" cy="51" r="5" />
    </g>
    <path d="M15 50h20" strokeWidth="2.4" />
    <path d="M44 45h8" strokeWidth="2" />
  </>
);

const ELECTRIC = (
  <>
    <path d="M0 2.500h120" />
    <path d="M52 12l10-9h10M50 12h22" strokeWidth="1.6" />
    <path
      d="M22 12h76l5 4H17zM8 20q4-4 9-4h86q5 0 9 4v2H8zM30 46h60v4H30z"
      fill={INK}
      stroke="none"
    />
    <path d="M11 22h98l2 16q0 8-3 8H12q-3 0-3-8z" fill={BODY} strokeWidth="1.6" />
    <path
      d="M14 25h9v11h-9zM97 25h9v11h-9zM28 36v-8q4-4 8 0v8zM39.500 36v-8q4-4 8 0v8zM51 36v-8q4-4 8 0v8zM62.500 36v-8q4-4 8 0v8zM74 36v-8q4-4 8 0v8zM85 36v-8q4-4 8 0v8z"
      fill={GLASS}
    />
    <path d="M9 40h102" />
    <circle cx="9" cy="42.5" r="2.6" fill={LAMP} />
    <path d="M57 39l-3.500 5h3l-1.500 4 5-5.500h-3l2-3.500z" fill={LAMP} strokeWidth=".8" />
    <g fill="var(--face)" strokeWidth="2">
      <circle cx="26" cy="51" r="5" />
      <circle cx="40" cy="51" r="5" />
      <circle cx="80" cy="51" r="5" />
      <circle cx="94" cy="51" r="5" />
    </g>
  </>
);

const ART: Record<Tram, ReactNode> = { 2: HORSE, 3: STEAM, 4: ELECTRIC };

/** 1.6: a tram in the colour of its kind, 120 by 62. */
export function TramArt({ tram, className = '' }: { tram: Tram; className?: string }) {
  return (
    <svg
      className={`tram-tram-art tram-${TRAM_KINDS[tram]} ${className}`}
      viewBox="0 0 120 62"
      fill="none"
      stroke={INK}
      aria-hidden="true"
    >
      {ART[tram]}
      {RAIL}
    </svg>
  );
}
