/** No function longer than a screen, no file longer than a sitting; data may be as long as it is. Part of `npm run check`. */
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { tooLongIn } from './sizes/judge.ts';

const root = join(import.meta.dirname, '..');
const FILES = '{src,scripts,e2e,training,examples}/**/*.{ts,tsx,mts,mjs,css}';

/** Tables of numbers, and nothing else. */
const isData = (path: string): boolean => /\/data\/|\/net-numbers\.ts$/.test(path);

for (const file of globSync(FILES, { cwd: root }).toSorted()) {
  const path = file.replaceAll(sep, '/');
  if (isData(path)) continue;
  const isTest = /(?:^|\/)(?:tests|e2e|suite)\//.test(path);
  for (const { line, reason } of tooLongIn(path, readFileSync(join(root, file), 'utf8'), isTest)) {
    console.log(`${path}:${line}: ${reason}`);
    process.exitCode = 1;
  }
}
