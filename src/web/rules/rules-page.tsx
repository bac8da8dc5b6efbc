import { type ReactNode, Suspense, use, useEffect } from 'react';
import { gameOf } from '#games/catalogue.ts';
import { games } from '#games/index.ts';
import { Sign } from '#ui/sign.tsx';
import { Link } from '../link.tsx';
import { Lost } from '../lost.tsx';
import { useLanguage } from '../preferences.ts';
import { pathTo } from '../routes.ts';
import { said, useWords } from '../words/use-words.ts';
import { anchorOf, Rulebook } from './rulebook.tsx';
import './rules-page.css';
import { openBook } from './shelf.ts';

/** The rulebooks as pages: which book, its chapters, and the book itself. */
export function RulesPage({ game, rule }: { game: string; rule: string }): ReactNode {
  const { rules: words } = useWords();
  const language = useLanguage();
  const played = gameOf(game);
  const house = game === 'house';
  const title = played ? words.title(said(played.name, language)) : words.house;
  useEffect(() => {
    document.title = `${title} – Rotonde`;
  }, [title]);
  if (!played && !house) return <Lost />;
  const asked = /^(?:\d+|H)\.\d+$/.test(rule) ? { rule } : {};
  return (
    <div className="rules-page">
      <div className="rules-side">
        <nav aria-label={words.other}>
          <ul className="rules-books">
            {games.map(({ id, name }) => (
              <li key={id}>
                <BookLink game={id} name={said(name, language)} here={id === game} />
              </li>
            ))}
            <li>
              <BookLink game="house" name={words.house} here={house} />
            </li>
          </ul>
        </nav>
        <Suspense>
          <Chapters game={game} />
        </Suspense>
      </div>
      <article>
        <h1>{title}</h1>
        <Rulebook key={game} game={game} language={language} {...asked} />
      </article>
    </div>
  );
}

function BookLink({ game, name, here }: { game: string; name: string; here: boolean }): ReactNode {
  return (
    <Link href={pathTo.rules(game)} aria-current={here ? 'page' : undefined}>
      <Sign kind={here ? 'enamel' : 'shut'}>{name}</Sign>
    </Link>
  );
}

function Chapters({ game }: { game: string }): ReactNode {
  const { rules: words } = useWords();
  const book = use(openBook(game, useLanguage()));
  const chapters = book?.chapters.filter((chapter) => anchorOf(chapter) !== undefined) ?? [];
  if (chapters.length === 0) return undefined;
  return (
    <nav className="rules-chapters" aria-label={words.contents}>
      <h2>{words.contents}</h2>
      <ol>
        {chapters.map((chapter) => (
          <li key={chapter.title}>
            <a href={`#${anchorOf(chapter)}`}>{chapter.title.replace(/^\d+\.\s*/, '')}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
