import type { Report } from '#bots/analysis/report.ts';
import type { GameRecord } from '#kernel/record.ts';
import { keepReport, keptReport } from './kept.ts';
import type { ReadingAsked, ReadingTold } from './reading-worker.ts';

export type Read = {
  is: 'opening' | 'reading' | 'stopped' | 'failed' | 'done';
  report: Report | undefined;
};

/** Reading more closely takes so many times as long as before. */
const FINER = 4;

/** The same game has the same seed wherever it is read, so that two readers see the same report. */
const seedOf = ({ commitment }: GameRecord<unknown>): number =>
  Number.parseInt(commitment.slice(0, 8), 16);

/** The reading of one finished game: from this browser's shelf if it was read before, else by a worker. Framework-free. */
export class Reading {
  readonly #record: GameRecord<unknown>;
  readonly #options: unknown;
  readonly #listeners = new Set<() => void>();
  #worker: Worker | undefined;
  #state: Read = { is: 'opening', report: undefined };
  #closed = false;

  constructor(record: GameRecord<unknown>, options: unknown) {
    this.#record = record;
    this.#options = options;
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  readonly getSnapshot = (): Read => this.#state;

  async open(): Promise<void> {
    this.#closed = false;
    const kept = await keptReport(this.#record.commitment).catch(() => undefined);
    if (this.#closed || this.#worker) return;
    if (kept) this.#change({ is: 'done', report: kept });
    else this.start(1);
  }

  /** So many minutes, about, from the beginning: a finer reading is another one. */
  start(minutes: number): void {
    this.#end();
    const { game, seats, log } = this.#record;
    const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<ReadingTold>) => this.#hear(data));
    worker.addEventListener('error', () => this.#hear({ failure: 'the worker failed' }));
    worker.postMessage({
      game,
      seats: seats.length,
      options: this.#options,
      log: log.map(({ sum: _, ...entry }) => entry),
      seed: seedOf(this.#record),
      minutes,
    } satisfies ReadingAsked);
    this.#change({ is: 'reading', report: undefined });
  }

  finer(): void {
    this.start(FINER * (this.#state.report?.minutes ?? 1));
  }

  stop(): void {
    this.#end();
    this.#change({ is: 'stopped' });
  }

  /** From the beginning again: the same seed finds the same. */
  goOn(): void {
    this.start(this.#state.report?.minutes ?? 1);
  }

  close(): void {
    this.#closed = true;
    this.#end();
  }

  #hear(told: ReadingTold): void {
    if ('failure' in told) {
      console.error(told.failure);
      this.#end();
      this.#change({ is: 'failed' });
      return;
    }
    const { report } = told;
    if (report.reading !== 'done') {
      this.#change({ report });
      return;
    }
    this.#end();
    this.#change({ is: 'done', report });
    // What is not kept is read again.
    keepReport(this.#record.commitment, report).catch(() => undefined);
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #change(part: Partial<Read>): void {
    this.#state = { ...this.#state, ...part };
    for (const changed of this.#listeners) changed();
  }
}
