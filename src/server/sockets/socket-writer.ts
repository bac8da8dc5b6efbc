import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** More than this waits for nobody who reads. Smaller than what one of a full group may let wait, by its limits. */
const SLOW_BYTES = 64 * 1024;

/** The only way out to one socket. What its reader does not take waits in our memory, so there is an end to it. */
export class SocketWriter {
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  readonly #backlog: number;
  readonly #onSlow: () => void;
  #isCorked = false;

  /** `wire` is the stream that the socket writes to. `onSlow`: more waits than a reader would leave. */
  constructor(socket: WebSocket, wire: Duplex, backlog: number, onSlow: () => void) {
    this.#socket = socket;
    this.#wire = wire;
    this.#backlog = backlog;
    this.#onSlow = onSlow;
  }

  /** In bytes. */
  get waiting(): number {
    return this.#socket.bufferedAmount;
  }

  send(text: string): void {
    if (this.#isReady()) this.#socket.send(text);
  }

  ping(): void {
    if (this.#isReady()) this.#socket.ping();
  }

  /** Whoever does not read does not miss it. */
  pong(data: Buffer): void {
    if (this.#isReady() && this.waiting < SLOW_BYTES) this.#socket.pong(data);
  }

  cutOff(): void {
    this.#socket.terminate();
  }

  /** Cuts the reader off instead, if too much waits: it can come back and be welcomed anew. */
  #isReady(): boolean {
    const { OPEN, readyState } = this.#socket;
    if (readyState !== OPEN) return false;
    if (this.waiting > this.#backlog) {
      this.cutOff();
      return false;
    }
    this.#cork();
    return true;
  }

  /** All that is sent in one turn of the event loop leaves together. */
  #cork(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    this.#wire.cork();
    process.nextTick(() => {
      this.#isCorked = false;
      this.#wire.uncork();
      if (this.waiting > SLOW_BYTES) this.#onSlow();
    });
  }
}
