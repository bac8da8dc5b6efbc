/**
 * Style sheets take their colours from tokens (`tokens.css` of the house, of a page, of a game), ask the screen only what
 * `src/ui/media.ts` has a name for, and use no property that nobody sets. Part of `npm run check`.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { media } from '../src/ui/media.ts';
import { coloursIn, queriesIn, unsetIn } from './styles/judge.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const names = Object.keys(media);

const sheets = globSync('src/**/*.css', { cwd: root }).toSorted();
const sources = globSync('src/{ui,web,games}/**/*.{ts,tsx}', { cwd: root });
const set = new Set(
  [...sheets, ...sources].flatMap((path) => read(path).match(settingsOf(path)) ?? []),
);

for (const path of sheets) {
  const sheet = read(path);
  const faults = [
    ...(basename(path) === 'tokens.css' ? [] : coloursIn(sheet)),
    ...queriesIn(sheet, names),
    ...unsetIn(sheet, (property) => set.has(property)),
  ];
  for (const { line, reason } of faults) {
    console.log(`${path.replaceAll(sep, '/')}:${line}: ${reason}`);
    process.exitCode = 1;
  }
}

/** Where a sheet sets a property; a component names it and sets it by its style. */
function settingsOf(path: string): RegExp {
  return path.endsWith('.css') ? /--[\w-]+(?=\s*:)/g : /--[\w-]+/g;
}
