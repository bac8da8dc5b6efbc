import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { GAMES } from './groups.ts';

/** The pages that are drawn when the site is built, each with the script it begins with. */
export const DRAWN: Readonly<Record<string, string>> = {
  '/': 'front',
  '/about': 'about',
  ...each(['/crew', ...GAMES.map((game) => `/crew/${game}`)], 'crew'),
  ...each(['/rules', ...[...GAMES, 'house'].map((book) => `/rules/${book}`)], 'rules-page'),
  ...each(
    GAMES.map((game) => `/games/${game}`),
    'door-page',
  ),
};

function each(paths: readonly string[], script: string): Record<string, string> {
  return Object.fromEntries(paths.map((path) => [path, script]));
}

/** The file of the page at an address, as `src/server/web-client.ts` looks for it. */
export const drawnFile = (path: string, language: string): string =>
  `drawn/${language}${path === '/' ? '/index' : path}.html`;

export type Drawn = { html: string; title: string; description: string };

/** What a game has drawn of itself, and where a page looks for it. */
export type Album = { file: string; drawn: { scene: string; drawings: Record<string, string> } };

/** What `src/web/drawn.tsx` is, once it is built. */
export type Drawing = {
  drawn(path: string, language: string): Promise<Drawn>;
  waiting(language: string, isTable: boolean): string;
  album(game: string, language: string): Promise<Album | undefined>;
};

/** Draws with the pages' own code, built once more for where there is no browser. */
export async function withDrawing(
  config: InlineConfig,
  use: (drawing: Drawing) => Promise<void>,
): Promise<void> {
  // Within the project, so that it finds its packages.
  const outDir = mkdtempSync(join(import.meta.dirname, '../../node_modules/.drawn-'));
  try {
    await build({
      ...config,
      configFile: false,
      logLevel: 'warn',
      build: {
        ssr: 'drawn.tsx',
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        assetsInlineLimit: 0,
      },
    });
    await use((await import(pathToFileURL(join(outDir, 'drawn.js')).href)) as Drawing);
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
