import { memo } from 'react';
import { type Card, lineOf, POINTS_OF, valueOf } from '#games/trambahn/rules/model.ts';
import { countTo } from '../logic/count-to.ts';
import { NUMERALS, TONES } from '../logic/lines.ts';
import { HALL, type House, STREET, streetOf } from './houses.ts';

const BAND = 'M1 33V8a7 7 0 0 1 7-7h84a7 7 0 0 1 7 7v25z';

/** 1.2, 1.3: numeral, points as stars, value, the houses around it, and its stop on the line. */
export const StationCard = memo(function StationCard({ card }: { card: Card }) {
  const line = lineOf(card);
  const value = valueOf(card);
  const tone = TONES[line];
  const wide = NUMERALS[line].length > 2 ? 32 : 26;
  const on = `var(--line-${tone}-on)`;
  return (
    <svg className="tram-card" viewBox="0 0 100 142" aria-hidden="true">
      <rect className="tram-card-face" x="1" y="1" width="98" height="140" rx="7" />
      <path d={BAND} fill={`var(--line-${tone})`} />
      <path d={BAND} fill={`url(#pt-line-${tone})`} />
      <rect
        x="6"
        y="6"
        width={wide}
        height="22"
        rx="4"
        fill={`var(--line-${tone})`}
        stroke={on}
        strokeWidth="1.2"
      />
      <text className="tram-sg" x={6 + wide / 2} y="22.5" fontSize="17" fontWeight="700" fill={on}>
        {NUMERALS[line]}
      </text>
      {countTo(POINTS_OF[card] as number).map((i) => (
        <use key={i} href="#star" x={82 - i * 14} y="10" width="13" height="13" fill={on} />
      ))}
      <text className="tram-sg tram-value" x="50" y="80" fontSize="52" fontWeight="600">
        {value}
      </text>
      <svg x="7" y="86" width={STREET.width} height={STREET.height} aria-hidden="true">
        {value === 10 ? <Hall tint={`var(--line-${tone}-wash)`} /> : <Street card={card} />}
      </svg>
      <path d="M7 120h86" stroke="var(--face-ink)" strokeWidth="1.4" />
      <Stops value={value} tone={tone} />
    </svg>
  );
});

function Street({ card }: { card: Card }) {
  const line = lineOf(card);
  const { houses, windows } = streetOf(line, valueOf(card));
  return (
    <>
      <g stroke="var(--face-ink)" strokeLinejoin="round">
        <path d={drawingOf(houses, false)} fill="var(--face)" />
        <path d={drawingOf(houses, true)} fill={`var(--line-${TONES[line]}-wash)`} />
      </g>
      <path d={windows} fill="var(--face-ink)" fillOpacity=".62" />
    </>
  );
}

/** Few drawings for many houses and stops: a refill brings five cards in one frame. */
function drawingOf(houses: readonly House[], tinted: boolean): string {
  return houses.flatMap((house) => (house.tinted === tinted ? [house.d] : [])).join('');
}

function Hall({ tint }: { tint: string }) {
  return (
    <g fill={tint} stroke="var(--face-ink)">
      <path d={HALL.wings} />
      <path d={HALL.roof} />
      <circle cx="43" cy="12.2" r="5" fill="var(--face)" />
      <path d={HALL.clock} fill="none" />
      <path d={HALL.doors} fill="var(--face)" />
    </g>
  );
}

const STOPS = countTo(10)
  .map((i) => `M${(7.8 + (i * 80) / 9).toFixed(2)} 130.5a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0z`)
  .join('');

/** The line's ten stops, this one filled. */
function Stops({ value, tone }: { value: number; tone: string }) {
  const paint = `var(--line-${tone}-pr)`;
  return (
    <>
      <path d="M10 130.500h80" stroke={paint} strokeWidth="3" />
      <path d={STOPS} stroke={paint} strokeWidth="1.3" fill="var(--face)" />
      <circle
        cx={10 + ((value - 1) * 80) / 9}
        cy="130.5"
        r="4.6"
        fill={paint}
        stroke="var(--face-ink)"
        strokeWidth="1.3"
      />
    </>
  );
}
