import { WebSocket } from 'ws';
import type { Doors } from './doors.ts';

/** As `src/web/table/socket.ts`; but nobody waits so long that a run of minutes would not see it. */
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 3000;

export type LineEnd = {
  headers: Readonly<Record<string, string>>;
  /** What is said first, each time. */
  hello(): object;
  hear(text: string): void;
  /** It is gone. */
  lost?(): void;
};

/** A socket to the house that comes again, to another node, when it is gone. */
export class Line {
  /** The node it is at, or was last. */
  address: string | undefined;
  readonly #doors: Doors;
  readonly #end: LineEnd;
  #socket: WebSocket | undefined;
  #failures = 0;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(doors: Doors, end: LineEnd, not?: string) {
    this.#doors = doors;
    this.#end = end;
    this.address = not;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  connect(): void {
    this.drop();
    this.address = this.#doors.address(this.address);
    const { headers, hello, hear } = this.#end;
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/ws`, {
      perMessageDeflate: false,
      headers,
    });
    this.#socket = socket;
    socket.on('open', () => socket.send(JSON.stringify(hello())));
    socket.on('message', (data: Buffer) => {
      if (socket === this.#socket) hear(data.toString());
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (socket === this.#socket) this.#retry();
    });
  }

  send(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** They are let in: whatever failed before is forgotten. */
  arrived(): void {
    this.#failures = 0;
  }

  drop(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = undefined;
    this.#end.lost?.();
    if (socket?.readyState === WebSocket.CONNECTING) socket.terminate();
    else socket?.close();
  }

  close(): void {
    this.#isClosed = true;
    this.drop();
  }

  #retry(): void {
    this.drop();
    if (this.#isClosed) return;
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#failures);
    this.#failures++;
    this.#timer = setTimeout(() => this.connect(), wait * (0.5 + Math.random() / 2));
  }
}
