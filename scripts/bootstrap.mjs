/**
 * Brings a fresh clone to where `npm start` and `npm test` can run. Called before both, and by `bin/rotonde.mjs`,
 * so it must work on Node 20 with nothing installed, and cost next to nothing when there is nothing to do.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules', '.rotonde-installed');
const [system, program] =
  process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node'];
const bundledNode = join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin', program);

/** The first version that runs our TypeScript as it stands. */
const LEAST_NODE = 24;

/** A step that cannot be done here. Its message is the one line the user sees. */
class CannotPrepare extends Error {}

/**
 * Makes ready what every command needs. The steps that only some commands need (a web client to build for
 * `npm start`, a browser or a database to find for `npm test`) belong behind it, as functions of their own,
 * in the list at the foot of this file.
 */
export function ensureInstalled() {
  const wanted = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (installed !== wanted) {
    installPackages();
    writeFileSync(stampFile, wanted);
  }
}

/** The program that runs our TypeScript: this very one if it is new enough, else the one among our packages. */
export function nodeProgram() {
  if (Number.parseInt(process.versions.node, 10) >= LEAST_NODE) return process.execPath;
  if (existsSync(bundledNode)) return bundledNode;
  throw new CannotPrepare(
    `needs Node ${LEAST_NODE} or newer; this is ${process.versions.node}, and npm has none for this system`,
  );
}

/** Does the work, and ends the process with one line when it cannot be done. */
export function orExplain(work) {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof CannotPrepare)) throw error;
    console.error(`rotonde: ${error.message}`);
    process.exit(1);
  }
}

function installPackages() {
  console.error('rotonde: installing packages (npm ci); this takes a moment, and only once');
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm'];
  // Whatever NODE_ENV or npm's settings leave out, the house needs: its tools, and the Node that runs it.
  const everything = ['--include=dev', '--include=optional'];
  const run = spawnSync(command, [...first, 'ci', '--loglevel=error', ...everything], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: !npm && process.platform === 'win32',
  });
  if (run.error) throw new CannotPrepare(`npm cannot be run (${run.error.message}); install npm`);
  if (run.status !== 0) {
    const reasons = run.stderr.match(/(?<=npm error )(?!(?:code|errno|syscall|path) ).+/g) ?? [];
    const reason = reasons[0] ?? `npm ci ended with ${run.status ?? run.signal}`;
    throw new CannotPrepare(`packages cannot be installed: ${reason} (is there a network?)`);
  }
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  orExplain(() => {
    ensureInstalled();
    nodeProgram();
  });
}
