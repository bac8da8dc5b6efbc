import type { Catalogue } from '../use-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { InstallWords } from './words.ts';

export const installWords: Catalogue<InstallWords> = { en, fr };
