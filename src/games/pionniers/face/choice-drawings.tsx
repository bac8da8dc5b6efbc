import type { ReactNode } from 'react';
import type { ChoiceDrawings } from '#ui/option-field.ts';

/** The four lines of the prairie, by their heights. */
const LINES = [10, 22, 34, 46] as const;

function Prairie({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      <rect width="96" height="56" rx="4" fill="#dfe6c4" />
      {children}
    </>
  );
}

/** The lines as sleepers and two rails, each with a danger at its `x`. */
function Lines({ marks }: { marks: readonly number[] }): ReactNode {
  return LINES.map((y, i) => (
    <g key={y}>
      <path d={`M5 ${y}h86`} stroke="#a58d63" strokeWidth="6" strokeDasharray="1.800 2.600" />
      <path d={`M5 ${y - 1.5}h86M5 ${y + 1.5}h86`} stroke="#4d5359" strokeWidth="1" />
      <circle cx="9" cy={y} r="4" fill="#fffaf0" stroke="#1d2126" strokeWidth="1" />
      <path
        d={`M${marks[i]} ${y - 4.5}l4.5 8h-9z`}
        fill="#a6130c"
        stroke="#fffaf0"
        strokeWidth=".8"
      />
    </g>
  ));
}

const RIVER = { fill: 'none', stroke: '#203a72', strokeWidth: 5, strokeOpacity: 0.75 };

/** By field and choice. */
export const drawings: ChoiceDrawings = {
  'board level': (
    <Prairie>
      <path d="M34 0q2 14 0 28t0 28M72 0q-2 14 0 28t0 28" {...RIVER} />
      <Lines marks={[53, 53, 53, 53]} />
    </Prairie>
  ),
  'board slanted': (
    <Prairie>
      <path d="M26 0q10 14 10 28t10 28M62 0q10 14 10 28t10 28" {...RIVER} />
      <Lines marks={[53, 57, 49, 53]} />
    </Prairie>
  ),
  'board own': (
    <>
      <rect
        x=".75"
        y=".75"
        width="94.5"
        height="54.500"
        rx="4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="5 4"
        opacity=".6"
      />
      <path
        d="M37 10h15l8 8v28H37zM52 10v8h8"
        fill="#fffaf0"
        stroke="#1d2126"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path
        d="M48.5 39V25M43 30.500l5.500-5.500 5.500 5.500"
        fill="none"
        stroke="#12385b"
        strokeWidth="2.2"
      />
    </>
  ),
};
