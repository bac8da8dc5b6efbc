import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from './child.ts';
import type { Faults } from './counts.ts';

/** How long a node is tried to be started before that is a fault: the database may be away meanwhile. */
const TRIES = 60;
const BETWEEN_MS = 500;

/** A node with one address, in one process after another. */
export class Member {
  readonly #start: (port: string) => Promise<ServerProcess>;
  readonly #faults: Faults;
  readonly #words: string[];
  #process: ServerProcess | undefined;
  #address = '';
  #starting: Promise<void> | undefined;
  #frozen: Promise<void> | undefined;
  #isEnding = false;

  constructor(
    start: (port: string) => Promise<ServerProcess>,
    { faults, words }: { faults: Faults; words: string[] },
  ) {
    this.#start = start;
    this.#faults = faults;
    this.#words = words;
  }

  get address(): string {
    return this.#address;
  }

  get isUp(): boolean {
    return this.#process?.isRunning === true;
  }

  async start(): Promise<void> {
    const port = this.#address === '' ? '0' : new URL(this.#address).port;
    for (let tries = 1; ; tries++) {
      try {
        const started = await this.#start(port);
        this.#process = started;
        this.#address = started.address;
        started.onExit(() => this.#died(started));
        return;
      } catch (error) {
        if (this.#isEnding) return;
        if (tries === TRIES) this.#faults.add('does not start', 'a node', String(error));
        if (tries >= TRIES) throw error;
        await sleep(BETWEEN_MS);
      }
    }
  }

  /** At once, and up again after a while. */
  kill(downMs: number): void {
    const killed = this.#process;
    this.#process = undefined;
    this.#starting = (async () => {
      await killed?.kill();
      this.#words.push(...(killed?.words ?? []));
      await sleep(downMs);
      await this.start();
    })();
    this.#starting.catch(() => undefined);
  }

  /** Neither dead nor alive for a while: nobody is told. */
  freeze(ms: number): void {
    this.#frozen = this.#process?.freeze(ms).finally(() => {
      this.#frozen = undefined;
    });
  }

  get isFrozen(): boolean {
    return this.#frozen !== undefined;
  }

  /** When it has been started again, if it was killed, and goes on, if it was frozen. */
  async settled(): Promise<void> {
    // That one does not start is a fault already.
    await Promise.all([this.#starting?.catch(() => undefined), this.#frozen]);
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    this.#isEnding = true;
    if (signal === 'SIGTERM') await this.#frozen;
    await this.#starting?.catch(() => undefined);
    await this.#process?.kill(signal);
    this.#words.push(...(this.#process?.words ?? []));
  }

  /** Nobody has killed it. */
  #died(process: ServerProcess): void {
    if (this.#isEnding || this.#process !== process) return;
    this.#faults.add('died', `the node at ${this.#address}`, process.words.slice(-5).join(' '));
    this.kill(0);
  }
}
