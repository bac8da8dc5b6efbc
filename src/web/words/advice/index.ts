import type { Catalogue } from '../use-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { AdviceWords } from './words.ts';

export const adviceWords: Catalogue<AdviceWords> = { en, fr };
