#!/usr/bin/env node
/** The command line, from any Node since 20: `npm exec rotonde -- games`. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, nodeProgram, orExplain } from '../scripts/bootstrap.mjs';

const main = new URL('../src/cli/main.ts', import.meta.url);

const node = orExplain(() => {
  ensureInstalled();
  return nodeProgram();
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
