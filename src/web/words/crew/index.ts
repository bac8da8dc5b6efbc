import type { Catalogue } from '../use-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { CrewMessages } from './messages.ts';

export const crewWords: Catalogue<CrewMessages> = { en, fr };
