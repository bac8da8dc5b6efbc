import { type See, seeRandomGames } from '#testkit/random-games.ts';
import { unionPacific } from '../index.ts';
import type { Options, UnionPacific } from '../model.ts';
import { SMALL } from './own-board.ts';

const chosen = (options: Partial<Options>): Options => unionPacific.game.parseOptions(options);

/** The ways to play that the table may choose. */
export const EVERY_OPTION: readonly Options[] = [
  chosen({}),
  chosen({ board: SMALL, swap: true }),
  chosen({ second: true, hiddenMoney: true }),
  chosen({ spread: true, swap: true }),
  chosen({ board: SMALL, second: true, spread: true, swap: true, hiddenMoney: true }),
];

/** Plays so many whole games at random, the same ones every time, and shows every entry. */
export function inRandomGames(games: number, see: See<UnionPacific>): void {
  const plan = { bound: 4000, games, seed: 7, options: EVERY_OPTION };
  seeRandomGames(unionPacific.game, plan, see);
}
