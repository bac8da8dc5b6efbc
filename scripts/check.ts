/** Format, lint, types, boundaries, games’ names, glossary, clocks in tests, sizes, styles, dead code, weight of the pages: `npm run check`. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';

const root = join(import.meta.dirname, '..');
const programs = join(root, 'node_modules', '.bin');

type Step = { name: string; command: readonly [string, ...string[]] };

const steps: readonly Step[] = [
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

/** Runs every step, as many at a time as there are cores; tells each in one line, and shows what a failing one had to say. */
export async function runChecks(): Promise<Counts> {
  const counts: Counts = { passed: 0, failed: 0 };
  const waiting = [...steps];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { name, command } = step;
      const started = performance.now();
      const { ok, output } = await runProgram(command);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(16)} ${seconds.padStart(5)} s`);
      if (!ok) console.log(output);
      counts[ok ? 'passed' : 'failed']++;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return counts;
}

async function runProgram([program, ...args]: Step['command']): Promise<{
  ok: boolean;
  output: string;
}> {
  const run = spawn(program, args, {
    cwd: root,
    env: { ...process.env, PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}` },
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<{ status: number | null; failure: string }>((resolve) => {
    run.once('error', ({ message }) => resolve({ status: null, failure: message }));
    run.once('close', (status) => resolve({ status, failure: '' }));
  });
  const [said, complained] = await Promise.all([text(run.stdout), text(run.stderr)]);
  const { status, failure } = await ended;
  return { ok: status === 0, output: `${said}${complained}${failure}`.trimEnd() };
}

if (import.meta.main && (await runChecks()).failed > 0) process.exitCode = 1;
