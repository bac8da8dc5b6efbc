import { memo } from 'react';
import { TintPatterns } from '#ui/defs.tsx';
import { lines } from '../palette.ts';
import { guilloche } from './guilloche.ts';

/** The drawings that a board shows many times over. Once in every board; stars are the house's. */
export const Defs = memo(function Defs() {
  return (
    <svg className="tram-defs" width="0" height="0" aria-hidden="true">
      <defs>
        <TintPatterns prefix="line" tints={lines} />
        <symbol id="tram-rider" viewBox="0 0 24 30">
          <path d="M8 0h8v6h3.500v2H4.500V6H8zM7 9h10v2.500a5 5 0 0 1-10 0zM2 30q0-12 10-12t10 12z" />
        </symbol>
        <symbol id="tram-conductor" viewBox="0 0 60 66">
          <Conductor />
        </symbol>
        <symbol id="tram-note" viewBox="0 0 100 142">
          <NoteArt />
        </symbol>
        <pattern id="tram-hatch" width="6" height="6" patternUnits="userSpaceOnUse">
          <path d="M-1 1l2-2M0 6l6-6M5 7l2-2" stroke="#1d2126" strokeOpacity=".22" />
        </pattern>
      </defs>
    </svg>
  );
});

function Conductor() {
  return (
    <>
      <path d="M6 66q1-18 15-21h18q14 3 15 21z" fill="#12385b" />
      <path d="M24 44l6 8 6-8v-6H24z" fill="#f0d2ae" />
      <path d="M30 52v14M22 48l-2 18M38 48l2 18" fill="none" stroke="#f7f3e8" strokeOpacity=".55" />
      <g fill="#c8922e">
        <circle cx="26" cy="56" r="1.7" />
        <circle cx="34" cy="56" r="1.7" />
        <circle cx="26" cy="62" r="1.7" />
        <circle cx="34" cy="62" r="1.7" />
      </g>
      <path d="M19 22h22v10q0 11-11 11t-11-11z" fill="#f0d2ae" />
      <path d="M20 34q5-4 10 0q5-4 10 0q0 5-5 4q-3 0-5-2q-2 2-5 2q-5 1-5-4z" fill="#4f3022" />
      <g fill="#1d2126">
        <circle cx="25.5" cy="28" r="1.4" />
        <circle cx="34.5" cy="28" r="1.4" />
      </g>
      <path d="M17 14q13-7 26 0l-1 8H18z" fill="#12385b" />
      <path d="M15 24q15-6 30 0l-3-4H18z" fill="#15181c" />
      <path d="M18 20h24" stroke="#c8922e" strokeWidth="2" />
      <circle cx="30" cy="15" r="2.6" fill="#c8922e" />
    </>
  );
}

function NoteArt() {
  return (
    <>
      <rect className="tram-note-paper" x="1" y="1" width="98" height="140" rx="7" />
      <g fill="none" stroke="var(--note-ink)">
        <rect x="6" y="6" width="88" height="130" rx="4" strokeWidth="1.2" />
        <path d={guilloche(40, 14, 6, 0.5)} strokeWidth=".45" strokeOpacity=".75" />
        <path d={guilloche(22, 10, 4, 0.3)} strokeWidth=".45" strokeOpacity=".75" />
        <circle cx="50" cy="71" r="16.5" fill="var(--note)" strokeWidth="1.1" />
      </g>
      <g className="tram-sg" fill="var(--note-ink)" fontWeight="600" fontSize="10.5">
        <text x="50" y="76" fontSize="14" fontWeight="700">
          1000
        </text>
        <text x="50" y="25" letterSpacing="2">
          MARK
        </text>
        <text x="50" y="126" letterSpacing="2">
          MARK
        </text>
      </g>
    </>
  );
}
