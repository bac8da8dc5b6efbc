import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Drawing } from './drawn.ts';
import { GAMES } from './groups.ts';
import { LANGUAGES, type Manifest, stylesOf } from './shells.ts';
import { trimmed } from './trimmed.ts';

/** Writes what games have drawn of themselves, with the names of the sheets that the drawings wear: those of the game's face. */
export async function writeAlbums(dir: string, drawing: Drawing): Promise<void> {
  const manifest = JSON.parse(
    readFileSync(join(dir, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest;
  for (const game of GAMES) {
    for (const language of LANGUAGES) {
      const album = await drawing.album(game, language);
      if (album === undefined) continue;
      const file = join(dir, album.file);
      mkdirSync(dirname(file), { recursive: true });
      const { scene, drawings } = album.drawn;
      const drawn: Record<string, string> = {};
      for (const [name, all] of Object.entries(drawings)) drawn[name] = trimmed(name, all, scene);
      writeFileSync(
        file,
        JSON.stringify({ styles: stylesOf(manifest, game), scene, drawings: drawn }),
      );
    }
  }
}
