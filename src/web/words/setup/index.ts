import type { Catalogue } from '../use-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { SetupWords } from './messages.ts';

export const setupWords: Catalogue<SetupWords> = { en, fr };
