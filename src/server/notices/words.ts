import { timeText, wallAt, whenText } from '#clocks/times.ts';
import { de, typesetAll } from '#kernel/french.ts';
import type { Language } from '#kernel/game.ts';
import { isToMove, type NoticeKind } from '#protocol/http/notice-kinds.ts';
import type { Item } from './items.ts';

type Words = {
  /** `name`: of whoever is told; `by`: of whoever has brought it about. */
  title: Readonly<Record<NoticeKind, (game: string, name: string, by: string) => string>>;
  /** Over a letter that says under it what has happened. */
  yours(name: string): string;
  since: string;
  withoutTable: string;
  /** What counts stands between asterisks, as in what a game tells. */
  left(when: string, time: string): string;
  settings: string;
  several(count: number): string;
  news(count: number): string;
  table(game: string, host: string | undefined): string;
  tableOf(host: string): string;
  before(when: string): string;
  somebody: string;
  play: string;
  see: string;
  answerHere: string;
  once: string;
  why: string;
  /** What a device says of an answer that was given from it. */
  answered: {
    given(done: string): string;
    undone(done: string): string;
    toAct(names: readonly string[]): string;
    canUndo: string;
    yoursAgain: string;
    undo: string;
  };
  trial: { title: string; body: string };
  feed: string;
};

const numbers: Readonly<Record<Language, readonly string[]>> = {
  en: ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'],
  fr: ['Aucune', 'Une', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf'],
};
const count = (language: Language, n: number): string => numbers[language][n] ?? `${n}`;

const [listEn, listFr] = ['en-GB', 'fr'].map((locale) => new Intl.ListFormat(locale)) as [
  Intl.ListFormat,
  Intl.ListFormat,
];

const en: Words = {
  title: {
    turn: (game, name) => `Your move, ${name}: ${game}`,
    short: (game, name) => `Your time is running out, ${name}: ${game}`,
    nudge: (game, _, by) => `${by} is waiting for you: ${game}`,
    asked: (game, _, by) => `${by} would like to take a move back: ${game}`,
    invitation: (game, _, by) => `${by} invites you: ${game}`,
    departure: (game) => `Your table departs: ${game}`,
    'stand-in': (game) => `A bot plays for you: ${game}`,
    over: (game) => `Game over: ${game}`,
    rematch: (game, _, by) => `${by} offers another game: ${game}`,
    talk: (game, _, by) => `${by} has written to the table: ${game}`,
  },
  yours: (name) => `Your move, ${name}`,
  since: 'Since your turn',
  withoutTable: 'without opening the table',
  left: (when, time) => `Before **${when}**: you have ${time} left.`,
  settings: 'My notices, my hours and my holidays',
  several: (n) => `${count('en', n)} tables are waiting for you`,
  news: (n) => `${count('en', n)} items of news from your tables`,
  table: (game, host) => (host === undefined ? game : `${game}, ${host}’s table`),
  tableOf: (host) => `${host}’s table`,
  before: (when) => `before ${when}`,
  somebody: 'Somebody',
  play: 'Play',
  see: 'See the table',
  answerHere: 'Or answer from here',
  once: 'These buttons ask you once to confirm, work once and only for you, and go out with this turn.',
  why: 'You get this because your season ticket says so.',
  answered: {
    given: (done) => `Sent: ${done}`,
    undone: (done) => `Undone: ${done}`,
    toAct: (names) => (names.length === 0 ? '' : `${listEn.format(names)} to play.`),
    canUndo: 'It can be undone until somebody plays.',
    yoursAgain: 'It is your turn again.',
    undo: 'Undo',
  },
  trial: { title: 'A notice, to try', body: 'It works: your notices will come this way.' },
  feed: 'My turns at Rotonde',
};

const fr: Words = typesetAll<Words>({
  title: {
    turn: (game, name) => `À vous, ${name} : ${game}`,
    short: (game, name) => `L’heure approche, ${name} : ${game}`,
    nudge: (game, _, by) => `${by} vous attend : ${game}`,
    asked: (game, _, by) => `${by} voudrait reprendre un coup : ${game}`,
    invitation: (game, _, by) => `${by} vous invite : ${game}`,
    departure: (game) => `Votre table part : ${game}`,
    'stand-in': (game) => `Un ordinateur joue pour vous : ${game}`,
    over: (game) => `Partie terminée : ${game}`,
    rematch: (game, _, by) => `${by} propose une revanche : ${game}`,
    talk: (game, _, by) => `${by} a écrit à la table : ${game}`,
  },
  yours: (name) => `À vous, ${name}`,
  since: 'Depuis votre tour',
  withoutTable: 'sans ouvrir la table',
  left: (when, time) => `Avant **${when}** : il vous reste ${time}.`,
  settings: 'Mes avis, mes heures et mes vacances',
  several: (n) => `${count('fr', n)} tables vous attendent`,
  news: (n) => `${count('fr', n)} nouvelles de vos tables`,
  table: (game, host) => (host === undefined ? game : `${game}, table ${de(host)}`),
  tableOf: (host) => `table ${de(host)}`,
  before: (when) => `avant ${when}`,
  somebody: 'Quelqu’un',
  play: 'Jouer',
  see: 'Voir la table',
  answerHere: 'Ou répondez d’ici',
  once: 'Ces boutons demandent une confirmation, n’agissent qu’une fois, que pour vous, et s’éteignent avec ce tour.',
  why: 'Vous recevez cet avis parce que votre carte d’abonnement le demande.',
  answered: {
    given: (done) => `C’est parti : ${done}`,
    undone: (done) => `Annulé : ${done}`,
    toAct: (names) => (names.length === 0 ? '' : `À ${listFr.format(names)} de jouer.`),
    canUndo: 'Annulable tant que personne n’a joué.',
    yoursAgain: 'C’est de nouveau à vous.',
    undo: 'Annuler',
  },
  trial: { title: 'Un avis, pour essayer', body: 'Tout marche : vos avis viendront par ici.' },
  feed: 'Mes tours à Rotonde',
});

export const noticeWords: Readonly<Record<Language, Words>> = { en, fr };

/** To whom something is said. */
export type Reader = { name: string; language: Language; zone: string; now: number };

/** As `whenText`; of today the time is enough. */
export function untilText(at: number, now: number, zone: string, language: Language): string {
  const { day, minute } = wallAt(zone, at);
  return day === wallAt(zone, now).day
    ? timeText(minute, language)
    : whenText(at, now, zone, language);
}

/** What a notice says: what has happened, and at which tables. */
export type Said = { title: string; lines: string[] };

/** One notice, of as many tables as there are. `news`: what has happened at the only one, if that is to be said first. */
export function saidOf(
  items: readonly Item[],
  { name, language, zone, now }: Reader,
  news?: string,
): Said {
  const words = noticeWords[language];
  const whenOf = ({ deadline }: Item): string | undefined =>
    deadline === undefined ? undefined : words.before(untilText(deadline, now, zone, language));
  const lineOf = (item: Item): string =>
    [words.table(item.game[language], item.host), whenOf(item)].filter(Boolean).join(', ');
  const titleOf = ({ kind, game, by }: Item): string =>
    words.title[kind](
      (kind === 'turn' ? news : undefined) ?? game[language],
      name,
      by || words.somebody,
    );
  const [first] = items;
  if (!first) return { title: '', lines: [] };
  if (items.length === 1) return { title: titleOf(first), lines: [lineOf(first)] };
  const wait = items.filter(({ kind }) => isToMove(kind));
  const isWaiting = wait.length === items.length;
  return {
    title: isWaiting ? words.several(items.length) : words.news(items.length),
    lines: items.map((item) => (isWaiting ? lineOf(item) : `${titleOf(item)}. ${lineOf(item)}`)),
  };
}

type Given = {
  is: string;
  done: Readonly<Record<Language, string>>;
  turnOf: readonly string[];
  canUndo: boolean;
};

/** What a device says once an answer was given, or taken back, from it. */
export function answeredOf({ is, done, turnOf, canUndo }: Given, language: Language) {
  const { answered: words, see } = noticeWords[language];
  if (is === 'undone') return { title: words.undone(done[language]), body: words.yoursAgain, see };
  if (is !== 'given') return undefined;
  const body = [words.toAct(turnOf), ...(canUndo ? [words.canUndo] : [])].filter(Boolean).join(' ');
  return {
    title: words.given(done[language]),
    body,
    ...(canUndo ? { undo: words.undo } : {}),
    see,
  };
}
