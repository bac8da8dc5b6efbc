import { typesetAll } from '#kernel/french.ts';
import type { Language } from '#kernel/game.ts';
import { useLanguage } from '../preferences.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Messages } from './messages.ts';

/** The same messages in every language. */
export type Catalogue<M> = Readonly<Record<Language, M>>;

export const words: Catalogue<Messages> = { en, fr };

export function useWords(): Messages {
  return useCatalogue(words);
}

/** What a manifest says, in this page's language. Its French is written with plain spaces, as everywhere. */
export function said<M>(catalogue: Catalogue<M>, language: Language): M {
  return language === 'fr' ? typesetAll(catalogue.fr) : catalogue[language];
}

export function useSaid<M>(catalogue: Catalogue<M>): M {
  return said(catalogue, useLanguage());
}

/** For a page that is loaded on its own, with words of its own: `useCatalogue(tableWords)`. */
export function useCatalogue<M>(catalogue: Catalogue<M>): M {
  return catalogue[useLanguage()];
}
