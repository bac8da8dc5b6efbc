import type { Catalogue } from '../use-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { RulesPageMessages } from './messages.ts';

export const rulesWords: Catalogue<RulesPageMessages> = { en, fr };
