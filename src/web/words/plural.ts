import type { Language } from '#kernel/game.ts';

const rules: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  fr: new Intl.PluralRules('fr'),
};

/** The form that goes with this count: 0 is singular in French and plural in English. */
export function plural(language: Language, count: number, one: string, other: string): string {
  return rules[language].select(count) === 'one' ? one : other;
}
