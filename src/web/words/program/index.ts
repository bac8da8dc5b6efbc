import type { Catalogue } from '../use-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { ProgramWords } from './words.ts';

export const programWords: Catalogue<ProgramWords> = { en, fr };
