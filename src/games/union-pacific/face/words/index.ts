import type { Language } from '#kernel/game.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Words } from './words.ts';

const WORDS: Readonly<Record<Language, Words>> = { en, fr };

export const wordsIn = (language: Language): Words => WORDS[language];
