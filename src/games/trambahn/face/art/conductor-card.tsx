import { memo } from 'react';
import { TONES } from '../logic/lines.ts';

/** 1.4: he looks at you; the four lines below are where he may go. */
export const ConductorCard = memo(function ConductorCard({ name }: { name: string }) {
  return (
    <svg className="tram-card" viewBox="0 0 100 142" aria-hidden="true">
      <rect className="tram-card-face" x="1" y="1" width="98" height="140" rx="7" />
      <g fill="none" stroke="var(--face-ink)">
        <rect x="6" y="6" width="88" height="130" rx="4" />
        <rect x="8.5" y="8.5" width="83" height="125" rx="3" strokeWidth=".5" />
      </g>
      <path d="M14 14h72v84H14z" fill="#ecdfbf" />
      <path d="M14 14h72v84H14z" fill="url(#tram-hatch)" />
      <use href="#tram-conductor" x="14" y="19" width="72" height="79" />
      <path d="M14 98h72" stroke="var(--face-ink)" strokeWidth="1.4" />
      <text
        className="tram-sg"
        x="50"
        y="114"
        fontSize="12.5"
        fontWeight="600"
        fill="var(--face-ink)"
      >
        {name}
      </text>
      {TONES.map((tone, i) => (
        <rect
          key={tone}
          x={20 + i * 16}
          y="120"
          width="12"
          height="8"
          rx="1.5"
          fill={`var(--line-${tone})`}
          stroke="var(--face-ink)"
          strokeWidth=".6"
        />
      ))}
    </svg>
  );
});
