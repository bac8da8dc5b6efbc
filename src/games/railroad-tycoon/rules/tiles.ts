import { SIDES, type Side } from '#hex/hex.ts';
import type { HexAt, Tile } from './model.ts';

/** A track in a hex as one number, so that a link is a short list of numbers. */

const PAIRS = SIDES * SIDES;

export const tileOf = (hex: HexAt, from: Side, to: Side): Tile => hex * PAIRS + from * SIDES + to;
export const hexOf = (tile: Tile): HexAt => Math.floor(tile / PAIRS);
export const fromOf = (tile: Tile): Side => Math.floor((tile % PAIRS) / SIDES);
export const toOf = (tile: Tile): Side => tile % SIDES;

/** The sides a tile uses, as bits. */
export const sidesOf = (tile: Tile): number => (1 << fromOf(tile)) | (1 << toOf(tile));

/** The same track, travelled the other way. */
export const turnedRound = (tile: Tile): Tile => tileOf(hexOf(tile), toOf(tile), fromOf(tile));
