import { Worker } from 'node:worker_threads';
import { botOf } from '#bots/index.ts';
import type { BotHost, BotQuestion } from '#tables/bot-host.ts';
import { READY } from './ready.ts';

export type BotThreads = {
  /** How many think at a time. */
  threads: number;
  /** How long one decision may take. */
  limitMs: number;
  /** What the threads run. */
  file: URL;
};

export type ClosableBotHost = BotHost & { close(): Promise<void> };

type Asked = { question: BotQuestion; resolve(action: unknown): void; reject(error: Error): void };

const usual: BotThreads = {
  threads: 1,
  limitMs: 5000,
  file: new URL('./worker.ts', import.meta.url),
};

/** Bots on threads of their own: nobody but their table waits for them, and for it there is a limit. */
export function threadBotHost(wish: Partial<BotThreads> = {}): ClosableBotHost {
  const { threads, limitMs, file } = { ...usual, ...wish };
  const waiting: Asked[] = [];
  const thinkers = Array.from({ length: threads }, () => new Thinker(file, limitMs, waiting));
  return {
    has: (game, bot) => botOf(game, bot) !== undefined,
    decide(question) {
      return new Promise((resolve, reject) => {
        waiting.push({ question, resolve, reject });
        thinkers.find((thinker) => thinker.isFree)?.next();
      });
    },
    async close() {
      waiting.length = 0;
      await Promise.all(thinkers.map((thinker) => thinker.close()));
    },
  };
}

/** One thread, started when it is first needed and anew after each failure. */
class Thinker {
  readonly #file: URL;
  readonly #limitMs: number;
  readonly #waiting: Asked[];
  #worker: Worker | undefined;
  #isReady = false;
  #asked: Asked | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(file: URL, limitMs: number, waiting: Asked[]) {
    this.#file = file;
    this.#limitMs = limitMs;
    this.#waiting = waiting;
  }

  get isFree(): boolean {
    return this.#asked === undefined;
  }

  next(): void {
    this.#asked = this.#waiting.shift();
    if (!this.#asked) return;
    this.#worker ??= this.#start();
    if (this.#isReady) this.#ask();
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  /** The limit is for thinking: a thread that is still loading is not to blame, and is never cut off. */
  #ask(): void {
    if (!this.#asked) return;
    const tooLong = () => this.#fail(new Error('a bot thought for too long'));
    this.#timer = setTimeout(tooLong, this.#limitMs);
    this.#worker?.postMessage(this.#asked.question);
  }

  #start(): Worker {
    this.#isReady = false;
    const worker = new Worker(this.#file);
    // An open house, not a thinking bot, keeps the process alive.
    worker.unref();
    worker.on('message', (action: unknown) => {
      if (worker !== this.#worker) return;
      if (action === READY) {
        this.#isReady = true;
        this.#ask();
        return;
      }
      this.#done()?.resolve(action);
      this.next();
    });
    worker.on('error', (cause) => {
      if (worker === this.#worker) this.#fail(new Error('a bot failed', { cause }));
    });
    worker.on('exit', () => {
      if (worker === this.#worker) this.#fail(new Error('a bot ended its thread'));
    });
    return worker;
  }

  #fail(error: Error): void {
    const worker = this.#worker;
    this.#worker = undefined;
    void worker?.terminate();
    this.#done()?.reject(error);
    this.next();
  }

  #done(): Asked | undefined {
    clearTimeout(this.#timer);
    const asked = this.#asked;
    this.#asked = undefined;
    return asked;
  }
}
