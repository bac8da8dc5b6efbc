import type { ServerResponse } from 'node:http';
import type { ViewShown } from '#protocol/http/programs.ts';

/** As many streams as one seat may have open, and one address. */
const MOST = { seat: 4, address: 40 };

/** What may wait for a reader, in bytes. Whoever lets more wait comes again. */
const BACKLOG = 1 << 20;

/** Proxies cut off what is silent for a minute. */
const BEAT_MS = 25_000;

/** One stream of server-sent events. */
export class Stream {
  readonly #response: ServerResponse;
  readonly #beat: NodeJS.Timeout;
  /** Its reader has been told that it ends; they may not have read it yet. */
  isOver = false;

  constructor(response: ServerResponse) {
    this.#response = response;
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-accel-buffering': 'no',
    });
    this.#beat = setInterval(() => this.#write(': here\n\n'), BEAT_MS).unref();
  }

  /** Its number is that of the last entry: by it a reader who comes again says what they have seen. */
  tell(shown: ViewShown): void {
    this.#write(`id: ${shown.seq}\nevent: view\ndata: ${JSON.stringify(shown)}\n\n`);
  }

  end(why?: string): void {
    this.isOver = true;
    clearInterval(this.#beat);
    if (why !== undefined) {
      this.#write(`event: closing\ndata: ${JSON.stringify({ why })}\n\n`);
    }
    this.#response.end();
  }

  #write(text: string): void {
    if (this.#response.writableEnded) return;
    this.#response.write(text);
    if (this.#response.writableLength > BACKLOG) this.#response.destroy();
  }
}

/** Those that are open, so that none is one too many and all end with the house. */
export class Streams {
  readonly #counts = new Map<string, number>();
  readonly #open = new Set<Stream>();

  /** False: there are too many. */
  hasRoom(seat: string, address: string): boolean {
    return this.#count(`s ${seat}`) < MOST.seat && this.#count(`a ${address}`) < MOST.address;
  }

  add(stream: Stream, seat: string, address: string): () => void {
    const keys = [`s ${seat}`, `a ${address}`];
    this.#open.add(stream);
    for (const key of keys) this.#counts.set(key, this.#count(key) + 1);
    return () => {
      if (!this.#open.delete(stream)) return;
      for (const key of keys) {
        const left = this.#count(key) - 1;
        if (left > 0) this.#counts.set(key, left);
        else this.#counts.delete(key);
      }
    };
  }

  /** Of those whose readers have not been told to go. */
  get count(): number {
    return [...this.#open].filter(({ isOver }) => !isOver).length;
  }

  /** Tells so many readers to come back elsewhere, those first who have been here longest. */
  moveOn(some: number): void {
    const staying = [...this.#open].filter(({ isOver }) => !isOver);
    for (const stream of staying.slice(0, some)) stream.end('stopping');
  }

  #count = (key: string): number => this.#counts.get(key) ?? 0;
}
