import type { Catalogue } from '../use-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { SoundWords } from './words.ts';

export const soundWords: Catalogue<SoundWords> = { en, fr };
