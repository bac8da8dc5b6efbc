import { type ReactNode, useId } from 'react';
import { n } from '#ui/curves.ts';
import { type PatternName, patterns } from '#ui/palettes.ts';

/** The edge of every card, 120 by 176. */
export const EDGE = {
  x: 1.5,
  y: 1.5,
  width: 117,
  height: 173,
  rx: 8.5,
  stroke: 'var(--up-ink)',
  strokeWidth: 3,
} as const;

/** A card of the game, whatever is printed on it. */
export function CardSheet({ className = '', children }: CardSheetProps): ReactNode {
  return (
    <svg className={`up-card ${className}`} viewBox="0 0 120 176" aria-hidden="true">
      {children}
    </svg>
  );
}

type CardSheetProps = { className?: string; children: ReactNode };

/** How high the coloured head of a card is. */
const HEAD = 36;

/** The sheet all cards of the game are printed on: a coloured head, engraved rules, and room below it. */
export function Certificate({
  fill,
  on,
  line,
  pattern,
  head,
  className = '',
  children,
}: {
  fill: string;
  on: string;
  line: string;
  pattern: PatternName;
  head: string;
  className?: string;
  children: ReactNode;
}): ReactNode {
  const tile = useId();
  const band = `M2 ${HEAD}V10a8 8 0 0 1 8-8H110a8 8 0 0 1 8 8V${HEAD}Z`;
  return (
    <CardSheet className={className}>
      <pattern id={tile} width="8" height="8" patternUnits="userSpaceOnUse">
        <path
          d={patterns[pattern]}
          fill="none"
          stroke={on}
          strokeOpacity=".26"
          strokeWidth={pattern === 'dots' ? 2.4 : 1.3}
          strokeLinecap="round"
        />
      </pattern>
      <rect x="1.5" y="1.5" width="117" height="173" rx="8.5" fill="var(--up-paper)" />
      <g fill="none" stroke={line}>
        <path d="M9 43H111V169H9Z" strokeWidth="1.6" strokeOpacity=".75" />
        <path d={RULE} strokeWidth=".8" strokeOpacity=".6" />
        <path d={ROSETTE} strokeWidth=".7" strokeOpacity=".3" transform="translate(60 82)" />
      </g>
      <path d={band} fill={fill} />
      <path d={band} fill={`url(#${tile})`} />
      <path d={`M2 ${HEAD}H118`} stroke="var(--up-ink)" strokeWidth="2" />
      <text className="up-head" x="60" y="27.5" fill={on} stroke={fill}>
        {head}
      </text>
      {children}
      <rect {...EDGE} fill="none" />
    </CardSheet>
  );
}

/** The inner rule, with cut corners. */
const RULE = 'M17 46.5H103L107.5 51V161L103 165.5H17L12.5 161V51Z';

/** An engraver's rosette: one circle wheeled round another. */
const ROSETTE = Array.from({ length: 18 }, (_, i) => {
  const turn = (i * Math.PI) / 9;
  const [x, y] = [Math.cos(turn) * 15, Math.sin(turn) * 15];
  return `M${n(x - 22)} ${n(y)}a22 22 0 1 0 44 0a22 22 0 1 0-44 0z`;
}).join('');
