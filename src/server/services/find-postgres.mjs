import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian puts the programs of each version; elsewhere they are on the PATH. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs, of the newest version there is. Nothing, if nowhere. */
export function findPostgres() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const folders = [
    ...versions.toSorted((a, b) => Number(b) - Number(a)).map((one) => join(DEBIAN, one, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== ''),
  ];
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  );
}
