import type { Catalogue } from '../use-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { AccountMessages } from './messages.ts';

export const accountWords: Catalogue<AccountMessages> = { en, fr };
