import type { Language } from '#kernel/game.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { HintWords } from './hints.ts';
import { hintsEn } from './hints-en.ts';
import { hintsFr } from './hints-fr.ts';
import type { TellingWords } from './telling.ts';
import { tellingEn } from './telling-en.ts';
import { tellingFr } from './telling-fr.ts';
import type { Words } from './words.ts';

const WORDS: Readonly<Record<Language, Words>> = { en, fr };

export const wordsIn = (language: Language): Words => WORDS[language];

const TELLING: Readonly<Record<Language, TellingWords>> = { en: tellingEn, fr: tellingFr };

export const tellingIn = (language: Language): TellingWords => TELLING[language];

const HINTS: Readonly<Record<Language, HintWords>> = { en: hintsEn, fr: hintsFr };

export const hintsIn = (language: Language): HintWords => HINTS[language];
