import type { Catalogue } from '../use-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { DailyMessages } from './messages.ts';

export const dailyWords: Catalogue<DailyMessages> = { en, fr };
