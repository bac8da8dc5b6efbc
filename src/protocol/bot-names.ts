import type { Language } from '#kernel/game.ts';

/**
 * What kinds of bot there are, by their names in the code, weakest first. No person may be called so, whatever language
 * anybody reads; who plays at a table under which name is the cast's (`cast.ts`), and whoever bears such a name is welcome.
 */
export const BOT_NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    random: 'Random',
    apprentice: 'Apprentice',
    stoker: 'Stoker',
    driver: 'Driver',
    inspector: 'Inspector',
    dispatcher: 'Dispatcher',
  },
  fr: {
    random: 'Hasard',
    apprentice: 'Apprenti',
    stoker: 'Chauffeur',
    driver: 'Mécanicien',
    inspector: 'Inspecteur',
    dispatcher: 'Régulateur',
  },
};

/** What bots were called before. Tables, records and what browsers remember may name them so for ever. */
const BEFORE: Readonly<Record<string, string>> = { expert: 'driver' };

/** The name that a bot has today, by whichever it was stored under. */
export function botToday(name: string): string {
  return Object.hasOwn(BEFORE, name) ? (BEFORE[name] ?? name) : name;
}
