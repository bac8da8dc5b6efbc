import type { ReactNode } from 'react';
import { type Pionniers, railheadOf, type Table } from '#games/pionniers/rules/model.ts';
import type { ScoreProps } from '#ui/face.ts';
import { Badge } from '../board/badge.tsx';
import { actsNow } from '../board/plates.tsx';
import { betweenEvents } from '../logic/between-events.ts';
import { placesOf } from '../logic/history.ts';
import { toGo } from '../logic/to-go.ts';
import { traitsOf } from '../logic/traits.ts';
import { wordsIn } from '../words/index.ts';
import './score.css';

/** How the trains stand, the first first: where, how far their track goes, how much behind, how many crates. */
export function Score(props: ScoreProps<Pionniers>): ReactNode {
  const { table, eyes, names, language, happening } = props;
  const words = wordsIn(language);
  const shown = happening ? betweenEvents(happening).shown : table;
  const places = placesOf(shown);
  const most = Math.max(0, ...shown.trains.map(({ front }) => front));
  const left = toGo(shown);
  return (
    <div className="pio-score">
      <h2>{words.score.title}</h2>
      <div className="pad pio-pad">
        <table className="figures">
          <caption className="visually-hidden">{words.score.title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.score.train}</th>
              <th scope="col">{words.score.space}</th>
              <th scope="col">{words.score.track}</th>
              <th scope="col">{words.score.behind}</th>
            </tr>
          </thead>
          <tbody>
            {places.map(({ line }) => {
              const train = shown.trains[line] as Table['trains'][number];
              const traits = traitsOf(shown, line, eyes).filter(({ is }) => is !== 'turn');
              return (
                <tr key={line} className={actsNow(shown, line) ? 'next' : undefined}>
                  <th scope="row">
                    <span className="pio-who">
                      <Badge seat={train.seat} line={line} size={22} />
                      <span className="name">
                        {names[train.seat]}
                        <small>
                          {traits.length === 0
                            ? words.plate.crates(train.crates)
                            : traits
                                .slice(0, 1)
                                .map((trait) => words.plate.trait(trait))
                                .join()}
                        </small>
                      </span>
                    </span>
                  </th>
                  <td>
                    <b>{train.front === 0 ? '–' : train.front}</b>
                  </td>
                  <td>{railheadOf(train)}</td>
                  <td>{train.front === most ? '–' : most - train.front}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
        {left > 0 ? <p className="pio-to-go">{words.score.toGo(left)}</p> : null}
      </div>
    </div>
  );
}
