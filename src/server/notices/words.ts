import { whenText } from '#clocks/times.ts';
import { de, typesetAll } from '#kernel/french.ts';
import type { Language } from '#kernel/game.ts';
import type { NoticeKind } from '#protocol/http/notice-kinds.ts';
import type { Item } from './items.ts';

type Words = {
  /** `name`: of whoever is told; `by`: of whoever has brought it about. */
  title: Readonly<Record<NoticeKind, (game: string, name: string, by: string) => string>>;
  several(count: number): string;
  news(count: number): string;
  table(game: string, host: string | undefined): string;
  before(when: string): string;
  somebody: string;
  and: string;
  play: string;
  see: string;
  answerHere: string;
  once: string;
  why: string;
  trial: { title: string; body: string };
  feed: string;
};

const numbers: Readonly<Record<Language, readonly string[]>> = {
  en: ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'],
  fr: ['Aucune', 'Une', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf'],
};
const count = (language: Language, n: number): string => numbers[language][n] ?? `${n}`;

const en: Words = {
  title: {
    turn: (game, name) => `Your move, ${name}: ${game}`,
    nudge: (game, _, by) => `${by} is waiting for you: ${game}`,
    invitation: (game, _, by) => `${by} invites you: ${game}`,
    'stand-in': (game) => `A bot plays for you: ${game}`,
    over: (game) => `Game over: ${game}`,
    rematch: (game, _, by) => `${by} offers another game: ${game}`,
  },
  several: (n) => `${count('en', n)} tables are waiting for you`,
  news: (n) => `${count('en', n)} items of news from your tables`,
  table: (game, host) => (host === undefined ? game : `${game}, ${host}’s table`),
  before: (when) => `before ${when}`,
  somebody: 'Somebody',
  and: ' and ',
  play: 'Play',
  see: 'See the table',
  answerHere: 'Or answer from here',
  once: 'Each link asks you once to confirm, works once, and only for this turn.',
  why: 'You get this because your season ticket says so: choose your notices on its page.',
  trial: { title: 'A notice, to try', body: 'It works: your notices will come this way.' },
  feed: 'My turns at Rotonde',
};

const fr: Words = typesetAll<Words>({
  title: {
    turn: (game, name) => `À vous, ${name} : ${game}`,
    nudge: (game, _, by) => `${by} vous attend : ${game}`,
    invitation: (game, _, by) => `${by} vous invite : ${game}`,
    'stand-in': (game) => `Un ordinateur joue pour vous : ${game}`,
    over: (game) => `Partie terminée : ${game}`,
    rematch: (game, _, by) => `${by} propose une revanche : ${game}`,
  },
  several: (n) => `${count('fr', n)} tables vous attendent`,
  news: (n) => `${count('fr', n)} nouvelles de vos tables`,
  table: (game, host) => (host === undefined ? game : `${game}, table ${de(host)}`),
  before: (when) => `avant ${when}`,
  somebody: 'Quelqu’un',
  and: ' et ',
  play: 'Jouer',
  see: 'Voir la table',
  answerHere: 'Ou répondez d’ici',
  once: 'Chaque lien demande une confirmation, sert une seule fois et pour ce tour seulement.',
  why: 'Vous recevez cet avis parce que votre carte d’abonnement le demande : vos avis se règlent sur sa page.',
  trial: { title: 'Un avis, pour essayer', body: 'Tout marche : vos avis viendront par ici.' },
  feed: 'Mes tours à Rotonde',
});

export const noticeWords: Readonly<Record<Language, Words>> = { en, fr };

/** To whom something is said. */
export type Reader = { name: string; language: Language; zone: string; now: number };

/** What a notice says: what has happened, and at which tables. */
export type Said = { title: string; lines: string[] };

/** One notice, of as many tables as there are. */
export function saidOf(items: readonly Item[], { name, language, zone, now }: Reader): Said {
  const words = noticeWords[language];
  const whenOf = ({ deadline }: Item): string | undefined =>
    deadline === undefined ? undefined : words.before(whenText(deadline, now, zone, language));
  const lineOf = (item: Item): string =>
    [words.table(item.game[language], item.host), whenOf(item)].filter(Boolean).join(', ');
  const titleOf = ({ kind, game, by }: Item): string =>
    words.title[kind](game[language], name, by || words.somebody);
  const [first] = items;
  if (!first) return { title: '', lines: [] };
  if (items.length === 1) return { title: titleOf(first), lines: [lineOf(first)] };
  const wait = items.filter(({ kind }) => kind === 'turn' || kind === 'nudge');
  const isWaiting = wait.length === items.length;
  return {
    title: isWaiting ? words.several(items.length) : words.news(items.length),
    lines: items.map((item) => (isWaiting ? lineOf(item) : `${titleOf(item)}. ${lineOf(item)}`)),
  };
}
