import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What was compiled before is kept, so that a server that is started again and again starts in half the time. */
const cache = join(import.meta.dirname, '..', '..', '..', '.build', 'compile-cache');

const children = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** A server in a process of its own, to be killed at any moment. */
export class ServerProcess {
  readonly address: string;
  readonly #child: ChildProcess;
  /** What it wrote last on its standard error. */
  readonly words: string[];

  private constructor(child: ChildProcess, address: string, words: string[]) {
    this.#child = child;
    this.address = address;
    this.words = words;
  }

  /** Rejects with what it said if it does not open. */
  static async start(
    file: string,
    args: readonly string[],
    env: Readonly<Record<string, string>>,
  ): Promise<ServerProcess> {
    const child = spawn(process.execPath, [file, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_COMPILE_CACHE: cache, NODE_ENV: 'production', ...env },
    });
    children.add(child);
    child.once('exit', () => children.delete(child));
    const words: string[] = [];
    child.stderr.on('data', (data: Buffer) => {
      words.push(...data.toString().split('\n').filter(Boolean));
      words.splice(0, words.length - 50);
    });
    const opened = once(child.stdout, 'data') as Promise<[Buffer]>;
    const ended = once(child, 'exit').then(() => {
      throw new Error(`a server ended before it was open: ${words.join(' ')}`);
    });
    ended.catch(() => undefined);
    const [line] = await Promise.race([opened, ended]);
    const address = /http:\/\/[\w.]+:\d+/.exec(line.toString())?.[0];
    if (address === undefined) throw new Error(`a server said ${line.toString()}`);
    return new ServerProcess(child, address, words);
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Whenever it says this on its standard output. */
  onWord(word: string, work: () => void): void {
    this.#child.stdout?.on('data', (data: Buffer) => {
      for (const line of data.toString().split('\n')) if (line === word) work();
    });
  }

  onExit(work: () => void): void {
    this.#child.once('exit', work);
  }

  /** Stands still, with all it holds, and knows nothing of it afterwards. */
  async freeze(ms: number): Promise<void> {
    this.#child.kill('SIGSTOP');
    await sleep(ms);
    this.#child.kill('SIGCONT');
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    if (!this.isRunning) return;
    this.#child.kill(signal);
    await once(this.#child, 'exit');
  }
}
