/** What pages may weigh: script and style over the wire, in bytes, in each language. `light.spec.ts` and `scripts/bundle-budget.ts` hold them to it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const FIRST_PAGE = 100_000;
export const BOTS = 25_000;

/** Any table. */
const TABLE = 201_000;

/** "A place with people" had one bound for itself, "a table page gains at most 12 kB"; all that came later keeps it too. */
const GAIN = 12_000;

const games = join(import.meta.dirname, '../src/games');

/** What a table of this game may weigh. Its folder says what one weighed before those people came; a later game has but the bound of all. */
export function tableBudget(game: string): number {
  const file = join(games, game, 'page-weight.json');
  if (!existsSync(file)) return TABLE;
  const { table } = JSON.parse(readFileSync(file, 'utf8')) as { table: number };
  return Math.min(TABLE, table + GAIN);
}
