import type { Language } from '#kernel/game.ts';
import { missed } from '../offline.ts';

/**
 * The built page fetches only the words of the language it is shown in. The build turns every import of a file of one
 * language (`scripts/client/words.ts`) into a call of `catalogue`, and every `import()` into one that waits for the words of
 * what has come. So whoever draws has its words at once, as if they had been imported. Where nothing is built (the server, tests, Vite's own
 * server) they are, and nothing here has anything to do.
 */

/** What is named by a script that has come, and not fetched yet. */
const missing: Readonly<Record<Language, Set<() => Promise<void>>>> = {
  en: new Set(),
  fr: new Set(),
};

let now: Language | undefined;

/** Before anything is drawn, and again when the reader switches: settled when all words of this language are there. */
export async function bringWords(language: Language): Promise<void> {
  now ??= language;
  // While these come another script may come that names more.
  while (missing[language].size > 0)
    await Promise.all([...missing[language]].map((load) => load()));
  now = language;
}

/** Words are fetched as scripts are, but do not wait for words. */
let fetching = false;

/** Empty until its words are there: it is filled, never replaced, so that it may be passed on before. */
export function catalogue<M extends object>(language: Language, fetch: () => Promise<M>): M {
  const words = {} as M;
  let coming: Promise<void> | undefined;
  const begin = async (): Promise<void> => {
    fetching = true;
    const fetched = fetch();
    fetching = false;
    Object.assign(words, await fetched);
    missing[language].delete(load);
  };
  const load = (): Promise<void> => {
    coming ??= begin().catch((cause: unknown) => {
      coming = undefined;
      throw cause;
    });
    return coming;
  };
  missing[language].add(load);
  // Whoever waits for it hears if it cannot be had.
  if (language === now) load().catch(() => undefined);
  return words;
}

/** What a script is, when its words have come too. */
export async function withWords<M>(fetch: () => Promise<M>): Promise<M> {
  const isWords = fetching;
  const module = await fetch().catch(missed);
  if (!isWords && now !== undefined) await bringWords(now);
  return module;
}
