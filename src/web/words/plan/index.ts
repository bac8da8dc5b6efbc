import type { Catalogue } from '../use-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { PlanWords } from './words.ts';

export const planWords: Catalogue<PlanWords> = { en, fr };
