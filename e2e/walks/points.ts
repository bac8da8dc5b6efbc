import { middleOf, geometryOf as raceOf } from '../../src/games/pionniers/face/art/geometry.ts';
import { LEVEL } from '../../src/games/pionniers/rules/data/lines.ts';
import { geometryOf as sheetOf } from '../../src/games/railroad-tycoon/face/art/geometry.ts';
import { mapOf } from '../../src/games/railroad-tycoon/rules/terrain.ts';
import { geometryOf as networkOf } from '../../src/games/union-pacific/face/art/geometry.ts';
import { boardOf } from '../../src/games/union-pacific/rules/board.ts';

export type Point = { x: number; y: number };

type Tried = { line?: number; space?: number; hex?: number };

/** Where on its map that is which an example tries, if it is a place without a name. */
export function pointOf(tried: unknown): Point | undefined {
  const { line, space, hex } = tried as Tried;
  if (hex !== undefined) return sheetOf(mapOf('eastern-us')).centreOf(hex);
  if (space === undefined) return undefined;
  return line === undefined
    ? networkOf(boardOf('north-america').data).spaceAt(space)
    : middleOf(raceOf(LEVEL), line, space);
}
