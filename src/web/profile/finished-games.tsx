import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { FinishedGame } from '#protocol/http/people.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '../link.tsx';
import { useLanguage } from '../preferences.ts';
import { pathTo } from '../routes.ts';
import { ago } from '../words/ago.ts';
import { profileWords } from '../words/profile/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import { readGames } from './profile-api.ts';
import { useFigures } from './use-figures.ts';

/** Games that are over and that the reader may look at again. */
export function FinishedGames({ person }: { person: string }): ReactNode {
  const { games } = useCatalogue(profileWords);
  const [found, setFound] = useState<readonly FinishedGame[]>([]);
  const [next, setNext] = useState<string>();
  const read = useCallback(
    async (before?: string) => {
      const more = await readGames(person, before);
      setFound((known) => (before === undefined ? more.games : [...known, ...more.games]));
      setNext(more.next);
    },
    [person],
  );
  useEffect(() => void read(), [read]);
  return (
    <section id="games" className="profile-games">
      <h2>{games.title}</h2>
      {found.length === 0 ? <p className="profile-note">{games.none}</p> : undefined}
      <ul>
        {found.map((game) => (
          <Row key={game.table} game={game} />
        ))}
      </ul>
      {next === undefined ? undefined : (
        <Button kind="quiet" onClick={() => void read(next)}>
          {games.more}
        </Button>
      )}
    </section>
  );
}

function Row({ game: { table, game, at, seats, ended } }: { game: FinishedGame }): ReactNode {
  const { games } = useCatalogue(profileWords);
  const figures = useFigures();
  const language = useLanguage();
  const names = seats
    .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0))
    .map(({ name, score, you }) => {
      const who = you ? games.you : name;
      return score === undefined ? who : `${who} ${figures.whole(score)}`;
    });
  const won = seats.filter(({ place }) => place === 1);
  return (
    <li>
      <Link href={pathTo.online(table)}>{figures.gameName(game)}</Link>
      <span>{games.row(names)}</span>
      <small>
        {ended === 'agreed' ? `${games.stopped}, ` : ''}
        {won.length === 0
          ? ''
          : `${games.won(
              won.flatMap(({ name, you }) => (you ? [] : [name])),
              won.some(({ you }) => you),
            )}, `}
        {ago(language, at, Date.now())}
      </small>
    </li>
  );
}
