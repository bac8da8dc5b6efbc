import type { ReactNode } from 'react';
import type { Decision, Option } from '#bots/analysis/report.ts';
import { StopDisc } from '#ui/icons.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { useLanguage } from '../../preferences.ts';
import { reportWords } from '../../words/report/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { Film } from '../replay/replay.tsx';
import { give, isUnsure, percent } from './figures.ts';
import { toldOf } from './told.ts';
import { WhyLine } from './why.tsx';

/** What else there was at a decision, the best first, and what was left behind there. */
export function Ways({ decided, film, names }: WaysProps): ReactNode {
  const words = useCatalogue(reportWords).station;
  const language = useLanguage();
  const { actor, from, options, why, loss } = decided;
  const before = film.frames[from]?.state;
  if (!before) return undefined;
  const listener = { language, names, eyes: 'watcher' as const };
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
            told={toldOf(film.title, before, actor, option.actions, listener)}
          />
        ))}
      </ol>
      {why ? (
        <WhyLine game={film.record.game} why={why} options={options} ranked={best} />
      ) : undefined}
      <p className="report-small">
        {options.length < 2
          ? words.only
          : loss === null || loss.mean <= 0
            ? best[0]?.played
              ? words.best
              : words.unsure
            : isUnsure(loss)
              ? words.unsure
              : words.loss(percent(loss), give(loss.error))}{' '}
        {words.byKnowledge}
      </p>
    </>
  );
}

type WaysProps = {
  decided: Omit<Decision, 'actions' | 'to'>;
  film: Film;
  names: readonly string[];
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
