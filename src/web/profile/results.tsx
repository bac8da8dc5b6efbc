import type { ReactNode } from 'react';
import type { GameShown, RatingPace, SheetShown } from '#protocol/http/people.ts';
import { Sentence } from '#ui/sentence.tsx';
import { Emblem } from '../hall/marks.tsx';
import { profileWords } from '../words/profile/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import { FILLS } from './hatching.tsx';
import { useFigures } from './use-figures.ts';
import '../hall/tokens.css';
import './results.css';

/** How games between people have gone, by game. */
export function Results({ sheet, pace }: { sheet: SheetShown; pace: RatingPace }): ReactNode {
  const { results } = useCatalogue(profileWords);
  const figures = useFigures();
  const { games, played, won, rated } = sheet;
  if (games.length === 0) {
    return (
      <section className="profile-part profile-none">
        <h2>{results.title}</h2>
        <p className="profile-note">{results.none}</p>
      </section>
    );
  }
  return (
    <div className="profile-results">
      <table>
        <caption>
          {results.title} <small>{results.note}</small>
          <Legend />
        </caption>
        <thead>
          <tr>
            <th scope="col">{results.game}</th>
            <th scope="col">{results.played}</th>
            <th scope="col">{results.won}</th>
            <th scope="col" className="profile-places">
              {results.places}
            </th>
            {rated ? <th scope="col">{results.rating}</th> : undefined}
          </tr>
        </thead>
        <tbody>
          {games.map((game) => (
            <GameRow key={game.game} game={game} sheet={sheet} pace={pace} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{results.all}</th>
            <td>{figures.whole(played)}</td>
            <td className="profile-won">
              <b>{figures.whole(won)}</b>{' '}
              {played > 0 ? <small>{figures.share(won, played)}</small> : undefined}
            </td>
            <td className="profile-places" />
            {rated ? <td /> : undefined}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

type RowProps = { game: GameShown; sheet: SheetShown; pace: RatingPace };

function GameRow({ game: { game, played, places }, sheet, pace }: RowProps): ReactNode {
  const { results } = useCatalogue(profileWords);
  const figures = useFigures();
  const [won] = places;
  const rating = sheet.ratings.find((one) => one.game === game && one.pace === pace);
  return (
    <tr>
      <th scope="row">
        <span className="profile-game">
          <Emblem game={game} size={24} />
          {figures.gameName(game)}
        </span>
      </th>
      <td>{figures.whole(played)}</td>
      <td className="profile-won">
        <b>{figures.whole(won)}</b> <small>{figures.share(won, played)}</small>
      </td>
      <td className="profile-places">
        <Places places={places} played={played} />
        <span className="visually-hidden">{results.placesAre(places)}</span>
      </td>
      {sheet.rated ? (
        <td className="profile-rated">
          {rating ? (
            <>
              <b>{figures.whole(rating.value)}</b> <small>{figures.signed(rating.change)}</small>
            </>
          ) : (
            '–'
          )}
        </td>
      ) : undefined}
    </tr>
  );
}

const WIDTH = 240;

function Places({ places, played }: Pick<GameShown, 'places' | 'played'>): ReactNode {
  let x = 0;
  return (
    <svg viewBox={`0 0 ${WIDTH} 24`} preserveAspectRatio="none" aria-hidden="true">
      {places.map((count, i) => {
        const width = (count / played) * WIDTH;
        const from = x;
        x += width;
        if (count === 0) return undefined;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number.
            key={i}
            x={from + 0.75}
            y="2"
            width={width - 1.5}
            height="20"
            fill={FILLS[i]}
            stroke="var(--ink)"
            strokeWidth="1.3"
          />
        );
      })}
    </svg>
  );
}

function Legend(): ReactNode {
  const { results } = useCatalogue(profileWords);
  const names = [results.first, results.second, results.third, results.beyond];
  return (
    <span className="profile-legend" aria-hidden="true">
      {names.map((name, i) => (
        <span key={name}>
          <svg width="20" height="14" aria-hidden="true">
            <rect x="1" y="1" width="18" height="12" fill={FILLS[i]} stroke="var(--ink)" />
          </svg>
          <span>
            <Sentence text={name} />
          </span>
        </span>
      ))}
    </span>
  );
}
