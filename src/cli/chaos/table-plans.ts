import type { Pace } from '#clocks/pace.ts';

/** Who comes to a table. `bots`: so many seats are a bot's. */
export type Company = { bots: number; rival: boolean; watchers: number; contested: boolean };

/** Every kind of company comes to every game. `rival`: a second tab of the first player, that acts at the same time. */
const COMPANIES: readonly Company[] = [
  { bots: 0, rival: false, watchers: 1, contested: false },
  { bots: 1, rival: false, watchers: 0, contested: false },
  { bots: 0, rival: true, watchers: 0, contested: true },
  { bots: 1, rival: true, watchers: 1, contested: false },
];

/** Clocks run at every other table, and nobody's time is ever out; but at some of them, where people fall silent for longer. */
const PACE = { kind: 'live', moveMs: 900_000, reserveMs: 3_600_000 } as const;
const SHORT = { kind: 'live', moveMs: 10_000, reserveMs: 0 } as const;
const SILENT_MS = 14_000;

/** A holder of a ticket goes for a while after so many moves, and is called. */
const GOES_AFTER = 8;

/** Every game has such tables: whoever falls silent there is played for, and takes their seat again. */
const isShort = (number: number): boolean => Math.floor(number / 4) % 4 === 2;
const SHORT_COMPANY: Company = { bots: 0, rival: false, watchers: 1, contested: true };

/** And such, at which somebody is away so long that the others vote for a bot. */
const isLeft = (number: number): boolean => number % 32 < 4;

/** How a game ends before its end, or who plays it: H.8 somebody resigns, H.9 all stop it, a program plays for somebody. */
export type Turnout = 'resigned' | 'stopped' | 'program';

/** In one round of four, each time at another game. */
const TURNOUTS: readonly Turnout[] = ['program', 'stopped', 'resigned', 'resigned'];
const turnoutOf = (number: number): Turnout | undefined =>
  Math.floor(number / 4) % 4 === 1 ? TURNOUTS[(number + Math.floor(number / 16)) % 4] : undefined;

/** One table in so many can be found by everybody in the hall. */
const PUBLIC_ONE_IN = 3;

/**
 * What is to happen at the table of this number. `isLeft`: somebody goes for long; `hasRematch`: all go on to the next table from
 * there; `silentMs`: for how long the client of this place falls silent.
 */
export type TablePlan = {
  company: Company;
  pace: Pace | undefined;
  pauses: boolean;
  isLeft: boolean;
  hasRematch: boolean;
  turnout: Turnout | undefined;
  /** So many people at most; as many as the game takes. */
  persons: number;
  isPublic: boolean;
  silentMs(client: number, awayMs: number): number;
  goesAfter: number;
};

export function tablePlan(number: number): TablePlan {
  const round = Math.floor(number / 4);
  const pace = isShort(number) ? SHORT : number % 2 === 0 ? undefined : PACE;
  return {
    // Where somebody is silent, no second tab speaks for them.
    company: isShort(number) ? SHORT_COMPANY : (COMPANIES[round % COMPANIES.length] as Company),
    pace,
    pauses: pace === PACE,
    isLeft: isLeft(number),
    hasRematch: round % 2 === 0,
    turnout: turnoutOf(number),
    // Where somebody resigns, others are left, and play on.
    persons: turnoutOf(number) === 'resigned' ? 3 : 2,
    isPublic: number % PUBLIC_ONE_IN === 0,
    silentMs: (client, awayMs) =>
      isShort(number) ? SILENT_MS : isLeft(number) && client === 1 ? awayMs : 0,
    goesAfter: GOES_AFTER,
  };
}
