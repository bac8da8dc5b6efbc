import { typeset } from '#kernel/french.ts';
import { ofTitle } from '#kernel/french-title.ts';
import type { Language } from '#kernel/game.ts';
import { escaped } from '#pictures/svg.ts';
import { calledAt } from '#protocol/cast.ts';
import type { Summary } from '#tables/summary.ts';

/** What is said of a table where its link is shown. Of a private one only which game it is. */
type Said = {
  table(game: string): string;
  waiting(game: string): string;
  who(names: readonly string[]): string;
  join: string;
  replay(game: string): string;
  moves(names: readonly string[]): string;
};

const WORDS: Readonly<Record<Language, Said>> = {
  en: {
    table: (game) => `A table of ${game}`,
    waiting: (game) => `${game}: a seat is free`,
    who: (names) => `${names.join(', ')}. Watch, or look back over the game.`,
    join: 'Come and sit down. No account needed.',
    replay: (game) => `A game of ${game}, move by move`,
    moves: (names) => `${names.join(', ')}. Look back over it from the first move to the last.`,
  },
  fr: {
    table: (game) => `Une table ${ofTitle(game)}`,
    waiting: (game) => typeset(`${game} : une place est libre`),
    who: (names) => `${names.join(', ')}. Suivez la partie, ou revoyez-la.`,
    join: 'Venez vous asseoir, sans compte.',
    replay: (game) => `Une partie ${ofTitle(game)}, coup par coup`,
    moves: (names) => `${names.join(', ')}. Revoyez-la du premier coup au dernier.`,
  },
};

/** The first of our two languages that a browser asks for. */
export function languageOf(accepted: string | undefined): Language {
  const first = (accepted ?? '')
    .split(',')
    .map((one) => one.trim().slice(0, 2).toLowerCase())
    .find((tag) => tag === 'fr' || tag === 'en');
  return first === 'fr' ? 'fr' : 'en';
}

/** `image`: of the position. */
type Urls = { readonly page: string; readonly image: string };

/** What a table's link says. */
export function previewTags(
  { seats, status, access }: Summary,
  game: string,
  language: Language,
  urls: Urls,
): string {
  const say = WORDS[language];
  const sitters = seats.filter((seat) => seat.kind !== 'open');
  const isOpen = status === 'waiting' && access === undefined;
  const title = isOpen ? say.waiting(game) : say.table(game);
  const text = isOpen
    ? say.join
    : access === undefined
      ? say.who(calledAt(sitters, language))
      : say.join;
  return cardTags(title, text, language, urls);
}

/** What the link of a game's replay says. Nothing: not everybody may look back over that game, or not yet. */
export function replayTags(
  { seats, status, access }: Summary,
  game: string,
  language: Language,
  urls: Urls,
): string | undefined {
  if (status !== 'over' || access !== undefined) return undefined;
  const say = WORDS[language];
  const sitters = seats.filter((seat) => seat.kind !== 'open');
  return cardTags(say.replay(game), say.moves(calledAt(sitters, language)), language, urls);
}

/** Open Graph tags, which most that show links read, and the one that asks for a large picture. */
function cardTags(title: string, text: string, language: Language, urls: Urls): string {
  const tags: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', 'Rotonde'],
    ['og:locale', language === 'fr' ? 'fr_FR' : 'en_GB'],
    ['og:title', title],
    ['og:description', text],
    ['og:url', urls.page],
    ['og:image', urls.image],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', title],
  ];
  return tags
    .map(([name, value]) => `<meta property="${name}" content="${escaped(value)}">`)
    .concat('<meta name="twitter:card" content="summary_large_image">')
    .join('');
}
