import type { Catalogue } from '../use-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { ReportWords } from './words.ts';

export const reportWords: Catalogue<ReportWords> = { en, fr };
