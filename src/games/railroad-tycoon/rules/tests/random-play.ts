import { railroadTycoon } from '../index.ts';
import type { Options } from '../model.ts';
import { SMALL } from './own-map.ts';

const { parseOptions } = railroadTycoon.game;

/**
 * The rules force no end and put no brake on debt: whoever samples choices blindly hardly ever delivers. So the games
 * of the laws have a last turn (18.6), and the bound is stated for them.
 */
export const LAST_TURN: Options[] = [
  parseOptions({ turns: 6 }),
  parseOptions({ map: SMALL, turns: 12 }),
  parseOptions({ turns: 4, sharp: true }),
  parseOptions({ turns: 4, beginner: true, tiles: 40 }),
];
