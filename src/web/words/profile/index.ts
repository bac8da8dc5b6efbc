import type { Catalogue } from '../use-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { ProfileMessages } from './messages.ts';

export const profileWords: Catalogue<ProfileMessages> = { en, fr };
