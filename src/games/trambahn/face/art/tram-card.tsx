import { memo } from 'react';
import { PRICES } from '#games/trambahn/rules/data/cards.ts';
import type { Tram } from '#games/trambahn/rules/model.ts';
import { useViewer } from '../viewer.ts';
import { TramArt } from './tram-art.tsx';

/** 1.6 to 1.8: its name, what it multiplies by, what it costs. */
export const TramCard = memo(function TramCard({ tram }: { tram: Tram }) {
  const { words } = useViewer();
  const name = words.tram(tram);
  return (
    <svg className="tram-card wide" viewBox="0 0 142 100" aria-hidden="true">
      <rect className="tram-card-face" x="1" y="1" width="140" height="98" rx="7" />
      <rect
        x="5"
        y="5"
        width="132"
        height="90"
        rx="4"
        fill="none"
        stroke="var(--face-ink)"
        strokeWidth=".8"
      />
      <svg x="9" y="22" width="124" height="56" aria-hidden="true">
        <TramArt tram={tram} />
      </svg>
      <text
        className="tram-sg tram-left"
        x="11"
        y="18.5"
        fontSize={name.length > 16 ? 9.2 : 11}
        fontWeight="600"
        fill="var(--face-ink)"
      >
        {name}
      </text>
      <g transform="translate(120 20)">
        <circle r="13" fill="var(--brass-plate)" stroke="var(--face-ink)" strokeWidth="1.2" />
        <text className="tram-sg" y="5.5" fontSize="16" fontWeight="700" fill="#1d1a12">
          ×{tram}
        </text>
      </g>
      <text className="tram-sg" x="71" y="91" fontSize="13" fontWeight="600" fill="var(--face-ink)">
        {words.amount(PRICES[tram])}{' '}
        <tspan fontSize="10" fontWeight="500">
          marks
        </tspan>
      </text>
    </svg>
  );
});
