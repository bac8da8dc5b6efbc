import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every file of a folder, byte by byte. SQLite's index of its log holds nothing of its own, and is named only. */
export function bytesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder).toSorted();
  return Object.fromEntries(
    files.map((name) => {
      const isIndex = name.endsWith('-shm');
      return [name, isIndex ? '' : readFileSync(join(folder, name)).toString('base64')];
    }),
  );
}
