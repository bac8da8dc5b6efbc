import { type See, seeRandomGames } from '#testkit/random-games.ts';
import { trambahn } from '../index.ts';
import type { Trambahn } from '../model.ts';

/** Plays so many whole games at random, the same ones every time, and shows every entry. */
export function inRandomGames(games: number, see: See<Trambahn>): void {
  seeRandomGames(trambahn.game, { bound: 2000, games, seed: 7 }, see);
}
