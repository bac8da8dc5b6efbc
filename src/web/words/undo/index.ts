import type { Catalogue } from '../use-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { UndoWords } from './words.ts';

export const undoWords: Catalogue<UndoWords> = { en, fr };
