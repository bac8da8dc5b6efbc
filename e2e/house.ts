import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The real server in a process of its own, with a disk of its own, so that it can be killed. */
export class House {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'rotonde-e2e-'));
  #server: ChildProcess | undefined;
  readonly #env: Readonly<Record<string, string>>;
  #port: number;
  #seed = '';
  #openings = 0;

  readonly #main: readonly string[];

  /** `port`: any that is free, if not given. `main`: what opens it, if it is not the command line. */
  constructor(env: Readonly<Record<string, string>> = {}, port = 0, main?: string) {
    this.#env = env;
    this.#port = port;
    this.#main = main === undefined ? ['src/cli/main.ts', 'serve'] : [main];
  }

  /** Where everything is kept: a folder, or a PostgreSQL's address. */
  get place(): string {
    return this.#env['DATABASE_URL'] ?? this.dataDir;
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Opens, the second time at the same address as before. */
  async open(): Promise<void> {
    const seeded = ['--import', import.meta.resolve('./seeded-house.ts')];
    const server = spawn(process.execPath, [...seeded, ...this.#main], {
      env: {
        ...process.env,
        PORT: `${this.#port}`,
        DATA_DIR: this.dataDir,
        LOG_LEVEL: 'error',
        ...this.#env,
        E2E_CHANCE: `${this.#seed}\n${this.#openings++}`,
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    this.#server = server;
    if (!server.stdout) throw new Error('the server is not heard');
    for await (const line of createInterface({ input: server.stdout })) {
      const port = /open at http:\/\/localhost:(\d+)/.exec(line)?.[1];
      if (port === undefined) continue;
      this.#port = Number(port);
      return;
    }
    throw new Error('the server did not open');
  }

  /** From now on everything the server draws follows from this. */
  async reseed(seed: string): Promise<void> {
    this.#seed = seed;
    this.#openings = 0;
    await this.#tell(seed);
  }

  /** So much time passes at once, by the clock of the house. */
  async pass(ms: number): Promise<void> {
    await this.#tell({ pass: ms });
  }

  async #tell(wish: string | { pass: number }): Promise<void> {
    const server = this.#server;
    const done = new Promise((resolve) => server?.once('message', resolve));
    server?.send(wish);
    await done;
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async close(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.dataDir, { recursive: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const server = this.#server;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  }
}
