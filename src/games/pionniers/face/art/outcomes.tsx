import type { ReactNode } from 'react';
import type { OutcomeKind, ThrowOutcome } from '#games/pionniers/rules/forecast.ts';
import type { Space } from '#games/pionniers/rules/model.ts';
import { type PatternName, patterns } from '#ui/palettes.ts';

/** `space`: where the front would come to stand, or would have: past the railhead for `derail`. */
export type DrawnOutcome = Pick<ThrowOutcome, 'throw' | 'chance'> & {
  space: Space;
  kind: OutcomeKind;
};

/** Colour and pattern together, the marks' own where there is one. */
const PAINT: Readonly<Record<OutcomeKind, { fill: string; on: string; pattern: PatternName }>> = {
  plain: { fill: 'var(--pio-clear)', on: '#fff', pattern: 'plain' },
  river: { fill: 'var(--mark-river)', on: '#fff', pattern: 'wave' },
  danger: { fill: 'var(--mark-danger)', on: '#fff', pattern: 'dots' },
  ambush: { fill: 'var(--mark-ambush)', on: '#fff', pattern: 'lattice' },
  derail: { fill: 'var(--pio-lost)', on: '#fff', pattern: 'rise' },
  dynamite: { fill: '#ffb300', on: '#1d2126', pattern: 'plus' },
  finish: { fill: '#fffaf0', on: '#1d2126', pattern: 'grid' },
};

const KINDS = Object.keys(PAINT) as OutcomeKind[];

export const outcomeFill = (kind: OutcomeKind): string => PAINT[kind].fill;
export const outcomePattern = (kind: OutcomeKind): string => `url(#pio-bar-${kind})`;

/** Once in every drawing that shows outcomes. */
export function OutcomePatterns(): ReactNode {
  return (
    <defs>
      {KINDS.map((kind) => (
        <pattern
          key={kind}
          id={`pio-bar-${kind}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
        >
          <path
            d={patterns[PAINT[kind].pattern]}
            fill="none"
            stroke={PAINT[kind].on}
            strokeOpacity={kind === 'derail' ? 0.65 : 0.5}
            strokeWidth={kind === 'derail' ? 2.2 : 1.4}
            strokeLinecap="round"
          />
        </pattern>
      ))}
    </defs>
  );
}

/** A little box of an outcome's paint, for the words beside the dice. */
export function OutcomeSwatch({ kind, size = 16 }: { kind: OutcomeKind; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <OutcomePatterns />
      <g stroke="var(--pio-ink)" strokeWidth="1.4">
        <rect x="1" y="1" width="14" height="14" rx="2" fill={outcomeFill(kind)} />
        <rect x="1" y="1" width="14" height="14" rx="2" fill={outcomePattern(kind)} />
      </g>
    </svg>
  );
}
