/**
 * A game is one folder and one line of the catalogue: no other file of the house names it. So a new game changes nothing
 * else, and an old one can be taken out. Part of `npm run check`.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { games } from '#games/index.ts';
import { mentionsIn } from './game-names/judge.ts';

const root = join(import.meta.dirname, '..');

/** All that the house is made of. What speaks to people, README, CHANGELOG and docs, may say what there is to play. */
const FILES = [
  'src/**/*.{ts,tsx,css,html,json,webmanifest,md}',
  'scripts/**/*.{ts,mts,mjs}',
  'bin/*',
  '*.config.ts',
  '{.oxlintrc,biome,knip,package,tsconfig*}.json',
];

/** The game's own folder, and the catalogue. */
const OWN = [...games.map(({ id }) => `src/games/${id}/`), 'src/games/index.ts'];

/**
 * A test may take any game to try the house with: it shows that something holds for a real one, and breaks when that game
 * goes. `e2e/` is left out for the same reason.
 */
const isTest = (path: string): boolean => path.includes('/tests/');

for (const file of globSync(FILES, { cwd: root }).toSorted()) {
  const path = file.replaceAll(sep, '/');
  if (isTest(path) || OWN.some((own) => path.startsWith(own))) continue;
  for (const { line, word } of mentionsIn(readFileSync(join(root, file), 'utf8'), games)) {
    console.log(`${path}:${line}: only a game’s own folder and the catalogue name it: ${word}`);
    process.exitCode = 1;
  }
}
