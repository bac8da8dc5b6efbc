import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { SheetOfTrain, TrainShown, Traveller } from '#protocol/http/daily.ts';
import { useFigures } from '../profile/use-figures.ts';
import { dailyWords } from '../words/daily/index.ts';
import { useCatalogue, useWords } from '../words/use-words.ts';
import { sheetOf } from './ask.ts';
import { Invite } from './invite.tsx';
import { Spread } from './spread.tsx';
import './sheet.css';

/** With the engine of the game, which plays both journeys again. */
const BothJourneys = lazy(() =>
  import('./both-journeys.tsx').then((m) => ({ default: m.BothJourneys })),
);

type SheetProps = { day: string; train: TrainShown; isToday: boolean };

/** Who has arrived by this train, and one's own journey beside another's. */
export function Sheet({ day, train, isToday }: SheetProps): ReactNode {
  const words = useCatalogue(dailyWords);
  const { shell } = useWords();
  const [sheet, setSheet] = useState<SheetOfTrain | 'failed'>();
  const [chosen, setChosen] = useState<string>();
  const pair = useRef<HTMLElement>(null);
  const choose = (id: string): void => {
    setChosen(id);
    pair.current?.scrollIntoView({ block: 'nearest' });
  };
  const { game } = train;
  useEffect(() => {
    let here = true;
    void sheetOf(day, game).then((answer) => {
      if (here) setSheet('told' in answer ? answer.told : 'failed');
    });
    return () => {
      here = false;
    };
  }, [day, game]);
  if (sheet === undefined) return <p className="loading">{shell.loading}</p>;
  if (sheet === 'failed') return <p role="alert">{words.trouble.other}</p>;
  const mine = sheet.rows.find(({ you }) => you);
  const others = sheet.rows.filter(({ you }) => !you);
  const other = others.find(({ id }) => id === chosen) ?? others[0];
  return (
    <div className="daily-papers">
      <section className="daily-paper daily-sheet" aria-labelledby="daily-sheet">
        <h2 id="daily-sheet">{words.sheet(`${train.train}`)}</h2>
        {sheet.rows.length === 0 ? (
          <p>{words.nobody}</p>
        ) : (
          <Rows sheet={sheet} other={mine && other} choose={choose} />
        )}
        {sheet.arrived > 1 ? <Spread sheet={sheet} mine={mine} other={other} /> : undefined}
        <p>{words.sheetNote}</p>
      </section>
      <section ref={pair} className="daily-paper daily-pair" aria-labelledby="daily-pair">
        {mine && other ? (
          <Suspense fallback={<p className="loading">{shell.loading}</p>}>
            <BothJourneys
              key={other.id}
              day={day}
              train={train}
              mine={mine}
              other={other}
              aside={isToday ? <Invite /> : undefined}
            />
          </Suspense>
        ) : (
          <>
            <header>
              <h2 id="daily-pair">{words.pairNone}</h2>
              {isToday ? <Invite /> : undefined}
            </header>
            <p>{mine ? words.first : words.notTravelled}</p>
          </>
        )}
      </section>
    </div>
  );
}

type RowsProps = {
  sheet: SheetOfTrain;
  /** Whose journey stands beside one's own; nothing: there is none of one's own. */
  other: Traveller | undefined;
  choose(id: string): void;
};

function Rows({ sheet, other, choose }: RowsProps): ReactNode {
  const { head, versus, you: youText, compareWith } = useCatalogue(dailyWords);
  const { whole, share } = useFigures();
  return (
    <div className="daily-rows">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{head.rank}</span>
            </th>
            <th scope="col">{head.traveller}</th>
            <th scope="col">{head.score}</th>
            <th scope="col">{head.share}</th>
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map(({ id, rank, name, score, rival, behind, you }) => (
            <tr key={id} className={you ? 'you' : id === other?.id ? 'with' : undefined}>
              <td>{rank}</td>
              <th scope="row">
                {you ? (
                  youText
                ) : other ? (
                  <button
                    type="button"
                    aria-pressed={id === other.id}
                    aria-label={compareWith(name)}
                    onClick={() => choose(id)}
                  >
                    {name}
                  </button>
                ) : (
                  name
                )}
              </th>
              <td>{versus(whole(score), whole(rival))}</td>
              <td>{sheet.arrived > 1 ? share(behind, sheet.arrived - 1) : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
