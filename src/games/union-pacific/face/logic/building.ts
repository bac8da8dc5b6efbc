import { boardOf } from '#games/union-pacific/rules/board.ts';
import {
  type Action,
  type ActionOf,
  type Company,
  JOKER,
  type Space,
  type Table,
  type Track,
} from '#games/union-pacific/rules/model.ts';

export type Building = ActionOf<'build'>;

/** What of a building has been chosen. Card, company and space may come in any order. */
export type Parts = {
  track: Track | undefined;
  company: Company | undefined;
  space: Space | undefined;
};

export const NO_PARTS: Parts = { track: undefined, company: undefined, space: undefined };

export const buildingsIn = (choices: readonly Action[]): Building[] =>
  choices.filter((action): action is Building => action.do === 'build');

function matching(buildings: readonly Building[], parts: Partial<Parts>): Building[] {
  const fits = <T>(wanted: T | undefined, is: T): boolean => wanted === undefined || wanted === is;
  return buildings.filter(
    ({ track, company, space }) =>
      fits(parts.track, track) && fits(parts.company, company) && fits(parts.space, space),
  );
}

/** The companies that can build with the chosen card, on the chosen space; each with its number of spaces. */
export function companiesIn(
  buildings: readonly Building[],
  { track, space }: Omit<Parts, 'company'>,
): { company: Company; spaces: number }[] {
  const spaces = new Map<Company, Set<Space>>();
  for (const building of matching(buildings, { track, space })) {
    const of = spaces.get(building.company) ?? new Set();
    spaces.set(building.company, of.add(building.space));
  }
  return [...spaces]
    .map(([company, of]) => ({ company, spaces: of.size }))
    .sort((a, b) => a.company - b.company);
}

/** Where it can be: with the chosen card, by the chosen company. */
export function litIn(
  buildings: readonly Building[],
  { track, company }: Omit<Parts, 'space'>,
): Space[] {
  const spaces = new Set(matching(buildings, { track, company }).map(({ space }) => space));
  return [...spaces].sort((a, b) => a - b);
}

/** The cards that can build something: for the chosen company, on the chosen space. */
export const tracksIn = (
  buildings: readonly Building[],
  { company, space }: Partial<Parts> = {},
): ReadonlySet<Track> => new Set(matching(buildings, { company, space }).map(({ track }) => track));

/**
 * After choosing one thing more: it stays, and of what was chosen before only what goes with it. Choosing the same
 * again lets go of it. Where only one company can build, it is chosen, too.
 */
export function withPart(
  buildings: readonly Building[],
  { track, company, space }: Parts,
  more: Partial<Parts>,
): Parts {
  const before: Parts = { track, company, space };
  const [what] = Object.keys(more) as [keyof Parts];
  if (what !== 'space' && before[what] === more[what])
    return { ...before, [what]: undefined, space: undefined };
  let now: Parts = { ...NO_PARTS, ...more };
  for (const other of ['company', 'track', 'space'] as const) {
    if (other in more) continue;
    const tried = { ...now, [other]: before[other] };
    if (matching(buildings, tried).length > 0) now = tried;
  }
  if (now.company === undefined && now.space !== undefined) {
    const able = companiesIn(buildings, now);
    if (able.length === 1) now = { ...now, company: able[0]?.company };
  }
  return now;
}

/** The building that is meant, once it is clear. A joker is kept while another card will do. */
export function buildingAt(
  buildings: readonly Building[],
  { track, company, space }: Parts,
): Building | undefined {
  if (company === undefined || space === undefined) return undefined;
  const all = matching(buildings, { track, company, space });
  return all.find((building) => building.track !== JOKER) ?? all[0];
}

/** What somebody means by pressing a space that is not lit: the try that comes nearest to being allowed. */
export function missedAt(
  table: Table,
  hand: readonly number[],
  parts: Parts,
  space: Space,
): Building {
  const { trackOf, mayUse } = boardOf(table.board);
  const kind = trackOf[space] as Track;
  const held = (track: Track): boolean => (hand[track] ?? 0) > 0;
  const track = parts.track ?? [kind, JOKER].find(held) ?? hand.findIndex((count) => count > 0);
  const able = mayUse.findIndex((bits) => ((bits >> kind) & 1) === 1);
  return { do: 'build', track, company: parts.company ?? Math.max(0, able), space };
}
