import type { Language } from '#kernel/game.ts';
import { modes as en } from './en-modes.ts';
import { modes as fr } from './fr-modes.ts';
import type { ModeWords } from './mode-words.ts';

const MODES: Readonly<Record<Language, ModeWords>> = { en, fr };

export const modesIn = (language: Language): ModeWords => MODES[language];
