import type { Catalogue } from '../use-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { DealMessages } from './messages.ts';

export const dealWords: Catalogue<DealMessages> = { en, fr };
