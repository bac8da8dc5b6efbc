import { type ReactNode, Suspense, use, useDeferredValue, useEffect, useState } from 'react';
import type { Language } from '#kernel/game.ts';
import { usePrinting } from '#ui/printing.ts';
import { motionReduced } from '#ui/reduced-motion.ts';
import type { Mark } from '../words/messages.ts';
import { useWords } from '../words/use-words.ts';
import { Marks, Search } from './filters.tsx';
import { Line } from './line.tsx';
import {
  type Rulebook as Book,
  type Chapter,
  isRule,
  isTable,
  type Rule,
  rulesOf,
  type Table,
} from './parse.ts';
import { RuleLine } from './rule-line.tsx';
import { matches, wordsOf } from './search.ts';
import { openBook } from './shelf.ts';
import { Try, triedIn } from './try.tsx';
import './rulebook.css';

/**
 * A game's numbered rules with the house rules after them, searchable. Stands in its own page and in the panel beside a
 * board. `rule` is scrolled to and lit; a new value does so again.
 */
export function Rulebook(props: RulebookProps): ReactNode {
  const { shell } = useWords();
  return (
    <Suspense fallback={<p className="loading">{shell.loading}</p>}>
      <OpenBooks {...props} />
    </Suspense>
  );
}

export type RulebookProps = {
  game: string;
  language: Language;
  rule?: string;
  /** What it is about has been said above it. */
  introduced?: boolean;
  /** It lies beside a table, which nobody wants to leave. */
  beside?: boolean;
};

function OpenBooks(props: RulebookProps): ReactNode {
  const { game, language, rule, introduced = false, beside = false } = props;
  const own = use(openBook(game, language));
  const house = use(openBook('house', language));
  const books = [own, game === 'house' ? undefined : house].filter((book) => book !== undefined);
  const { rules: words } = useWords();
  const [query, setQuery] = useState('');
  const [only, setOnly] = useState<Mark>();
  const late = wordsOf(useDeferredValue(query));
  // On paper a book is whole, whatever is looked for in it.
  const printing = usePrinting();
  const looked = printing ? [] : late;
  useShownRule(rule, () => {
    setQuery('');
    setOnly(undefined);
  });
  if (own === undefined) return <Missing />;
  const all = rulesOf(books);
  const shows = (found: Rule): boolean =>
    (printing || only === undefined || found.marks.includes(only)) && matches(found, looked);
  const shown = all.filter(shows).length;
  const whole = printing || (looked.length === 0 && only === undefined);
  return (
    <div className="rulebook" lang={language}>
      <Search query={query} onQuery={setQuery} />
      <p className={introduced && whole ? 'visually-hidden' : 'rulebook-found'} role="status">
        {shown === 0 ? words.nothing : words.found(shown, all.length)}
      </p>
      {whole && !introduced ? <Foreword said={own.foreword.slice(0, 1)} /> : undefined}
      {books.map((book) => (
        <BookChapters
          key={book.title}
          book={book}
          shows={shows}
          whole={whole}
          looked={looked}
          lit={rule}
          titled={book !== own}
          tries={book === own ? triedIn(game) : NONE}
          game={game}
          beside={beside}
        />
      ))}
      <Marks rules={all} only={only} onOnly={setOnly} />
      {whole ? <Foreword said={own.foreword.slice(1)} /> : undefined}
    </div>
  );
}

const NONE: readonly string[] = [];

/** What a book says of itself: what it is about before the articles, how it came about after them. */
function Foreword({ said }: { said: readonly string[] }): ReactNode {
  return said.map((text) => (
    <p key={text}>
      <Line text={text} />
    </p>
  ));
}

/** Brings the asked-for rule into sight, after whatever hid it is cleared. */
function useShownRule(rule: string | undefined, clear: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another rule is a reason to move.
  useEffect(() => {
    if (!rule) return undefined;
    clear();
    const frame = requestAnimationFrame(() => {
      document
        .getElementById(rule)
        ?.scrollIntoView({ block: 'center', behavior: motionReduced() ? 'auto' : 'smooth' });
    });
    return () => cancelAnimationFrame(frame);
  }, [rule]);
}

function BookChapters({ book, titled, ...show }: BookProps): ReactNode {
  const chapters = book.chapters.filter(
    ({ blocks }) => show.whole || blocks.some((block) => isRule(block) && show.shows(block)),
  );
  if (chapters.length === 0) return undefined;
  return (
    <>
      {titled ? <h2 className="rulebook-book">{book.title}</h2> : undefined}
      {chapters.map((chapter) => (
        <ChapterRules
          key={chapter.title}
          chapter={chapter}
          Heading={titled ? 'h3' : 'h2'}
          {...show}
        />
      ))}
    </>
  );
}

type BookProps = Omit<ChapterProps, 'chapter' | 'Heading'> & { book: Book; titled: boolean };

type ChapterProps = {
  chapter: Chapter;
  shows: (rule: Rule) => boolean;
  whole: boolean;
  looked: readonly string[];
  lit: string | undefined;
  /** The rules that one can try. */
  tries: readonly string[];
  game: string;
  beside: boolean;
  Heading: 'h2' | 'h3';
};

function ChapterRules(props: ChapterProps): ReactNode {
  const { chapter, shows, whole, looked, lit, tries, game, beside, Heading } = props;
  return (
    <section className="rulebook-chapter" aria-label={chapter.title}>
      <Heading id={anchorOf(chapter)}>{chapter.title}</Heading>
      {chapter.blocks.map((block) => {
        if (isRule(block))
          return shows(block) ? (
            <RuleLine key={block.rule} rule={block} looked={looked} lit={block.rule === lit}>
              {tries.includes(block.rule) ? (
                <Try game={game} rule={block.rule} apart={beside} />
              ) : undefined}
            </RuleLine>
          ) : undefined;
        if (!whole) return undefined;
        return isTable(block) ? (
          <Rows key={block.head.join()} table={block} />
        ) : (
          <p key={block.text}>
            <Line text={block.text} />
          </p>
        );
      })}
    </section>
  );
}

function Rows({ table: { head, rows } }: { table: Table }): ReactNode {
  return (
    <table className="rulebook-table">
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={head[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `c4` for chapter 4; the chapters of the house have no numbers. */
export function anchorOf({ title }: Chapter): string | undefined {
  const number = /^\d+/.exec(title)?.[0];
  return number === undefined ? undefined : `c${number}`;
}

function Missing(): ReactNode {
  const { rules: words } = useWords();
  return (
    <div className="rulebook-missing">
      <p>
        <b>{words.missing}</b>
      </p>
      <p>{words.missingText}</p>
    </div>
  );
}
