import { askFor } from '#bots/analysis/ask.ts';
import type { Report } from '#bots/analysis/report.ts';
import type { GameRecord } from '#kernel/record.ts';
import { keepReport, keptReport } from './kept.ts';
import type { ReadingAsked, ReadingTold } from './reading-worker.ts';

export type Read = {
  is: 'opening' | 'reading' | 'stopped' | 'failed' | 'done';
  /** The best there is, of this reading or of one before. */
  report: Report | undefined;
  /** How far this one is. */
  progress: Progress | undefined;
};

type Progress = {
  reading: Exclude<Report['reading'], 'done'>;
  read: number;
  toRead: number;
};

/** Reading more closely takes so many times as long as before. */
const FINER = 4;

/** The reading of one finished game: from this browser's shelf if it was read before, else by a worker. Framework-free. */
export class Reading {
  readonly #record: GameRecord<unknown>;
  readonly #options: unknown;
  readonly #listeners = new Set<() => void>();
  #worker: Worker | undefined;
  #state: Read = { is: 'opening', report: undefined, progress: undefined };
  #closed = false;
  /** As asked last. */
  #minutes = 1;

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
    if (kept?.reading !== 'done') this.start(kept?.minutes ?? 1);
  }

  /** So many minutes, about, from the beginning: a finer reading is another one. What was read stays until it is further. */
  start(minutes: number): void {
    this.#end();
    this.#minutes = minutes;
    const { game, seats, log, commitment } = this.#record;
    const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<ReadingTold>) => this.#hear(data));
    worker.addEventListener('error', () => this.#hear({ failure: 'the worker failed' }));
    worker.postMessage({
      game,
      seats: seats.length,
      options: this.#options,
      log: log.map(({ sum: _, ...entry }) => entry),
      ask: askFor(commitment, minutes),
    } satisfies ReadingAsked);
    this.#change({ is: 'reading', progress: undefined });
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
    this.start(this.#minutes);
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
    const shown = this.#state.report;
    const { reading, read, toRead } = report;
    if (reading === 'done') {
      this.#end();
      this.#change({ is: 'done', report, progress: undefined });
    } else {
      const better = !shown || isBetter(report, shown) ? { report } : {};
      this.#change({ ...better, progress: { reading, read, toRead } });
    }
    const isFirst = !shown || !hasAll(shown);
    if (reading === 'done' || (reading === 'on' && isFirst)) this.#keep(report);
  }

  /** What is not kept is read again. */
  #keep(report: Report): void {
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

const hasAll = ({ reading }: Report): boolean => reading === 'on' || reading === 'done';

/** Nothing that has been found goes from the page while it is read anew. */
function isBetter(report: Report, shown: Report): boolean {
  return hasAll(shown) ? hasAll(report) && report.read >= shown.read : report.read >= shown.read;
}
