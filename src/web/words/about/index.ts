import type { Catalogue } from '../use-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { AboutMessages } from './messages.ts';

export const aboutWords: Catalogue<AboutMessages> = { en, fr };
