import type { ReactNode } from 'react';
import type { Option, Station } from '#bots/analysis/report.ts';
import { StopDisc } from '#ui/icons.tsx';
import type { SeatColour } from '#ui/palettes.ts';
import { Seat } from '#ui/seat.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { useLanguage } from '../../preferences.ts';
import { reportWords } from '../../words/report/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { Film } from '../replay/replay.tsx';
import { give, percent } from './figures.ts';
import { toldOf } from './told.ts';
import { WhyLine } from './why.tsx';

/** One station: a decision with what else there was, or a draw with what it did to everybody. */
export function StationText({ station, film, names, colours }: StationProps): ReactNode {
  const words = useCatalogue(reportWords).station;
  const language = useLanguage();
  const { actor, from, options, loss } = station;
  const before = film.frames[from]?.state;
  if (!before) return undefined;
  const listener = { language, names, eyes: 'watcher' as const };
  const told = (actions: readonly unknown[]): string =>
    toldOf(film.title, before, actor, actions, listener);
  if (actor === 'chance' || options.length === 0) {
    return (
      <>
        <p className="report-told">
          <Sentence text={told(station.actions)} />
        </p>
        <BeforeAndAfter station={station} names={names} colours={colours} />
      </>
    );
  }
  const best = options.toSorted((a, b) => b.winning.mean - a.winning.mean);
  return (
    <>
      <ol className="report-options" aria-label={words.options}>
        {best.map((option, n) => (
          <OptionLine
            key={JSON.stringify(option.actions)}
            option={option}
            rank={n + 1}
            seat={actor}
            told={told(option.actions)}
          />
        ))}
      </ol>
      {station.why ? (
        <WhyLine game={film.record.game} why={station.why} options={options} ranked={best} />
      ) : undefined}
      <p className="report-small">
        {loss === null || loss.mean <= 0
          ? best[0]?.played
            ? words.best
            : words.unsure
          : loss.mean < loss.error
            ? words.unsure
            : words.loss(percent(loss), give(loss.error))}{' '}
        {words.byKnowledge}
      </p>
    </>
  );
}

type StationProps = {
  station: Station;
  film: Film;
  names: readonly string[];
  colours: readonly SeatColour[];
};

type LineProps = { option: Option; rank: number; seat: number; told: string };

function OptionLine({ option, rank, seat, told }: LineProps): ReactNode {
  const words = useCatalogue(reportWords).station;
  const { played, winning, points } = option;
  const chance = Math.max(0, Math.min(100, percent(winning)));
  const rivals = points.filter((_, other) => other !== seat);
  return (
    <li className={played ? (rank === 1 ? 'played best' : 'played') : undefined}>
      <span className="report-tag" aria-hidden="true">
        {played && rank > 1 ? (
          <StopDisc size={26} />
        ) : (
          <i className={rank === 1 ? 'report-rank first' : 'report-rank'}>{rank}</i>
        )}
      </span>
      <span>
        <span className="report-way">
          <Sentence text={told} />
        </span>
        <small>
          {played ? `${words.played}, ` : ''}
          {words.points(Math.round(points[seat] ?? 0), Math.round(Math.max(...rivals)))}
        </small>
      </span>
      <span className="report-rail" aria-hidden="true">
        <i className="report-rail-done" style={{ width: `${chance}%` }} />
      </span>
      <span className="report-chance">
        {`${chance}\u202f%`}
        <small>{words.error(give(winning.error))}</small>
      </span>
    </li>
  );
}

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
          <th scope="col">±</th>
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
            <td>{percent(before)}</td>
            <td className="report-result">{percent(station.after[seat] ?? before)}</td>
            <td className="report-error">{give(station.change[seat]?.error ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
