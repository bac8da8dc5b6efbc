import type { Catalogue } from '../use-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { DoorMessages } from './messages.ts';

export const doorWords: Catalogue<DoorMessages> = { en, fr };
