import type { Language } from '#kernel/game.ts';
import { hints as en } from './en-hints.ts';
import { hints as fr } from './fr-hints.ts';
import type { HintWords } from './hint-words.ts';

const HINTS: Readonly<Record<Language, HintWords>> = { en, fr };

export const hintsIn = (language: Language): HintWords => HINTS[language];
