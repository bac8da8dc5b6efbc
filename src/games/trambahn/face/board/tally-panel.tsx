import type { ReactNode } from 'react';
import { Seat } from '#ui/seat.tsx';
import { NUMERALS, SEAT_COLOURS, TONES } from '../logic/lines.ts';
import type { Count } from '../motion/use-count.ts';
import { useViewer } from '../viewer.ts';

/** What is being counted, and how far it has come: stands over the depot while it lasts. The screen speaks the sums. */
export function TallyPanel({ count }: { count: Count }): ReactNode {
  const { words, names, near, far } = useViewer();
  const { tally, line, nth } = count;
  const seats = line === undefined ? [tally.seat ?? near] : [near, far];
  return (
    <div className="tram-tally" aria-hidden="true">
      <p>
        <b>{nth === undefined ? words.tally.bonus : words.tally.scoring(nth)}</b>
        {line === undefined ? null : (
          <span>
            <i className={`tram-chip tram-line-${TONES[line]}`}>{NUMERALS[line]}</i>
            {words.tally.line(line)}
          </span>
        )}
      </p>
      {seats.map((seat) => (
        <div key={seat} className={tally.seat === seat ? 'tram-tally-line now' : 'tram-tally-line'}>
          <Seat colour={SEAT_COLOURS[seat]} size={26} />
          <span>{names[seat]}</span>
          <b className="figures">{tally.totals[seat]}</b>
        </div>
      ))}
    </div>
  );
}
