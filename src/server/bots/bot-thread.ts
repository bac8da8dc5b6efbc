import { Worker } from 'node:worker_threads';
import type { BotQuestion } from '#tables/bot-host.ts';
import { READY } from './ready.ts';
import { newStopping, setStopped } from './stopping.ts';

export type ThreadLimits = {
  /** How long one decision may take. */
  limitMs: number;
  /** What a thread may hold while it thinks: its heap, and its buffers beside. */
  mostBytes: number;
};

type Thinking = {
  question: BotQuestion;
  resolve(action: unknown): void;
  reject(error: Error): void;
};

/** So often a thread that thinks is asked how much it holds. Most have answered before the first time. */
const WEIGH_MS = 50;

/** Garbage is collected early: a decision leaves much of it behind. */
const YOUNG_MB = 16;

/** One thread, started when it is first needed and anew after each failure. */
export class BotThread {
  readonly #file: URL;
  readonly #limits: ThreadLimits;
  readonly #stopping = newStopping();
  #worker: Worker | undefined;
  #isReady = false;
  #thinking: Thinking | undefined;
  #limitTimer: NodeJS.Timeout | undefined;
  #weighTimer: NodeJS.Timeout | undefined;

  constructor(file: URL, limits: ThreadLimits) {
    this.#file = file;
    this.#limits = limits;
  }

  get isFree(): boolean {
    return this.#thinking === undefined;
  }

  /** Only while it is free. Rejects if no answer comes, for whatever reason; then it is free again. */
  decide(question: BotQuestion): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#thinking = { question, resolve, reject };
      setStopped(this.#stopping, false);
      this.#worker ??= this.#start();
      if (this.#isReady) this.#ask();
    });
  }

  /** If it thinks about this one, it comes to its end with the step it is at: the thread goes on to the next question. */
  stop(question: BotQuestion): void {
    if (this.#thinking?.question === question) setStopped(this.#stopping, true);
  }

  async close(): Promise<void> {
    this.#stopTimers();
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  /** The limits are for thinking: a thread that is still loading is not to blame, and is never cut off. */
  #ask(): void {
    if (!this.#thinking) return;
    const tooLong = () => this.#fail(new Error('it thought for too long'));
    this.#limitTimer = setTimeout(tooLong, this.#limits.limitMs);
    this.#weighTimer = setInterval(() => void this.#weigh(), WEIGH_MS);
    this.#worker?.postMessage(this.#thinking.question);
  }

  #start(): Worker {
    this.#isReady = false;
    const worker = new Worker(this.#file, {
      workerData: this.#stopping,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    // An open house, not a thinking bot, keeps the process alive.
    worker.unref();
    worker.on('message', (message: unknown) => {
      if (worker !== this.#worker) return;
      if (message === READY) {
        this.#isReady = true;
        this.#ask();
      } else this.#done()?.resolve(message);
    });
    worker.on('error', (cause) => {
      if (worker === this.#worker) this.#fail(new Error(`it failed: ${cause}`, { cause }));
    });
    worker.on('exit', () => {
      if (worker === this.#worker) this.#fail(new Error('it ended its thread'));
    });
    return worker;
  }

  /**
   * A thread's memory is bounded from outside. The bound that V8 itself takes (`maxOldGenerationSizeMb`) counts no buffers,
   * and when one array or map outgrows it at a stroke, the whole process ends.
   */
  async #weigh(): Promise<void> {
    const worker = this.#worker;
    // It may have ended by itself meanwhile.
    const heap = await worker?.getHeapStatistics().catch(() => undefined);
    if (!heap || worker !== this.#worker || this.isFree) return;
    const held = heap.used_heap_size + heap.external_memory;
    if (held > this.#limits.mostBytes) this.#fail(new Error('it took too much memory'));
  }

  #fail(error: Error): void {
    const worker = this.#worker;
    this.#worker = undefined;
    void worker?.terminate();
    this.#done()?.reject(error);
  }

  #done(): Thinking | undefined {
    this.#stopTimers();
    const thinking = this.#thinking;
    this.#thinking = undefined;
    return thinking;
  }

  #stopTimers(): void {
    clearTimeout(this.#limitTimer);
    clearInterval(this.#weighTimer);
  }
}
