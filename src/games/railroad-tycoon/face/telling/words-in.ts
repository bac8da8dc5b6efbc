import type { Language } from '#kernel/game.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Telling } from './words.ts';

const WORDS: Readonly<Record<Language, Telling>> = { en, fr };

export const tellingIn = (language: Language): Telling => WORDS[language];
