import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let clone: string;

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'rotonde-clone-'));
  mkdirSync(join(clone, 'scripts'));
  for (const script of ['bootstrap.mjs', 'browser.mjs']) {
    copyFileSync(join(import.meta.dirname, '..', script), join(clone, 'scripts', script));
  }
  writeFileSync(join(clone, 'package-lock.json'), '{}');
});

afterEach(() => rmSync(clone, { recursive: true }));

/** Runs the script where npm is the given program, and tells how that went. */
function bootstrap(npm: string | undefined, ...needs: string[]) {
  if (npm !== undefined) writeFileSync(join(clone, 'npm.mjs'), npm);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/bootstrap.mjs', ...needs],
    {
      cwd: clone,
      encoding: 'utf8',
      env: {
        PATH: clone,
        CHROMIUM: join(clone, 'chromium'),
        ...(npm === undefined ? {} : { npm_execpath: join(clone, 'npm.mjs') }),
      },
    },
  );
  return { status, stdout, lines: stderr.split('\n').filter((line) => line !== '') };
}

const installing =
  "import { mkdirSync, writeFileSync } from 'node:fs'; mkdirSync('node_modules', { recursive: true });";
const works = `${installing} writeFileSync('node_modules/asked', process.argv.slice(2).join(' '));`;
const breaks =
  "console.error('npm error code ENOTFOUND\\nnpm error network request failed'); process.exit(1);";

test('installs once, and again only when the lock has changed', () => {
  expect(bootstrap(works)).toMatchObject({ status: 0, stdout: '' });
  expect(existsSync(join(clone, 'node_modules', 'asked'))).toBe(true);
  expect(bootstrap(breaks)).toEqual({ status: 0, stdout: '', lines: [] });
  writeFileSync(join(clone, 'package-lock.json'), '{ }');
  expect(bootstrap(breaks).status).toBe(1);
});

test('says in one line why it cannot install', () => {
  const { status, stdout, lines } = bootstrap(breaks);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(lines.slice(1)).toEqual([
    'rotonde: packages cannot be installed: network request failed (is there a network?)',
  ]);
  expect(existsSync(join(clone, 'node_modules', '.rotonde-installed'))).toBe(false);
});

test('says in one line that there is no npm', () => {
  const { status, lines } = bootstrap(undefined);
  expect(status).toBe(1);
  expect(lines.slice(1)).toEqual([expect.stringContaining('npm cannot be run')]);
});

test('says in one line that there is no browser and none can be installed', () => {
  const { status, lines } = bootstrap(works, 'browser');
  expect(status).toBe(1);
  expect(lines.slice(1)).toEqual([expect.stringContaining('the tests need Chromium')]);
});

test('is content with the browser that is there', () => {
  writeFileSync(join(clone, 'chromium'), '');
  expect(bootstrap(works, 'browser').status).toBe(0);
});
