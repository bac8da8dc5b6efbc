#!/usr/bin/env node
/** The command line, from any Node since 20: `npm exec rotonde -- games` in a clone, `npx rotonde games` as a package. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { nodeProgram, orExplain } from '../scripts/bundled-node.mjs';

const root = new URL('..', import.meta.url);
/** A package has our JavaScript and no TypeScript, which Node would not take in `node_modules`. */
const source = new URL('src/cli/main.ts', root);
const isClone = existsSync(source);
const main = isClone ? source : new URL('lib/cli/main.js', root);

const { ensureInstalled } = isClone ? await import('../scripts/bootstrap.mjs') : {};

const node = orExplain(() => {
  ensureInstalled?.();
  return nodeProgram(fileURLToPath(root));
});

if (node === process.execPath) await import(main.href);
else {
  const child = spawn(node, [fileURLToPath(main), ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 1;
    if (signal) {
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    }
  });
}
