import type { ReactNode } from 'react';

/** How it stands, by shape and colour: a ticket in hand, the white disc with its green ring, the red disc with its bar. */
export type Face = 'tells' | 'glad' | 'stops';

/** The conductor in a round frame, a sign in hand. */
export function Portrait({ face }: { face: Face }): ReactNode {
  return (
    <svg className="learn-portrait" viewBox="0 0 92 92" aria-hidden="true">
      <circle cx="42" cy="42" r="40" fill="#ecdfbf" stroke="var(--day-enamel)" strokeWidth="4" />
      <circle cx="42" cy="42" r="36" fill="url(#hatch)" />
      <circle
        cx="42"
        cy="42"
        r="36.5"
        fill="none"
        stroke="var(--day-brass-lit)"
        strokeWidth="1.5"
      />
      <clipPath id="learn-round">
        <circle cx="42" cy="42" r="35.5" />
      </clipPath>
      <g clipPath="url(#learn-round)">
        <g transform={face === 'glad' ? 'translate(6 13) scale(1.2)' : 'translate(6 8) scale(1.2)'}>
          <Conductor />
        </g>
      </g>
      {face === 'tells' ? <TicketInHand /> : <Disc go={face === 'glad'} />}
    </svg>
  );
}

const SKIN = '#f0d2ae';

function Conductor(): ReactNode {
  return (
    <>
      <path d="M4 68q2-20 16-23h20q14 3 16 23z" fill="var(--day-enamel)" />
      <path d="M24 44l6 7 6-7v-6H24z" fill={SKIN} />
      <path
        d="M30 51l-5 17M30 51l5 17"
        fill="none"
        stroke="var(--day-enamel-ink)"
        strokeOpacity=".6"
      />
      <g fill="var(--day-brass-lit)">
        <circle cx="22" cy="57" r="1.7" />
        <circle cx="38" cy="57" r="1.7" />
        <circle cx="21" cy="63" r="1.7" />
        <circle cx="39" cy="63" r="1.7" />
      </g>
      <path d="M19 21h22v11q0 11-11 11T19 32z" fill={SKIN} />
      <path d="M21 35q4-4 9-.5 5-3.5 9 .5-1 4-5 3-2.5-.5-4-2-1.5 1.5-4 2-4 1-5-3z" fill="#4f3022" />
      <circle cx="25.5" cy="28" r="1.4" fill="var(--day-ink)" />
      <circle cx="34.5" cy="28" r="1.4" fill="var(--day-ink)" />
      <path d="M15 11q15-9 30 0l-2 9H17z" fill="var(--day-enamel)" />
      <path d="M16.5 18.5q13.5-4 27 0l2 5q-15.5-5-31 0z" fill="var(--day-enamel-2)" />
      <path d="M17 17.5q13-4 26 0" fill="none" stroke="var(--day-brass-lit)" strokeWidth="2" />
      <circle cx="30" cy="12" r="2.6" fill="var(--day-brass-lit)" />
    </>
  );
}

function TicketInHand(): ReactNode {
  return (
    <g transform="translate(70 70)" stroke="var(--day-ink)">
      <circle r="17" fill="var(--day-card)" stroke="var(--day-enamel)" strokeWidth="3" />
      <g transform="rotate(-14)">
        <rect
          x="-11"
          y="-6.5"
          width="22"
          height="13"
          rx="1.5"
          fill="var(--day-brass-wash)"
          strokeWidth="1.6"
        />
        <path d="M-7-2h8M-7 2h5" strokeWidth="1.5" />
        <circle cx="6" r="2.2" fill="var(--day-card)" strokeWidth="1.3" />
      </g>
    </g>
  );
}

function Disc({ go }: { go: boolean }): ReactNode {
  return (
    <g transform="translate(70 66)">
      <path d="M0 12v16" stroke="#6d4a2b" strokeWidth="5" strokeLinecap="round" />
      <circle
        r="17"
        fill={go ? 'var(--day-card)' : 'var(--day-stop)'}
        stroke="var(--day-ink)"
        strokeWidth="1.5"
      />
      {go ? (
        <circle r="12" fill="none" stroke="var(--day-go)" strokeWidth="6" />
      ) : (
        <>
          <circle r="12" fill="none" stroke="var(--day-card)" strokeWidth="2.5" />
          <path d="M-8-2.5H8v5H-8z" fill="var(--day-card)" />
        </>
      )}
    </g>
  );
}
