import { type ReactNode, useMemo } from 'react';
import { runsOf } from '#bots/analysis/course.ts';
import type { Decision } from '#bots/analysis/report.ts';
import { Sentence } from '#ui/sentence.tsx';
import { useLanguage } from '../../preferences.ts';
import { reportWords } from '../../words/report/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { Film } from '../replay/replay.tsx';
import { isUnsure } from './figures.ts';
import { Printed } from './printed.tsx';
import { toldOf } from './told.ts';
import { type Asked, useDecisions } from './use-decisions.ts';
import { Ways } from './ways.tsx';
import './decisions.css';

/** Every decision of one seat. Stations are only where the game turned; any other is weighed when it is asked about. */
export function Decisions({ film, names, focus }: DecisionsProps): ReactNode {
  const { decisions: words } = useCatalogue(reportWords);
  const { decisions, asked, ask } = useDecisions(film);
  const made = useMade(film, names, focus);
  const of = ({ from }: { from: number }) => decisions.find((one) => one.from === from);
  const chosen = made.find(({ run }) => run === asked?.run);
  const weighed = chosen && of(chosen);
  return (
    <section className="report-paper report-decisions" aria-labelledby="report-decisions">
      <h2 id="report-decisions">{words.title(names[focus] ?? '')}</h2>
      <p>{words.about}</p>
      <div>
        <ol>
          {made.map(({ run, from, told }) => {
            const known = of({ from });
            return (
              <li key={run}>
                <button
                  type="button"
                  aria-pressed={run === asked?.run}
                  onClick={() => ask(run, known !== undefined)}
                >
                  <b>{words.move(from + 1)}</b>
                  <span>
                    <Sentence text={told} />
                  </span>
                  {known ? <Left decision={known} /> : undefined}
                </button>
              </li>
            );
          })}
        </ol>
        <div>
          <Weighing asked={chosen && asked} />
          {weighed ? <Ways decided={weighed} film={film} names={names} /> : undefined}
        </div>
      </div>
    </section>
  );
}

type DecisionsProps = { film: Film; names: readonly string[]; focus: number };

/** What a seat decided, turn by turn, as it is told with all hands open. */
function useMade({ record, title, frames }: Film, names: readonly string[], seat: number) {
  const language = useLanguage();
  return useMemo(() => {
    const listener = { language, names, eyes: 'watcher' as const };
    return runsOf(record.log).flatMap(({ actor, actions, from }, run) => {
      const before = frames[from]?.state;
      if (actor !== seat || !before) return [];
      return [{ run, from, told: toldOf(title, before, seat, actions, listener) }];
    });
  }, [record, title, frames, names, seat, language]);
}

/** What was left behind there, in points; that it was nothing, as far as its error tells. */
function Left({ decision: { loss } }: { decision: Decision }): ReactNode {
  const { decisions: words } = useCatalogue(reportWords);
  if (!loss || loss.mean <= 0 || isUnsure(loss)) return <em>{words.nothing}</em>;
  return (
    <em className="report-sign minus">
      −<Printed figure={loss} />
    </em>
  );
}

function Weighing({ asked }: { asked: Asked | undefined }): ReactNode {
  const { decisions: words } = useCatalogue(reportWords);
  return (
    <>
      <p role="status">
        {asked?.is === 'weighing' ? words.weighing : asked?.is === 'done' ? words.weighed : ''}
      </p>
      {asked?.is === 'weighing' ? (
        <progress value={asked.part} max={1} aria-label={words.weighing} />
      ) : undefined}
      {asked?.is === 'failed' ? <p role="alert">{words.failed}</p> : undefined}
    </>
  );
}
