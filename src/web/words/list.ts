import type { Language } from '#kernel/game.ts';

/**
 * Names in a row, with "and" before the last. Made when the first row is written and not when the words come: what a browser
 * knows of a language is large, and no page waits for it.
 */
export function listIn(language: Language): { format(names: readonly string[]): string } {
  let list: Intl.ListFormat | undefined;
  return {
    format(names) {
      list ??= new Intl.ListFormat(language, { type: 'conjunction' });
      return list.format(names);
    },
  };
}
