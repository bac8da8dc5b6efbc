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
};

const ALL: readonly SeatColour[] = ['red', 'yellow', 'green', 'blue', 'purple', 'black'];

export const doors: readonly Door[] = [
  // Blue, red, green and yellow are Trambahn's lines, so its seats wear the other two.
  { id: 'trambahn', built: true, players: [2, 2], seats: ['purple', 'black'] },
  { id: 'pionniers', built: false, players: [2, 4], seats: ALL },
  { id: 'union-pacific', built: false, players: [2, 6], seats: ALL },
  { id: 'railroad-tycoon', built: false, players: [2, 6], seats: ALL },
];

export function doorOf(id: string): Door | undefined {
  return doors.find((door) => door.id === id);
}
