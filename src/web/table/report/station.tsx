import type { ReactNode } from 'react';
import type { Station } from '#bots/analysis/report.ts';
import type { SeatColour } from '#ui/palettes.ts';
import { Seat } from '#ui/seat.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { useLanguage } from '../../preferences.ts';
import { reportWords } from '../../words/report/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { Film } from '../replay/replay.tsx';
import { give, percent, signOf } from './figures.ts';
import { Printed } from './printed.tsx';
import { toldOf } from './told.ts';
import { Ways } from './ways.tsx';

/** One station: a decision with what else there was, or a draw with what it did to everybody. */
export function StationText({ station, film, names, colours }: StationProps): ReactNode {
  const language = useLanguage();
  const { actor, from, options } = station;
  const before = film.frames[from]?.state;
  if (!before) return undefined;
  if (actor === 'chance' || options.length === 0) {
    const listener = { language, names, eyes: 'watcher' as const };
    return (
      <>
        <p className="report-told">
          <Sentence text={toldOf(film.title, before, actor, station.actions, listener)} />
        </p>
        <BeforeAndAfter station={station} names={names} colours={colours} />
      </>
    );
  }
  return <Ways decided={{ ...station, actor }} film={film} names={names} />;
}

type StationProps = {
  station: Station;
  film: Film;
  names: readonly string[];
  colours: readonly SeatColour[];
};

function BeforeAndAfter({ station, names, colours }: Omit<StationProps, 'film'>): ReactNode {
  const words = useCatalogue(reportWords).station;
  return (
    <table className="figures report-accounts">
      <caption>{words.seats}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{words.before}</th>
          <th scope="col">{words.after}</th>
          <th scope="col">{words.changed}</th>
        </tr>
      </thead>
      <tbody>
        {station.before.map((before, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <tr key={seat} className={seat === station.seat ? 'focus' : undefined}>
            <th scope="row">
              <span>
                <Seat colour={colours[seat] ?? 'red'} size={20} /> {names[seat]}
              </span>
            </th>
            <td>
              <Printed figure={before} />
            </td>
            <td className="report-result">
              <Printed figure={station.after[seat] ?? before} />
            </td>
            <td>
              {signOf(percent(station.change[seat] ?? { mean: 0 })).written}
              <small className="report-give"> ±{give(station.change[seat]?.error ?? 0)}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
