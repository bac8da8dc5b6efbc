import type { Catalogue } from '../use-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { TalkWords } from './messages.ts';

export const talkWords: Catalogue<TalkWords> = { en, fr };
