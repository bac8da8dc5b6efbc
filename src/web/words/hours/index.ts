import type { Catalogue } from '../use-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { HoursWords } from './messages.ts';

export const hoursWords: Catalogue<HoursWords> = { en, fr };
