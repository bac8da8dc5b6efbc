import { type See, seeRandomGames } from '#testkit/random-games.ts';
import { pionniers } from '../index.ts';
import type { Options, Pionniers } from '../model.ts';
import { SHORT } from './own-layout.ts';

/** Every way to play that the table may choose. */
export const EVERY_OPTION: readonly Options[] = [
  { board: 'level', lines: 'in-order', twoTrains: true },
  { board: 'level', lines: 'in-order', twoTrains: false },
  { board: 'slanted', lines: 'by-lot', twoTrains: true },
  { board: SHORT, lines: 'by-lot', twoTrains: true },
  { board: SHORT, lines: 'in-order', twoTrains: false },
];

/** Plays so many whole games at random, the same ones every time, and shows every entry. */
export function inRandomGames(games: number, see: See<Pionniers>): void {
  const plan = { bound: 4000, games, seed: 7, options: EVERY_OPTION };
  seeRandomGames(pionniers.game, plan, see);
}
