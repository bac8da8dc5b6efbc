import type { ReactNode } from 'react';
import type { Language } from '#kernel/game.ts';
import { n } from '#ui/curves.ts';
import { hinted } from '../words/hints.ts';
import { hintsIn } from '../words/index.ts';
import { Sign } from './sign.tsx';
import { SlowSignal } from './signal.tsx';
import { MARKS, type Mark, SLOW } from './tints.ts';

/** What the letters mean, in the sky of the board where nothing is played; between the two, the sign of whose turn it is. */
export function Legend({ language }: { language: Language }): ReactNode {
  return (
    <g className="pio-legend">
      <Pill x={22} entries={['river', 'garrison', 'danger', 'trading-post']} language={language} />
      <Pill x={1075} entries={['ambush', 'sabotage', 'slow']} language={language} />
    </g>
  );
}

type Entry = Mark | 'slow';

const nameOf = (entry: Entry, language: Language): string =>
  (entry === 'slow' ? SLOW : MARKS[entry]).name[language];

const hintOf = (entry: Entry, language: Language): string => {
  const { slow, marks } = hintsIn(language);
  return entry === 'slow' ? slow(0) : marks[entry](0);
};

/** Entries one after the other; a letter is taken to be 8 wide, as nothing can be measured here. */
function Pill({ x, entries, language }: { x: number; entries: Entry[]; language: Language }) {
  let at = 24;
  const placed = entries.map((entry) => {
    const here = { entry, at };
    at += 46 + nameOf(entry, language).length * 8;
    return here;
  });
  return (
    <g transform={`translate(${x} 16)`}>
      <rect
        width={n(at - 10)}
        height="36"
        rx="18"
        fill="var(--pio-paper)"
        fillOpacity=".92"
        stroke="var(--pio-ink)"
        strokeWidth="1.5"
      />
      {placed.map(({ entry, at: left }) => (
        <g key={entry} {...hinted(entry, hintOf(entry, language))}>
          <rect
            className="pio-hit"
            x={n(left - 12)}
            y="0"
            width={n(36 + nameOf(entry, language).length * 8)}
            height="36"
          />
          {entry === 'slow' ? (
            <SlowSignal x={left + 9} y={31} scale={0.66} />
          ) : (
            <Sign mark={entry} language={language} x={left} y={18} scale={0.92} />
          )}
          <text className="pio-word" x={n(left + 19)} y="23.5" fontSize="16">
            {nameOf(entry, language)}
          </text>
        </g>
      ))}
    </g>
  );
}
