/**
 * No test asserts a time: a machine may be as slow as it likes. So no test reads a clock, neither that on the wall nor the
 * processor's; how long something takes is a figure of `rotonde bench`. Part of `npm run check`.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { clocksIn } from './clocks/judge.ts';

const root = join(import.meta.dirname, '..');

/** Everything a test is made of. */
const TESTS = [
  '{src,scripts}/**/tests/**/*.{ts,tsx}',
  'src/testkit/suite/**/*.ts',
  'e2e/**/*.{ts,tsx}',
];

/** Files that read one all the same, and why that is no assertion. A path that ends in a slash is a whole folder. */
const ALLOWED: Readonly<Record<string, string>> = {
  'e2e/figures/': 'what `rotonde bench page` runs and prints; no test of the house',
  'e2e/hall-tables.ts': 'a stored table has a date; nobody compares it',
  'e2e/profile.spec.ts': 'a session has an end; nobody compares it',
  'e2e/seeded-house.ts': 'lets time pass at the house of a test; nobody compares it',
  'e2e/stored.ts': 'a stored table has a date; nobody compares it',
  'src/cli/tests/prune.test.ts': 'tables of many ages are made for a command that reads the clock',
};

const needed = new Set<string>();
for (const file of TESTS.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted()) {
  const path = file.replaceAll(sep, '/');
  const clocks = clocksIn(path, readFileSync(join(root, file), 'utf8'));
  if (clocks.length === 0) continue;
  const allowed = Object.keys(ALLOWED).find((each) => path === each || isWithin(each, path));
  if (allowed !== undefined) needed.add(allowed);
  else
    for (const { line, name } of clocks) refuse(`${path}:${line}: a test reads no clock: ${name}`);
}
for (const path of Object.keys(ALLOWED)) {
  if (!needed.has(path)) refuse(`scripts/clocks.ts: ${path} needs no permission any more`);
}

function isWithin(folder: string, path: string): boolean {
  return folder.endsWith('/') && path.startsWith(folder);
}

function refuse(reason: string): void {
  console.log(reason);
  process.exitCode = 1;
}
