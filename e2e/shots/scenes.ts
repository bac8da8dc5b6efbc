import { type Deed, firstWord, lessonEnd, poster, reading, refused, wrongMove } from './deeds.ts';

/** A game in the middle and at its end, as recorded: where the table stands after these entries, seen from the first seat. */
export type TableScene = { name: string; game: string; record: string; entries: number };

const records = (game: string, record: string): string =>
  `src/games/${game}/rules/records/${record}.json`;

const scene = (name: string, game: string, record: string, entries: number): TableScene => ({
  name,
  game,
  record: records(game, record),
  entries,
});

/** The moments a player meets: one's turn, the other kinds of choice, others at play, the end. */
export const TABLES: readonly TableScene[] = [
  scene('tycoon-auction', 'railroad-tycoon', 'four-players', 230),
  scene('tycoon-action', 'railroad-tycoon', 'four-players', 239),
  scene('tycoon-waiting', 'railroad-tycoon', 'four-players', 247),
  scene('tycoon-end', 'railroad-tycoon', 'four-players', 366),
  scene('pacific-build', 'union-pacific', 'four-players', 203),
  scene('pacific-waiting', 'union-pacific', 'four-players', 217),
  scene('pacific-take', 'union-pacific', 'four-players', 243),
  scene('pacific-end', 'union-pacific', 'four-players', 525),
  scene('pionniers-choice', 'pionniers', 'four-players', 147),
  scene('pionniers-waiting', 'pionniers', 'four-players', 150),
  scene('pionniers-end', 'pionniers', 'four-players', 225),
  scene('trambahn-turn', 'trambahn', 'reshuffle', 157),
  scene('trambahn-waiting', 'trambahn', 'reshuffle', 150),
  scene('trambahn-end', 'trambahn', 'reshuffle', 304),
];

/** `deed`: what is done there before the picture is taken. `whole`: all of the page, however long. */
export type Screen = { name: string; path: string; deed?: Deed; whole?: true };

/** Pages without a table. */
export const PAGES: readonly Screen[] = [
  { name: 'front', path: '/' },
  { name: 'about', path: '/about' },
  { name: 'crew', path: '/crew' },
  { name: 'daily', path: '/daily' },
  { name: 'hall', path: '/hall' },
  { name: 'account', path: '/account' },
  { name: 'log-sheet', path: '/people/me' },
  ...['railroad-tycoon', 'union-pacific', 'pionniers', 'trambahn'].flatMap((game) => [
    { name: `door-${game}`, path: `/games/${game}`, whole: true } as const,
    { name: `lesson-${game}`, path: `/learn/${game}/3` },
    { name: `rules-${game}`, path: `/rules/${game}` },
    { name: `set-up-${game}`, path: `/play/setup/${game}` },
  ]),
  { name: 'try', path: '/try/trambahn/5-2' },
  { name: 'try-refused', path: '/try/trambahn/5-2', deed: refused },
  { name: 'lesson-wrong', path: '/learn/trambahn/5', deed: wrongMove },
  { name: 'lesson-end', path: '/learn/trambahn/12', deed: lessonEnd },
  { name: 'first-game', path: '/play/solo/trambahn', deed: firstWord },
];

/** Of a table that lies above: what one comes to from its end. */
export const AFTER: readonly (Omit<Screen, 'path'> & {
  table: string;
  path: (id: string) => string;
})[] = [
  { name: 'replay', table: 'trambahn-end', path: (id) => `/replay/${id}` },
  { name: 'poster', table: 'trambahn-end', path: (id) => `/replay/${id}`, deed: poster },
  { name: 'report', table: 'pionniers-end', path: (id) => `/replay/${id}/report`, deed: reading },
];

export const SIZES = [
  { name: 'desk', width: 1440, height: 900 },
  { name: 'laptop', width: 1366, height: 768 },
  { name: 'phone', width: 390, height: 844 },
] as const;
