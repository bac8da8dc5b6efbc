import type { Catalogue } from '../use-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { TogetherWords } from './words.ts';

export const togetherWords: Catalogue<TogetherWords> = { en, fr };
