import { typesetAll } from '#kernel/french.ts';
import { plural } from './plural.ts';
import type { Catalogue } from './use-words.ts';

/** Spoken with the lamp in the bar: how many tables wait. */
export const turnsWords: Catalogue<(count: number) => string> = {
  en: (count) => `${count} ${plural('en', count, 'table waits', 'tables wait')} for you`,
  fr: typesetAll(
    (count: number) =>
      `${count} ${plural('fr', count, 'table vous attend', 'tables vous attendent')}`,
  ),
};
