import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Kind } from '#kernel/game.ts';
import { type KnownPosition, type Notation, parseKnown, type Seen } from '../known.ts';

/** A position with the name of its file, as the seat that is to decide sees it. */
export type Known = KnownPosition & Seen<Kind> & { readonly name: string };

/** The known positions of a game, which lie beside the tests of its bots; nothing, if it has none (or in a package). */
export async function knownOf(
  game: string,
): Promise<{ notation: Notation<Kind>; positions: readonly Known[] } | undefined> {
  const folder = join(import.meta.dirname, '../../games', game, 'bots/tests/known');
  const index = join(folder, 'index.ts');
  if (!existsSync(index)) return undefined;
  const { notation } = (await import(pathToFileURL(index).href)) as { notation: Notation<Kind> };
  const files = globSync('*.json', { cwd: folder }).toSorted();
  const positions = files.map((file): Known => {
    const known = parseKnown(readFileSync(join(folder, file), 'utf8'), notation);
    const seen = notation.seen(known.position, known.seat);
    return { ...known, ...seen, name: basename(file, '.json') };
  });
  return { notation, positions };
}
