import { type ReactNode, Suspense, use } from 'react';
import { games } from '#games/index.ts';
import { Sign } from '#ui/sign.tsx';
import { Link } from '../link.tsx';
import { useLanguage } from '../preferences.ts';
import { pathTo } from '../routes.ts';
import { rulesWords } from '../words/rules/index.ts';
import { said, useCatalogue, useWords } from '../words/use-words.ts';
import { ESSENTIALS, essentialsOf } from './essentials.tsx';
import { anchorOf } from './rulebook.tsx';
import { openBook } from './shelf.ts';

type SideProps = {
  game: string;
  /** Somebody has chosen where to go. */
  onClick?: () => void;
};

/** The rulebooks, and the chapters of this one. */
export function BooksAndChapters({ game, onClick }: SideProps): ReactNode {
  const { rules: words } = useWords();
  const language = useLanguage();
  const books = [
    ...games.map(({ id, name }) => ({ id, name: said(name, language) })),
    { id: 'house', name: words.house },
  ];
  return (
    <>
      <nav aria-label={words.other}>
        <ul className="rules-books">
          {books.map(({ id, name }) => (
            <li key={id}>
              <Link
                href={pathTo.rules(id)}
                aria-current={id === game ? 'page' : undefined}
                {...(onClick ? { onClick } : {})}
              >
                <Sign kind={id === game ? 'enamel' : 'shut'}>{name}</Sign>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Suspense>
        <Chapters game={game} {...(onClick ? { onClick } : {})} />
      </Suspense>
    </>
  );
}

/** A line with its stops; stop 0, in brass, is what stands before the first chapter. */
function Chapters({ game, onClick }: SideProps): ReactNode {
  const { rules: words } = useWords();
  const { inShort } = useCatalogue(rulesWords);
  const book = use(openBook(game, useLanguage()));
  const chapters = book?.chapters.filter((chapter) => anchorOf(chapter) !== undefined) ?? [];
  if (chapters.length === 0) return undefined;
  return (
    <nav className="rules-chapters" aria-label={words.contents}>
      <ol>
        {essentialsOf(game) ? (
          <li className="rules-first">
            <a href={`#${ESSENTIALS}`} onClick={onClick}>
              {inShort}
            </a>
          </li>
        ) : undefined}
        {chapters.map((chapter) => (
          <li key={chapter.title}>
            <a href={`#${anchorOf(chapter)}`} onClick={onClick}>
              {chapter.title.replace(/^\d+\.\s*/, '')}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
