import type { ReactNode } from 'react';
import { Icon } from '#ui/icons.tsx';
import { Link } from '../link.tsx';
import { useLanguage } from '../preferences.ts';
import { pathTo } from '../routes.ts';
import { ago } from '../words/ago.ts';
import { doorWords } from '../words/door/index.ts';
import { useCatalogue, useWords } from '../words/use-words.ts';
import type { LastGame } from './last-games.ts';
import './times.css';
import { useLastGames } from './use-last-games.ts';

/** What was played here last, and where to read more: an engraved timetable. */
export function Times({ game }: { game: string }): ReactNode {
  const { times: words } = useCatalogue(doorWords);
  const games = useLastGames(game);
  return (
    <aside className="door-times" aria-labelledby="door-times">
      <div>
        <h2 id="door-times">{words.title}</h2>
        {games.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <table className="figures">
            <thead className="visually-hidden">
              <tr>
                <th scope="col">{words.when}</th>
                <th scope="col">{words.who}</th>
                <th scope="col">{words.result}</th>
              </tr>
            </thead>
            <tbody>
              {games.map((one) => (
                <Row key={one.href} game={one} />
              ))}
            </tbody>
          </table>
        )}
        <ul>
          <li>
            <Link href={pathTo.rules(game)}>
              <Icon name="book" size={20} /> {words.rules}
            </Link>
          </li>
          <li>
            <a href="#opponents">
              <Icon name="engine" size={20} /> {words.opponents}
            </a>
          </li>
        </ul>
      </div>
    </aside>
  );
}

function Row({ game: { href, at, names, won, scores } }: { game: LastGame }): ReactNode {
  const { tables } = useWords();
  const { times: words } = useCatalogue(doorWords);
  const language = useLanguage();
  return (
    <tr>
      <td>
        <time dateTime={new Date(at).toISOString()}>{ago(language, at, Date.now())}</time>
      </td>
      <td>
        <Link href={href}>{tables.together(names)}</Link>
      </td>
      <td>{scores ? scores.join(' – ') : won.length > 0 ? words.won(won) : ''}</td>
    </tr>
  );
}
