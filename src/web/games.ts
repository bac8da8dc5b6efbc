import type { SeatColour } from './kit/palettes.ts';

/**
 * The four doors. The catalogue of built games, `games/index.ts`, brings whole engines along; this is what a door can
 * say without one. A test holds the two together.
 */
export type GameId = 'trambahn' | 'pionniers' | 'union-pacific' | 'railroad-tycoon';

export type Door = {
  readonly id: GameId;
  /** A door opens when its game is built. */
  readonly built: boolean;
  readonly players: readonly [least: number, most: number];
  /** What each seat wears, in the order of play. */
  readonly seats: readonly SeatColour[];
  /** Does a seat know something that the others must not see? Then a curtain falls between turns on one device. */
  readonly secretive: boolean;
  /** Is there more to settle before a game than who plays? How many, or by which options. */
  readonly setUp: boolean;
};

const ALL: readonly SeatColour[] = ['red', 'yellow', 'green', 'blue', 'purple', 'black'];

export const doors: readonly Door[] = [
  {
    id: 'trambahn',
    built: true,
    players: [2, 2],
    // Blue, red, green and yellow are its lines, so its seats wear the other two.
    seats: ['purple', 'black'],
    secretive: true,
    setUp: false,
  },
  {
    id: 'pionniers',
    built: true,
    players: [2, 4],
    seats: ALL,
    secretive: false,
    setUp: true,
  },
  {
    id: 'union-pacific',
    built: true,
    players: [2, 6],
    seats: ALL,
    secretive: true,
    setUp: true,
  },
  {
    id: 'railroad-tycoon',
    built: true,
    players: [2, 6],
    seats: ALL,
    secretive: true,
    setUp: true,
  },
];

export function isGameId(id: unknown): id is GameId {
  return doors.some((door) => door.id === id);
}

export function doorOf(id: string): Door | undefined {
  return doors.find((door) => door.id === id);
}
