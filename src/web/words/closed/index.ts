import type { Catalogue } from '../use-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { ClosedWords } from './words.ts';

export const closedWords: Catalogue<ClosedWords> = { en, fr };
