/** Who may import whom. The same table, with the reasons, stands in docs/ARCHITECTURE.md. */

const rooms = [
  'kernel',
  'hex',
  'clocks',
  'bots',
  'pictures',
  'ui',
  'games',
  'games/rules',
  'games/bots',
  'games/face',
  'games/lessons',
  'games/picture',
  'tables',
  'protocol',
  'server',
  'web',
  'cli',
  'testkit',
] as const;

type Room = (typeof rooms)[number];

/** The parts of a game's folder, `games/<g>/rules` and so on: each is a room. */
export const partsOfGame: readonly string[] = ['rules', 'bots', 'face', 'lessons', 'picture'];

const allBut = (...others: readonly Room[]): readonly Room[] =>
  rooms.filter((room) => !others.includes(room) && !room.startsWith('games/'));

/** Each room under `src/`, and the rooms it may import besides itself. Of a game's parts only those of the same game. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  hex: [],
  clocks: [],
  bots: ['kernel'],
  pictures: ['kernel'],
  ui: ['kernel'],
  games: [
    'kernel',
    'bots',
    'pictures',
    'protocol',
    'ui',
    'games/rules',
    'games/bots',
    'games/face',
    'games/lessons',
    'games/picture',
  ],
  'games/rules': ['kernel', 'hex'],
  'games/bots': ['kernel', 'hex', 'games/rules', 'bots'],
  'games/face': ['kernel', 'hex', 'games/rules', 'ui'],
  'games/lessons': ['kernel', 'hex', 'games/rules'],
  'games/picture': ['kernel', 'hex', 'games/rules', 'pictures'],
  tables: ['kernel', 'protocol', 'clocks'],
  protocol: ['kernel', 'clocks'],
  server: allBut('web', 'ui'),
  web: allBut('server', 'cli'),
  cli: [...allBut('web', 'ui'), 'testkit/suite'],
  testkit: ['kernel'],
  'testkit/suite': ['kernel', 'testkit'],
};

/** From these a room takes types and no code. */
export const typesOnly: Readonly<Record<string, readonly string[]>> = {
  protocol: ['kernel'],
  games: ['bots', 'pictures', 'ui'],
};

/** These a room only fetches, by `import()`: who reads the catalogue has no engine on their hands. */
export const fetchedOnly: Readonly<Record<string, readonly string[]>> = {
  games: ['games/rules', 'games/bots', 'games/face', 'games/lessons', 'games/picture'],
};

/** But this file of a face is a list of words, which its manifest repeats. */
export const plainFiles: readonly string[] = ['face/colours.ts'];

/** No clock, no chance of their own, no screen, no file: the same code runs in a browser, a server and a test. */
export const pureRooms: readonly string[] = [
  'kernel',
  'hex',
  'clocks',
  'bots',
  'pictures',
  'games',
  'games/rules',
  'games/bots',
  'games/lessons',
  'games/picture',
  'tables',
  'testkit',
];

/** Of these, where something is judged or drawn by lot: to the last digit the same everywhere. */
export const exactRooms: readonly string[] = [
  'kernel',
  'bots',
  'games/rules',
  'games/bots',
  'tables',
];

/** But this is a figure for the eye, drawn on a page; what the page weighs matters more than its last digit. */
export const inexactFiles: readonly string[] = ['bots/elo-against.ts'];

/** What has no Node under it. */
export const roomsWithoutNode: readonly string[] = [
  ...pureRooms,
  'protocol',
  'ui',
  'games/face',
  'web',
];

/** The libraries a pure room may use. */
export const pureLibraries: readonly string[] = ['zod', '@noble/hashes'];

/** Rooms that never meet, not even in a test. */
export const strangers: readonly (readonly [string, string])[] = [
  ['web', 'server'],
  ['server', 'web'],
];
