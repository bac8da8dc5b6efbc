import type { KnownPosition, Part as PartOf } from '#bots/tests/knowledge.ts';
import type { Action } from '#games/railroad-tycoon/rules/model.ts';
import { cheapestRoute } from '#games/railroad-tycoon/rules/routes.ts';
import { cityOf, type Moment, position } from '#games/railroad-tycoon/rules/tests/position.ts';
import { hexOf } from '#games/railroad-tycoon/rules/tiles.ts';

export type Part = PartOf<Action>;
export type Known = KnownPosition<Moment, Action>;

/** The last action of the game. */
export const END = { turn: 9, lastTurn: 9, round: 3 } as const;

/** Two actions more for everybody, and nothing after. */
export const LAST_BUT_ONE = { turn: 9, lastTurn: 9, round: 2 } as const;

/** Blue Philadelphia and black Washington with yellow Baltimore between them; each cube has its way. */
export const COAST: NonNullable<Moment['links']> = [
  [0, 'philadelphia', 'baltimore'],
  [0, 'baltimore', 'washington'],
];

/** Nothing lies on the coast but what a position says. */
export const BARE = { philadelphia: '', baltimore: '', washington: '' } as const;

export const delivery = (from: string, ...route: number[]): Part => ({
  do: 'deliver',
  from: cityOf(from),
  route,
});

/** The first tile of the cheapest way between two cities, on an empty map, whichever way it is laid. */
export function tileBetween(from: string, to: string): Part {
  const route = cheapestRoute(position({}).table, cityOf(from), cityOf(to), 4);
  return { do: 'lay-track', hex: hexOf(route?.tiles[0] as number) };
}
