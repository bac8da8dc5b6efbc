import type { Catalogue } from '../use-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { HallWords } from './messages.ts';

export const hallWords: Catalogue<HallWords> = { en, fr };
