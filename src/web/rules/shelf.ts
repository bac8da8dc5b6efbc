import { typeset } from '#kernel/french.ts';
import type { Language } from '#kernel/game.ts';
import type { Rulebook } from './parse.ts';

/** The rulebooks, each fetched when it is first opened, and what reads them with the first. */
const texts = import.meta.glob<string>(
  ['../../games/*/rulebook/*.md', '../../tables/rulebook/*.md'],
  { query: '?raw', import: 'default' },
);

const opened = new Map<string, Promise<Rulebook | undefined>>();

/** Nothing: that book is not written. The same promise for the same book, so that `use` can wait for it. */
export function openBook(game: string, language: Language): Promise<Rulebook | undefined> {
  const folder = game === 'house' ? '../../tables' : `../../games/${game}`;
  const path = `${folder}/rulebook/${language}.md`;
  const before = opened.get(path);
  if (before) return before;
  const book = Promise.all([texts[path]?.(), import('./parse.ts')]).then(
    ([text, { parseRulebook }]) =>
      text === undefined ? undefined : parseRulebook(language === 'fr' ? typeset(text) : text),
  );
  opened.set(path, book);
  // A book that could not be fetched may be asked for again.
  book.catch(() => opened.delete(path));
  return book;
}
