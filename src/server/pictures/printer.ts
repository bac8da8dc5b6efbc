import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** More than these do not wait: whoever comes then is told to come again. */
const MOST_WAITING = 24;

type Printed = { id: number; png?: Uint8Array };

/** One thread that draws, started when the first picture is asked for and anew after a failure. */
export class Printer {
  readonly #dir: string;
  readonly #waiting = new Map<number, (png: Buffer | undefined) => void>();
  #worker: Worker | undefined;
  #count = 0;

  /** `webDir`: of the built client. */
  constructor(webDir: string) {
    this.#dir = join(webDir, 'print');
  }

  /** Nothing: the client is not built, too many are waiting, or it could not be drawn. */
  png(svg: string): Promise<Buffer | undefined> {
    if (this.#waiting.size >= MOST_WAITING || !existsSync(join(this.#dir, 'resvg.wasm'))) {
      return Promise.resolve(undefined);
    }
    this.#worker ??= this.#start();
    const id = ++this.#count;
    this.#worker.postMessage({ id, svg });
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#giveUp();
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./print-thread.ts', import.meta.url), {
      workerData: this.#dir,
    });
    worker.unref();
    worker.on('message', ({ id, png }: Printed) => {
      this.#waiting.get(id)?.(png && Buffer.from(png));
      this.#waiting.delete(id);
    });
    worker.on('error', () => this.#giveUp());
    return worker;
  }

  #giveUp(): void {
    this.#worker = undefined;
    for (const resolve of this.#waiting.values()) resolve(undefined);
    this.#waiting.clear();
  }
}
