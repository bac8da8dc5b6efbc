/** Who may import whom. The same table, with the reasons, stands in docs/ARCHITECTURE.md. */

const rooms = [
  'kernel',
  'hex',
  'games',
  'bots',
  'tables',
  'protocol',
  'server',
  'web',
  'cli',
  'testkit',
] as const;

type Room = (typeof rooms)[number];

const allBut = (...others: readonly Room[]): readonly Room[] =>
  rooms.filter((room) => !others.includes(room));

/** Each room under `src/`, and the rooms it may import besides itself. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  hex: [],
  games: ['kernel', 'hex'],
  bots: ['kernel', 'hex', 'games'],
  tables: ['kernel', 'protocol'],
  protocol: ['kernel'],
  server: allBut('web'),
  web: allBut('server', 'cli'),
  cli: allBut('web'),
  testkit: ['kernel'],
  'testkit/suite': ['kernel', 'testkit'],
};

/** From these a room takes types and no code. */
export const typesOnly: Readonly<Record<string, readonly string[]>> = { protocol: ['kernel'] };

/** No clock, no chance of their own, no screen, no file: the same code runs in a browser, a server and a test. */
export const pureRooms: readonly string[] = ['kernel', 'hex', 'games', 'bots', 'tables', 'testkit'];

/** What has no Node under it. */
export const roomsWithoutNode: readonly string[] = [...pureRooms, 'protocol', 'web'];

/** The libraries a pure room may use. */
export const pureLibraries: readonly string[] = ['zod'];

/** Rooms that never meet, not even in a test. */
export const strangers: readonly (readonly [string, string])[] = [
  ['web', 'server'],
  ['server', 'web'],
];
