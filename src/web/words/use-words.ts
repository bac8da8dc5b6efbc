import type { Language } from '#kernel/game.ts';
import { useLanguage } from '#web/preferences.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Messages } from './messages.ts';

/** The same messages in every language. */
export type Catalogue<M> = Readonly<Record<Language, M>>;

const words: Catalogue<Messages> = { en, fr };

export function useWords(): Messages {
  return useCatalogue(words);
}

/** For a page that is loaded on its own, with words of its own: `useCatalogue(tableWords)`. */
export function useCatalogue<M>(catalogue: Catalogue<M>): M {
  return catalogue[useLanguage()];
}
