import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '#kernel/game.ts';
import { LANGUAGE_COOKIE, languageAmong } from '#protocol/page-language.ts';

/** Longer than any browser's list; what comes after it is not read. */
const LONGEST = 500;

const CHOSEN = new RegExp(`(?:^|; ?)${LANGUAGE_COOKIE}=(fr|en)(?:;|$)`);

/** In which language a document is asked for: as its reader has chosen here, else as their browser says. */
export function languageOf(headers: IncomingHttpHeaders): Language {
  const chosen = CHOSEN.exec(headers.cookie ?? '')?.[1];
  if (chosen !== undefined) return chosen as Language;
  const wishes = (headers['accept-language'] ?? '').slice(0, LONGEST).split(',').map(wishIn);
  return languageAmong(wishes.toSorted((a, b) => b.weight - a.weight).map(({ tag }) => tag));
}

/** `fr-CH;q=0.9` */
function wishIn(text: string): { tag: string; weight: number } {
  const [tag = '', weight] = text.trim().split(/;\s*q=/, 2);
  return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
}
