import type { ReactNode } from 'react';
import { DIVIDENDS } from '#games/union-pacific/rules/data/cards.ts';
import './art.css';
import { Certificate } from './certificate.tsx';

const NUMERALS = ['I', 'II', 'III', 'IV'];
const PIPS = Array.from({ length: DIVIDENDS }, (_, i) => i);

/** The dividend card turned as the `nth` (from 1), 120 by 176: coins, and how many of the four are out. */
export function DividendArt({
  nth,
  className = '',
}: {
  nth: number;
  className?: string;
}): ReactNode {
  return (
    <Certificate
      className={className}
      fill="var(--up-coin)"
      on="var(--up-ink)"
      line="var(--up-brass)"
      pattern="chevron"
      head={NUMERALS[nth - 1] ?? ''}
    >
      <g fill="var(--up-coin)" stroke="var(--up-ink)" strokeWidth="1.8">
        {COINS.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <circle cx="60" cy="76" r="20" fill="var(--up-coin)" stroke="var(--up-ink)" strokeWidth="2" />
      <circle cx="60" cy="76" r="15.5" fill="none" stroke="var(--up-brass)" strokeWidth="1.2" />
      <text className="up-letters" x="60" y="85.5" fontSize="27" fill="var(--up-ink)">
        $
      </text>
      <g stroke="var(--up-ink)" strokeWidth="1.6">
        {PIPS.map((i) => (
          <circle
            key={i}
            cx={33 + i * 18}
            cy="150"
            r="5.5"
            fill={i < nth ? 'var(--up-ink)' : 'none'}
          />
        ))}
      </g>
    </Certificate>
  );
}

/** A coin lying on a stack: its rim and its face. */
const coin = (x: number, y: number): string =>
  `M${x - 15} ${y}v5a15 5.5 0 0 0 30 0v-5M${x - 15} ${y}a15 5.5 0 1 0 30 0a15 5.5 0 1 0-30 0z`;

const stack = (x: number, coins: number): string[] =>
  Array.from({ length: coins }, (_, i) => coin(x, 122 - i * 7));

const COINS = [...stack(33, 4), ...stack(87, 3), ...stack(60, 2)];
