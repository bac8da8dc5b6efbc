/** Format, lint, types, boundaries, games’ names, glossary, clocks in tests, sizes, styles, dead code, weight of the pages: `npm run check`. */
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const programs = join(root, 'node_modules', '.bin');

const steps: readonly { name: string; command: readonly [string, ...string[]] }[] = [
  { name: 'format and lint', command: ['biome', 'check', '.'] },
  { name: 'lint with types', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'types', command: ['tsc', '--build'] },
  { name: 'boundaries', command: ['node', 'scripts/boundaries.ts'] },
  { name: 'games’ names', command: ['node', 'scripts/game-names.ts'] },
  { name: 'glossary', command: ['node', 'scripts/glossary.ts'] },
  { name: 'tests’ clocks', command: ['node', 'scripts/clocks.ts'] },
  { name: 'sizes', command: ['node', 'scripts/sizes.ts'] },
  { name: 'styles', command: ['node', 'scripts/styles.ts'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'bundle budget', command: ['node', 'scripts/bundle-budget.ts'] },
];

export type Counts = { passed: number; failed: number };

/** Runs every step, tells each in one line, and shows what a failing one had to say. */
export function runChecks(): Counts {
  const counts: Counts = { passed: 0, failed: 0 };
  for (const { name, command } of steps) {
    const started = performance.now();
    const { ok, output } = runProgram(command);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(16)} ${seconds.padStart(5)} s`);
    if (!ok) console.log(output);
    counts[ok ? 'passed' : 'failed']++;
  }
  return counts;
}

function runProgram([program, ...args]: readonly [string, ...string[]]): {
  ok: boolean;
  output: string;
} {
  const run = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}` },
    shell: process.platform === 'win32',
  });
  const output = run.error ? run.error.message : `${run.stdout}${run.stderr}`.trimEnd();
  return { ok: run.status === 0, output };
}

if (import.meta.main && runChecks().failed > 0) process.exitCode = 1;
