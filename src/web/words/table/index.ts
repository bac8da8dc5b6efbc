import type { Catalogue } from '../use-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { TableWords } from './words.ts';

export const tableWords: Catalogue<TableWords> = { en, fr };
