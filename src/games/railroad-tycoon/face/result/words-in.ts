import type { Language } from '#kernel/game.ts';
import { result as en } from './en.ts';
import { result as fr } from './fr.ts';
import type { ResultWords } from './result-words.ts';

const RESULTS: Readonly<Record<Language, ResultWords>> = { en, fr };

export const resultIn = (language: Language): ResultWords => RESULTS[language];
