import type { ReactNode } from 'react';
import type { Language } from '#kernel/game.ts';
import { CURVE, SUMMIT } from './logic/income.ts';

/** Where the player of the picture stands, and how far the curve is drawn. */
const [PLACE, LAST] = [12, 60];
const TICKS = [0, 10, 20, 30, 40, 50, LAST];

const x = (place: number): number => 14 + place * 3.5;
const y = (income: number): number => 92 - income * 2.9;

const INCOME = CURVE[PLACE] ?? 0;
const LINE = CURVE.slice(0, LAST + 1)
  .map((income, place) => `${x(place)} ${y(income)}`)
  .join('L');
const [FROM, TO] = SUMMIT;

const SAYS = {
  en: {
    income: `${PLACE} points: $${INCOME},000 a turn`,
    share: ['1 share', '+ $5,000', '− $1,000 a turn', '− 1 pt'],
  },
  fr: {
    income: `${PLACE} points : ${INCOME} 000 $ par tour`,
    share: ['1 part', '+ 5 000 $', '− 1 000 $ par tour', '− 1 pt'],
  },
} as const;

/** 15.2 and 5.2: the way of the income, and a share with what it gives and takes. */
export function Income({ language }: { language: Language }): ReactNode {
  const { income, share } = SAYS[language];
  return (
    <div className="rt-picture-income">
      <svg viewBox="0 0 240 112" aria-hidden="true">
        <path d={`M${x(FROM)} 92V${y(CURVE[FROM] ?? 0)}H${x(TO)}V92z`} className="rt-summit" />
        <path d={`M${LINE}`} fill="none" stroke="var(--ink)" strokeWidth="2" />
        <path d="M14 92h214" stroke="var(--ink)" />
        {TICKS.map((tick) => (
          <text key={tick} x={x(tick)} y="105" textAnchor="middle">
            {tick}
          </text>
        ))}
        <g transform={`translate(${x(PLACE)} ${y(INCOME)})`}>
          <path d="M0 0v-14" stroke="var(--ink)" strokeWidth="1.5" />
          <circle cy="-21" r="9" fill="var(--seat-red)" />
          <text className="rt-picture-seat" y="-17.5" textAnchor="middle">
            A
          </text>
        </g>
        <text className="rt-picture-says" x={x(PLACE + 4)} y={y(INCOME / 2)}>
          {income}
        </text>
      </svg>
      <p className="figures">
        {share.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </p>
    </div>
  );
}
