import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, quoted, reasonOf } from '../failure.ts';

/** On the disk of the repository: a folder for temporary files may be memory. */
const folderOfBuilds = join(import.meta.dirname, '..', '..', '..', '.build');

/** A new folder for a store under test. */
export function benchFolder(): string {
  try {
    mkdirSync(folderOfBuilds, { recursive: true });
    return mkdtempSync(join(folderOfBuilds, 'bench-'));
  } catch (error) {
    throw new Failure(`cannot write in ${quoted(folderOfBuilds)}: ${reasonOf(error)}`);
  }
}
