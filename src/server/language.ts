import type { Language } from '#kernel/game.ts';

export const languages: readonly Language[] = ['en', 'fr'];

const isLanguage = (text: string | null | undefined): text is Language =>
  text === 'en' || text === 'fr';

/** The language asked for in the address, else the best that the browser's `Accept-Language` allows. */
export function languageOf(asked: string | null, accepted = ''): Language {
  if (isLanguage(asked)) return asked;
  const wishes = accepted.split(',').map((wish, order) => {
    const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    return { language: tag.split('-')[0]?.toLowerCase(), quality: Number(quality) || 0, order };
  });
  const best = wishes
    .filter(({ language, quality }) => isLanguage(language) && quality > 0)
    .toSorted((a, b) => b.quality - a.quality || a.order - b.order)[0]?.language;
  return isLanguage(best) ? best : 'en';
}
