import type { ReactNode } from 'react';
import type { Moment } from '../logic/history.ts';
import { NUMERALS, TONES } from '../logic/lines.ts';
import type { Words } from '../words/words.ts';

/** The chart in figures: what came, and the total after it. */
export function Figures({ moments, names, words }: FiguresProps): ReactNode {
  return (
    <table className="tram-figures figures">
      <caption className="visually-hidden">{words.result.chart}</caption>
      <thead>
        <tr>
          <th scope="col">{words.result.after}</th>
          {names.slice(0, 2).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {moments.map((moment, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what has happened stays where it is.
          <tr key={i}>
            <th scope="row">
              {moment.is === 'scoring' ? (
                <>
                  <i>{moment.nth}</i>
                  <span className={`tram-chip tram-line-${TONES[moment.line]}`} aria-hidden="true">
                    {NUMERALS[moment.line]}
                  </span>
                  <span className="visually-hidden">{words.pad.lineOf(moment.line)}</span>
                </>
              ) : (
                words.result.bonusUndated
              )}
            </th>
            {([0, 1] as const).map((seat) => (
              <td key={seat}>
                {gainOf(moment, seat)}
                <b>{moment.totals[seat]}</b>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type FiguresProps = { moments: readonly Moment[]; names: readonly string[]; words: Words };

function gainOf(moment: Moment, seat: 0 | 1): ReactNode {
  const points =
    moment.is === 'scoring' ? moment.points[seat] : moment.seat === seat ? moment.points : 0;
  return points === 0 ? null : <small>+{points}</small>;
}
