import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { reportWords } from '../../words/report/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { Film } from '../replay/replay.tsx';
import type { Departure } from './kept.ts';

/** Fetched where a game was played on from another. */
const BothWays = lazy(() => import('./both-ways.tsx').then((m) => ({ default: m.BothWays })));

/** How this game came out beside the one it was played on from, if it was. */
export function Compared({ film, table, names }: ComparedProps): ReactNode {
  const { compared: words } = useCatalogue(reportWords);
  const [departure, setDeparture] = useState<Departure>();
  useEffect(() => {
    let wanted = true;
    if (table !== undefined) {
      import('./kept.ts')
        .then(({ departureOf }) => departureOf(table))
        .then((found) => wanted && setDeparture(found))
        .catch(() => undefined);
    }
    return () => {
      wanted = false;
    };
  }, [table]);
  const end = film.frames.at(-1)?.state;
  if (!departure || !end) return undefined;
  const standings = film.title.game.standings(end).toSorted((a, b) => a.seat - b.seat);
  return (
    <section className="report-paper report-compared" aria-labelledby="report-compared">
      <h2 id="report-compared">{words.title}</h2>
      <p>{words.about(departure.from + 1)}</p>
      <table className="figures report-accounts">
        <thead>
          <tr>
            <td />
            <th scope="col">{words.other}</th>
            <th scope="col">{words.this}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name, seat) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={departure.places[seat] === 1 ? 'report-result' : undefined}>
                {departure.scores[seat]}
              </td>
              <td className={standings[seat]?.place === 1 ? 'report-result' : undefined}>
                {standings[seat]?.score}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {departure.log ? (
        <Suspense>
          <BothWays film={film} departure={departure} names={names} />
        </Suspense>
      ) : undefined}
    </section>
  );
}

type ComparedProps = { film: Film; table: string | undefined; names: readonly string[] };
