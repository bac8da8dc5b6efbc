import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export const mainFile = join(import.meta.dirname, '..', 'main.ts');

/** With what was compiled before kept, a command starts in half the time. */
const cache = join(import.meta.dirname, '..', '..', '..', '.build', 'compile-cache');
export const env = { ...process.env, NODE_COMPILE_CACHE: cache };

/** Runs the real command. */
export function rotonde(...args: readonly string[]) {
  return run(args, env);
}

/** Runs the real command, with this folder for its data. */
export function rotondeIn(dataDir: string, ...args: readonly string[]) {
  return run(args, { ...env, DATA_DIR: dataDir });
}

function run(args: readonly string[], environment: NodeJS.ProcessEnv) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [mainFile, ...args], {
    encoding: 'utf8',
    env: environment,
  });
  return { status, stdout, stderr };
}

/** What `--json` printed: one object, and nothing beside it. */
export function rotondeJson<Shape>(...args: readonly string[]): Shape {
  const { status, stdout, stderr } = rotonde(...args, '--json');
  if (status !== 0 || stderr !== '') throw new Error(`exit code ${status}: ${stderr}`);
  return JSON.parse(stdout) as Shape;
}

/** A folder that is gone after the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'rotonde-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}
