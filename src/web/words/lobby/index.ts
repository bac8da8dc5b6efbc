import type { Catalogue } from '../use-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { LobbyWords } from './words.ts';

export const lobbyWords: Catalogue<LobbyWords> = { en, fr };
