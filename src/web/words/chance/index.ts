import type { Catalogue } from '../use-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { ChanceWords } from './words.ts';

export const chanceWords: Catalogue<ChanceWords> = { en, fr };
