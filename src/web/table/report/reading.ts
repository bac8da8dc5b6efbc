import { REPORT, type Report } from '#bots/analysis/report.ts';
import type { GameRecord } from '#kernel/record.ts';
import { isGone } from '../../offline.ts';
import { askWorker } from './ask-worker.ts';
import { type House, type HouseRefusal, type HouseTold, houseOf } from './house.ts';
import { keepReport, keptReport } from './kept.ts';
import type { ReadingTold } from './reading-worker.ts';

export type Read = {
  /** `house`: the house reads it, or will. */
  is: 'opening' | 'reading' | 'house' | 'stopped' | 'failed' | 'done';
  /** The best there is, of this reading or of one before. */
  report: Report | undefined;
  /** How far this one is. */
  progress: Progress | undefined;
  /** How far the house is: so many games come before, so much of a hundred is read. */
  house: { before: number; part: number } | undefined;
  /** May the house be asked to read it? */
  mayOrder: boolean;
  /** Why it did not want to, or that it could not. */
  refused: HouseRefusal | 'none' | undefined;
};

type Progress = {
  reading: Exclude<Report['reading'], 'done'>;
  read: number;
  toRead: number;
};

/** Reading more closely takes so many times as long as before. */
const FINER = 4;

const BEGINNING: Read = {
  is: 'opening',
  report: undefined,
  progress: undefined,
  house: undefined,
  mayOrder: false,
  refused: undefined,
};

/** The reading of one finished game: from this browser's shelf or the house's if it was read before, else by a worker. Framework-free. */
export class Reading {
  readonly #record: GameRecord<unknown>;
  readonly #options: unknown;
  readonly #table: string | undefined;
  readonly #listeners = new Set<() => void>();
  #worker: Worker | undefined;
  #house: House | undefined;
  #state: Read = BEGINNING;
  #closed = false;
  /** As asked last. */
  #minutes = 1;

  /** `table`: where it was played, if that is known. */
  constructor(record: GameRecord<unknown>, options: unknown, table: string | undefined) {
    this.#record = record;
    this.#options = options;
    this.#table = table;
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  readonly getSnapshot = (): Read => this.#state;

  async open(): Promise<void> {
    this.#closed = false;
    const going = this.#worker;
    if (!going) {
      const kept = await keptReport(this.#record.commitment).catch(() => undefined);
      if (this.#closed || this.#worker) return;
      if (kept) this.#change({ is: 'done', report: kept });
      if (kept?.reading === 'done') return;
    }
    const house = await houseOf(this.#table);
    const told = await house?.ask();
    if (this.#closed || this.#worker !== going || this.#state.is === 'stopped') {
      house?.close();
      return;
    }
    this.#house = house;
    this.#change({ mayOrder: house !== undefined && told?.is !== 'unavailable' });
    if (told?.is === 'kept' || told?.is === 'waiting') this.#hearHouse(told);
    else if (!going) this.start(this.#state.report?.minutes ?? 1);
  }

  /** The page is left. What is read here goes on, and is kept when it is done; does it? */
  leave(): boolean {
    if (!this.#worker) {
      this.close();
      return false;
    }
    this.#closed = true;
    this.#dropHouse();
    this.#change({ mayOrder: false });
    return true;
  }

  /** So many minutes, about, from the beginning: a finer reading is another one. What was read stays until it is further. */
  start(minutes: number): void {
    this.#end();
    this.#minutes = minutes;
    this.#worker = askWorker(this.#record, this.#options, { minutes }, (told) => this.#hear(told));
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

  /** Has the house read it. Until it has agreed it is read here. */
  async order(): Promise<void> {
    this.#change({ mayOrder: false, refused: undefined });
    const told = await this.#house?.ask(true);
    if (told && !this.#closed && this.#state.is !== 'done') this.#hearHouse(told);
  }

  close(): void {
    this.#closed = true;
    this.#end();
    this.#dropHouse();
  }

  #dropHouse(): void {
    this.#house?.close();
    this.#house = undefined;
  }

  #hear(told: ReadingTold): void {
    if ('failure' in told) {
      console.error(told.failure);
      void isGone();
      this.#end();
      this.#change({ is: 'failed' });
      return;
    }
    if (!('report' in told)) return;
    const { report } = told;
    const shown = this.#state.report;
    const { reading, read, toRead } = report;
    if (reading === 'done') {
      this.#end();
      this.#change({ is: 'done', report, progress: undefined, mayOrder: false });
    } else {
      const better = !shown || isBetter(report, shown) ? { report } : {};
      this.#change({ ...better, progress: { reading, read, toRead } });
    }
    const isFirst = !shown || !hasAll(shown);
    if (reading === 'done' || (reading === 'on' && isFirst)) this.#keep(report);
  }

  #hearHouse(told: HouseTold): void {
    if (this.#closed) return;
    if (told.is === 'waiting') {
      const { before, part } = told;
      if (this.#state.is !== 'house') {
        this.#end();
        this.#house?.follow((next) => this.#hearHouse(next));
      }
      this.#change({ is: 'house', house: { before, part }, mayOrder: false, refused: undefined });
    } else if (told.is === 'kept' && told.report.version === REPORT) {
      this.#end();
      this.#change({ is: 'done', report: told.report, mayOrder: false });
      this.#keep(told.report);
    } else {
      this.#change({ refused: told.is === 'kept' ? 'none' : told.is });
      if (this.#state.is === 'house') this.start(1);
    }
  }

  /** What is not kept is read again. */
  #keep(report: Report): void {
    keepReport(this.#record.commitment, report).catch(() => undefined);
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#house?.leave();
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
