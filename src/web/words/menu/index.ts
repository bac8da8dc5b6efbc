import type { Catalogue } from '../use-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { MenuWords } from './words.ts';

export const menuWords: Catalogue<MenuWords> = { en, fr };
