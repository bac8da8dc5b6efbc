import type { Catalogue } from '../use-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { LearnMessages } from './messages.ts';

export const learnWords: Catalogue<LearnMessages> = { en, fr };
