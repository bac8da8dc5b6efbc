/** Writes what `npm pack` takes beside the built client: `lib/`, the command line and what it needs, as JavaScript. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeJavaScript } from './package/javascript.ts';
import { writePackages } from './package/packages.ts';

const root = join(import.meta.dirname, '..');
const lib = join(root, 'lib');

rmSync(lib, { recursive: true, force: true });
await writePackages(await writeJavaScript(root, lib), root, lib);
