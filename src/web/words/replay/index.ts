import type { Catalogue } from '../use-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { ReplayWords } from './words.ts';

export const replayWords: Catalogue<ReplayWords> = { en, fr };
