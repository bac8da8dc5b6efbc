import type { ReactNode } from 'react';
import type { Language } from '#kernel/game.ts';
import { n } from '#ui/curves.ts';
import { MARKS, type Mark, shapeOf } from './tints.ts';

/** Where the letter stands in each shape, on its field of 24. */
const LETTER: Readonly<Record<Mark, number>> = {
  danger: 19.5,
  'trading-post': 18.5,
  garrison: 18.5,
  sabotage: 16.8,
  ambush: 16.8,
  river: 17,
};

type SignProps = { mark: Mark; language: Language; x?: number; y?: number; scale?: number };

/** The sign of a mark about its middle, to stand in a drawing: shape, letter and colour together. */
export function Sign({ mark, language, x = 12, y = 12, scale = 1 }: SignProps): ReactNode {
  const shape = shapeOf(mark);
  const fill = `var(--mark-${mark})`;
  const thin = mark === 'ambush' || mark === 'sabotage';
  return (
    <g transform={`translate(${n(x - 12 * scale)} ${n(y - 12 * scale)}) scale(${scale})`}>
      <path
        d={shape}
        fill={fill}
        stroke="var(--pio-paper)"
        strokeWidth="4.2"
        strokeLinejoin="round"
      />
      <path
        d={shape}
        fill={fill}
        stroke="var(--pio-ink)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      {thin && <circle cx="12" cy="12" r="7.4" fill={fill} />}
      <text
        className="pio-sign"
        x="12"
        y={LETTER[mark]}
        fontSize="13"
        fontWeight="700"
        fill={`var(--mark-${mark}-on)`}
      >
        {MARKS[mark].letter[language]}
      </text>
    </g>
  );
}

/** The same as a picture of its own, for panels and for the log. */
export function SignIcon({
  mark,
  language,
  size = 22,
  className,
}: {
  mark: Mark;
  language: Language;
  size?: number;
  className?: string;
}) {
  return (
    <svg className={className} width={size} height={size} viewBox="-2 -2 28 28" aria-hidden="true">
      <Sign mark={mark} language={language} />
    </svg>
  );
}
