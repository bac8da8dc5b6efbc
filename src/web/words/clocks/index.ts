import type { Catalogue } from '../use-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { ClocksWords } from './messages.ts';

export const clocksWords: Catalogue<ClocksWords> = { en, fr };
