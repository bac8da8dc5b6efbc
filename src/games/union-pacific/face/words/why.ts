import type { Language } from '#kernel/game.ts';
import { why as en } from './en-why.ts';
import { why as fr } from './fr-why.ts';
import type { Why } from './words.ts';

const WHY: Readonly<Record<Language, Why>> = { en, fr };

export const whyIn = (language: Language): Why => WHY[language];
