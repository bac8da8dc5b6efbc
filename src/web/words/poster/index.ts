import type { Catalogue } from '../use-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { PosterWords } from './words.ts';

export const posterWords: Catalogue<PosterWords> = { en, fr };
