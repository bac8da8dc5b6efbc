import type { ReactNode } from 'react';
import { crewWords } from '../words/crew/index.ts';
import { useCatalogue } from '../words/use-words.ts';

/** What nobody waits for, and what is over before one has looked up. */
const AT_ONCE_MS = 150;
const A_MOMENT_MS = 800;

/** How long a move of theirs takes, at the median, as it was measured. */
export function ThinkingTime({ ms }: { ms: number }): ReactNode {
  const words = useCatalogue(crewWords);
  const said =
    ms < AT_ONCE_MS
      ? words.atOnce
      : ms < A_MOMENT_MS
        ? words.aMoment
        : words.seconds(`${Math.max(1, Math.round(ms / 1000))}`);
  return (
    <span>
      <Dial ms={ms} /> {said}
    </span>
  );
}

const REACH = 8.4;

/** The further round, the longer; not in proportion, or the short ones could not be told apart. */
function Dial({ ms }: { ms: number }): ReactNode {
  const degrees = Math.min(345, 40 + 81 * Math.log2(1 + ms / 1000));
  const angle = (degrees * Math.PI) / 180;
  const x = (12 + REACH * Math.sin(angle)).toFixed(2);
  const y = (12 - REACH * Math.cos(angle)).toFixed(2);
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10" fill="var(--face)" stroke="var(--enamel)" strokeWidth="2" />
      <path
        d={`M12 12V3.6A8.4 8.4 0 ${degrees > 180 ? 1 : 0} 1 ${x} ${y}z`}
        fill="var(--day-brass-lit)"
      />
      <path d="M12 12V4.5" stroke="var(--face-ink)" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  );
}
