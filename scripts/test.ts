/** The checks, then the tests: `npm test`. The last line of the output is `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Counts, runChecks } from './check.ts';

const root = join(import.meta.dirname, '..');
const reportFile = join(root, '.build', 'vitest.json');

/** What we read of Vitest's report. A file that cannot even be loaded has no assertions. */
type Report = {
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

function runTests(filters: readonly string[]): Counts {
  rmSync(reportFile, { force: true });
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const run = spawnSync(process.execPath, [vitest, 'run', ...reports, ...filters], {
    cwd: root,
    stdio: 'inherit',
  });
  const counts = existsSync(reportFile) ? countsOf(reportFile) : { passed: 0, failed: 0 };
  // An error outside any test fails the run without failing a test.
  if (run.status !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

function countsOf(file: string): Counts {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const counts: Counts = { passed: 0, failed: 0 };
  for (const { status, assertionResults } of testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed').length;
    counts.passed += assertionResults.filter((test) => test.status === 'passed').length;
    counts.failed += status === 'failed' ? Math.max(1, failed) : failed;
  }
  return counts;
}

const checks = runChecks();
const tests = runTests(process.argv.slice(2));
const passed = checks.passed + tests.passed;
const failed = checks.failed + tests.failed;
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
