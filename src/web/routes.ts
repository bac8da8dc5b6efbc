import { games } from '#games/index.ts';

/** Every address of the site. Pure: the browser's history is `navigation.ts`. */
export type Route =
  | { page: 'front' }
  | { page: 'rules'; game: string }
  | { page: 'door'; game: string }
  | { page: 'about' }
  /** A finished game of this browser beside others that were dealt alike. */
  | { page: 'deal'; table: string }
  /** A friend's deal; it stands behind the `#`, which no server is told. */
  | { page: 'invited' }
  | { page: 'crew'; game: string }
  /** Of today, if no day is named. */
  | { page: 'daily'; day?: string }
  | { page: 'hall' }
  | { page: 'account' }
  | { page: 'link'; token: string }
  | { page: 'answer'; token: string; which: number }
  | { page: 'profile'; who: string }
  | { page: 'setup'; game: string; way: PlayMode }
  /** `stop`: from 1; without it, where the lesson was left. */
  | { page: 'learn'; game: string; stop?: number }
  /** What a rule refuses, to be tried. */
  | { page: 'example'; game: string; rule: string }
  | TableRoute
  | { page: 'lost' };

/** Alone with bots, several at one device, or over a link. */
export type PlayMode = 'solo' | 'here' | 'online';

/** What the table screen is opened for. A local game without `table` is a new one; with it, the one kept under that id. */
export type TableRoute =
  | { page: 'solo'; game: string; table?: string; bot: string }
  | { page: 'here'; game: string; table?: string; names: readonly string[] }
  | { page: 'online'; table: string }
  /** `report`: its journey report instead. */
  | { page: 'replay'; table?: string; report?: true };

export const DEFAULT_BOT = 'apprentice';

/** The game whose rulebook or crew is shown where none is asked for. */
const FIRST_GAME = games[0]?.id ?? '';

export function routeOf(pathname: string, search = ''): Route {
  const [first = '', second, third, fourth, ...rest] = segmentsOf(pathname);
  const query = new URLSearchParams(search);
  if (rest.length > 0) return { page: 'lost' };
  switch (first) {
    case '':
      return { page: 'front' };
    case 'rules':
      return third === undefined ? { page: 'rules', game: second ?? FIRST_GAME } : { page: 'lost' };
    case 'games':
      return second !== undefined && third === undefined
        ? { page: 'door', game: second }
        : { page: 'lost' };
    case 'hall':
      return second === undefined ? { page: 'hall' } : { page: 'lost' };
    case 'crew':
      return third === undefined ? { page: 'crew', game: second ?? FIRST_GAME } : { page: 'lost' };
    case 'daily':
      if (third !== undefined) return { page: 'lost' };
      return { page: 'daily', ...(second === undefined ? {} : { day: second }) };
    case 'deal':
      if (third !== undefined) return { page: 'lost' };
      return second === undefined ? { page: 'invited' } : { page: 'deal', table: second };
    case 'about':
      return second === undefined ? { page: 'about' } : { page: 'lost' };
    case 'account':
      return second === undefined ? { page: 'account' } : { page: 'lost' };
    case 'link':
      return second !== undefined && third === undefined
        ? { page: 'link', token: second }
        : { page: 'lost' };
    case 'answer':
      return second !== undefined && third === undefined
        ? { page: 'answer', token: second, which: Number(query.get('which') ?? 0) || 0 }
        : { page: 'lost' };
    case 'people':
      return second !== undefined && third === undefined
        ? { page: 'profile', who: second }
        : { page: 'lost' };
    case 't':
      return second !== undefined && third === undefined
        ? { page: 'online', table: second }
        : { page: 'lost' };
    case 'replay':
      if (second === undefined) return { page: 'replay' };
      if (third === undefined) return { page: 'replay', table: second };
      return third === 'report' && fourth === undefined
        ? { page: 'replay', table: second, report: true }
        : { page: 'lost' };
    case 'learn':
      return second === undefined || fourth !== undefined
        ? { page: 'lost' }
        : {
            page: 'learn',
            game: second,
            ...(third === undefined ? {} : { stop: Number(third) || 1 }),
          };
    case 'try':
      return second === undefined || third === undefined || fourth !== undefined
        ? { page: 'lost' }
        : { page: 'example', game: second, rule: third.replace('-', '.') };
    case 'play':
      return third === undefined ? { page: 'lost' } : localRoute(second, third, fourth, query);
    default:
      return { page: 'lost' };
  }
}

function localRoute(
  way: string | undefined,
  game: string,
  table: string | undefined,
  query: URLSearchParams,
): Route {
  if (way === 'setup') {
    return table === undefined ? { page: 'setup', game, way: wayOf(query) } : { page: 'lost' };
  }
  const kept = table === undefined ? {} : { table };
  if (way === 'solo') return { page: 'solo', game, ...kept, bot: query.get('bot') ?? DEFAULT_BOT };
  if (way !== 'here') return { page: 'lost' };
  const names = query.getAll('name');
  return table === undefined && names.length === 0
    ? { page: 'setup', game, way: 'here' }
    : { page: 'here', game, ...kept, names };
}

function wayOf(query: URLSearchParams): PlayMode {
  const way = query.get('way');
  return way === 'here' || way === 'online' ? way : 'solo';
}

/** A segment that is not well-formed stands for itself: it will be unknown. */
function segmentsOf(pathname: string): string[] {
  return pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => {
      try {
        return decodeURIComponent(segment);
      } catch {
        return segment;
      }
    });
}

export const pathTo = {
  hall: '/hall',
  rules: (game = FIRST_GAME, rule?: string): string =>
    `/rules/${game}${rule === undefined ? '' : `#${rule}`}`,
  crew: (game = FIRST_GAME): string => (game === FIRST_GAME ? '/crew' : `/crew/${game}`),
  daily: (day?: string): string =>
    day === undefined ? '/daily' : `/daily/${encodeURIComponent(day)}`,
  deal: (table: string): string => `/deal/${encodeURIComponent(table)}`,
  invited: (code: string): string => `/deal#${code}`,
  /** Its door, and its lesson. */
  game: (game: string): string => `/games/${game}`,
  lesson: (game: string, stop?: number): string =>
    `/learn/${game}${stop === undefined ? '' : `/${stop}`}`,
  /** What that rule refuses, to be tried. With a point, it would be the address of a file. */
  example: (game: string, rule: string): string => `/try/${game}/${rule.replace('.', '-')}`,
  solo: (game: string, bot = DEFAULT_BOT): string =>
    `/play/solo/${game}${bot === DEFAULT_BOT ? '' : `?bot=${encodeURIComponent(bot)}`}`,
  setup: (game: string, way: PlayMode = 'solo'): string =>
    `/play/setup/${game}${way === 'solo' ? '' : `?way=${way}`}`,
  here: (game: string, names: readonly string[]): string =>
    `/play/here/${game}?${new URLSearchParams(names.map((name) => ['name', name]))}`,
  account: '/account',
  /** By their mark, or their name; `me`: whoever opens it. */
  person: (who: string): string => `/people/${encodeURIComponent(who)}`,
  online: (table: string): string => `/t/${encodeURIComponent(table)}`,
};
