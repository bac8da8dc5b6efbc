/** Refuses every import that the table of rooms does not allow. Part of `npm run check`. */
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { judge } from './boundaries/judge.ts';

const source = join(import.meta.dirname, '..', 'src');
const files = globSync('**/*.{ts,tsx}', { cwd: source });
const breaches = files.flatMap((file) =>
  judge(file.replaceAll(sep, '/'), readFileSync(join(source, file), 'utf8')),
);

for (const { path, line, reason } of breaches) console.log(`src/${path}:${line}: ${reason}`);
if (breaches.length > 0) process.exitCode = 1;
