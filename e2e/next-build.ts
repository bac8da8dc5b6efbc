import { cpSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const NEXT = 'next-';

/**
 * Writes a second build of the client to `dir`: the one that lies in `dist`, but that every script, style, drawing and letter has another name,
 * as if all had changed. A page of one finds none of its files in the other.
 */
export function writeNextBuild(dir: string): void {
  cpSync('dist', dir, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  const files = globSync('assets/*.*', { cwd: dir });
  const names = new Set(files.map((file) => basename(file)));
  for (const text of globSync('**/*.{js,css,html,json}', { cwd: dir })) {
    const path = join(dir, text);
    const named = readFileSync(path, 'utf8')
      .replaceAll(/[\w.-]+\.\w+/g, (name) => (names.has(name) ? `${NEXT}${name}` : name))
      .replace(/(?<=rotonde-)[\da-f]{12}\b/, (build) => Array.from(build).toReversed().join(''));
    writeFileSync(path, named);
  }
  for (const file of files)
    renameSync(join(dir, file), join(dir, dirname(file), `${NEXT}${basename(file)}`));
}
