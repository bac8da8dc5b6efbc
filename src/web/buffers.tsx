import type { ReactNode } from 'react';

const IRON = '#4d5359';
const STEEL = '#8d959e';

/** Where a track ends: a buffer stop with its lamp lit, seen from the last sleeper. */
export function Buffers(): ReactNode {
  return (
    <svg width="280" height="200" viewBox="0 0 280 200" aria-hidden="true">
      <clipPath id="beam">
        <rect x="52" y="72" width="176" height="36" rx="4" />
      </clipPath>
      <path d="M0 200q30-62 84-62h112q54 0 84 62z" fill="var(--street)" />
      <g stroke="#a58d63" strokeLinecap="round">
        <path d="M92 146h96" strokeWidth="7" />
        <path d="M82 161h116" strokeWidth="8" />
        <path d="M70 178h140" strokeWidth="10" />
        <path d="M56 197h168" strokeWidth="12" />
      </g>
      <path d="M113 138L92 200M167 138l21 62" stroke="var(--ink-2)" strokeWidth="6" />
      <g fill="none" stroke="var(--go)" strokeWidth="2.5" strokeLinecap="round">
        <path d="M30 176q-3-12-11-16M34 176q0-14 5-20M38 176q4-10 12-12M244 168q-3-12-10-15M248 168q1-13 6-18" />
        <path d="M140 152q-2-9-7-12M143 152q1-10 4-14M146 152q3-7 8-9" />
      </g>
      <g stroke="var(--day-ink)" strokeWidth="2.5" strokeLinejoin="round">
        <path d="M84 58h18v88H84zM178 58h18v88h-18z" fill="#6d4a2b" />
        <rect x="52" y="72" width="176" height="36" rx="4" fill="var(--day-card)" />
        <path
          d="M46 112l30-44h22l-30 44zM90 112l30-44h22l-30 44zM134 112l30-44h22l-30 44zM178 112l30-44h22l-30 44z"
          fill="var(--day-stop)"
          stroke="none"
          clipPath="url(#beam)"
        />
        <rect x="52" y="72" width="176" height="36" rx="4" fill="none" />
        <circle cx="93" cy="90" r="17" fill={IRON} />
        <circle cx="187" cy="90" r="17" fill={IRON} />
        <circle cx="93" cy="90" r="9" fill={STEEL} strokeWidth="2" />
        <circle cx="187" cy="90" r="9" fill={STEEL} strokeWidth="2" />
        <path d="M136 72V50h8v22z" fill="var(--day-ink)" />
        <path d="M124 22q16-12 32 0v30h-32z" fill="#33383e" />
        <circle cx="140" cy="36" r="10" fill="#f48d80" />
        <path d="M132 12q8-8 16 0" fill="none" />
      </g>
    </svg>
  );
}
