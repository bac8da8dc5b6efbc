import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian puts it, which is not on everybody's PATH. */
const DEBIAN = '/usr/sbin';

/** The program of the NATS server. Nothing, if it is not there. */
export function findNats() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), DEBIAN];
  return folders
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, 'nats-server'))
    .find((program) => existsSync(program));
}
