/** The checks, the tests, the browser's tests: `npm test`. The last line of the output is `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Counts, runChecks } from './check.ts';

const root = join(import.meta.dirname, '..');

/** A test program, what it is called with, and how its report is read. */
type Runner = {
  program: string;
  args: readonly string[];
  report: string;
  count(file: string): Counts;
};

const unitReport = join(root, '.build', 'vitest.json');
const unit: Runner = {
  program: 'vitest/vitest.mjs',
  args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  report: unitReport,
  count: countUnit,
};

const browser: Runner = {
  program: '@playwright/test/cli.js',
  args: ['test'],
  report: join(root, '.build', 'e2e.json'),
  count: countBrowser,
};

function run({ program, args, report, count }: Runner, filters: readonly string[]): Counts {
  rmSync(report, { force: true });
  const path = join(root, 'node_modules', program);
  const { status } = spawnSync(process.execPath, [path, ...args, ...filters], {
    cwd: root,
    stdio: 'inherit',
  });
  const counts = existsSync(report) ? count(report) : { passed: 0, failed: 0 };
  // An error outside any test fails the run without failing a test.
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

/** A file that cannot even be loaded has no assertions. */
function countUnit(file: string): Counts {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as {
    testResults: { status: string; assertionResults: { status: string }[] }[];
  };
  const counts: Counts = { passed: 0, failed: 0 };
  for (const { status, assertionResults } of testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed').length;
    counts.passed += assertionResults.filter((test) => test.status === 'passed').length;
    counts.failed += status === 'failed' ? Math.max(1, failed) : failed;
  }
  return counts;
}

function countBrowser(file: string): Counts {
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

// With file names given, only the unit tests of those files: for the workbench.
const filters = process.argv.slice(2);
const counts =
  filters.length > 0 ? [run(unit, filters)] : [await runChecks(), run(unit, []), run(browser, [])];
const passed = counts.reduce((sum, each) => sum + each.passed, 0);
const failed = counts.reduce((sum, each) => sum + each.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
