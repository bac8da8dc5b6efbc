import type { Catalogue } from '../use-words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { NoticeMessages } from './messages.ts';

export const noticeWords: Catalogue<NoticeMessages> = { en, fr };
