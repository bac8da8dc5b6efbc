import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { textFrame } from './text-frame.ts';

/** More than this waits for nobody who reads. Smaller than what one of a full group may let wait, by its limits. */
const SLOW_BYTES = 64 * 1024;

/** A ping without data, as a frame (RFC 6455, 5.5.2). */
const PING = Buffer.from([0x89, 0]);

/** Those that have something to send when this turn of the event loop ends. */
let writers: SocketWriter[] = [];

function flushAll(): void {
  const all = writers;
  writers = [];
  for (const writer of all) writer.flush();
}

/** Who is told that more waits than a reader would leave. */
type Reader = { tooSlow(): void };

/** The only way out to one socket. What its reader does not take waits in our memory, so there is an end to it. */
export class SocketWriter {
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  readonly #backlog: number;
  readonly #reader: Reader;
  /** Frames: all that is sent in one turn of the event loop leaves together. */
  #frames = '';

  /** `wire` is the stream that the socket writes to. */
  constructor(socket: WebSocket, wire: Duplex, backlog: number, reader: Reader) {
    this.#socket = socket;
    this.#wire = wire;
    this.#backlog = backlog;
    this.#reader = reader;
  }

  /** In bytes. */
  get waiting(): number {
    return this.#wire.writableLength + this.#frames.length;
  }

  /** Leaves when this turn of the event loop ends; by then it is looked at whether anybody reads. */
  send(text: string): void {
    const frame = textFrame(text);
    if (frame === undefined) return this.#sendWhole(text);
    if (this.#frames === '' && writers.push(this) === 1) process.nextTick(flushAll);
    this.#frames += frame;
  }

  ping(): void {
    if (this.#isReady()) this.#wire.write(PING);
  }

  /** Whoever does not read does not miss it. */
  pong(data: Buffer): void {
    if (this.#isReady() && this.waiting < SLOW_BYTES) this.#socket.pong(data);
  }

  /** Says goodbye, after all that was sent. */
  close(code: number): void {
    this.flush();
    this.#socket.close(code);
  }

  cutOff(): void {
    this.#frames = '';
    this.#socket.terminate();
  }

  flush(): void {
    const frames = this.#frames;
    if (frames === '') return;
    this.#frames = '';
    if (!this.#isReady()) return;
    this.#wire.write(frames, 'latin1');
    this.#relieve();
  }

  #sendWhole(text: string): void {
    this.flush();
    if (!this.#isReady()) return;
    this.#socket.send(text);
    this.#relieve();
  }

  #relieve(): void {
    if (this.waiting > SLOW_BYTES) this.#reader.tooSlow();
  }

  /** Cuts the reader off instead, if too much waits: it can come back and be welcomed anew. */
  #isReady(): boolean {
    const { OPEN, readyState } = this.#socket;
    if (readyState !== OPEN) return false;
    if (this.waiting <= this.#backlog) return true;
    this.cutOff();
    return false;
  }
}
