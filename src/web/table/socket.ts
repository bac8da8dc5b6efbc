import type { Seat } from '#kernel/game.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import type { Join } from '#protocol/to-server.ts';
import {
  type Connect,
  type Connection,
  isFinal,
  type Listener,
  readMessage,
} from './connection.ts';

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;
/** Hidden for longer than this, a page no longer trusts that its socket is alive. */
const TRUST_MS = 20_000;

/** A table on the server. The connection is kept up for as long as the page wants it. */
export function socketTo(table: string, secret: string): Connect {
  return (listener, seat) => new SocketConnection(table, secret, listener, seat);
}

class SocketConnection implements Connection {
  readonly #table: string;
  readonly #secret: string;
  readonly #listener: Listener;
  #seat: Seat | undefined;
  #socket: WebSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #hiddenAt = 0;

  constructor(table: string, secret: string, listener: Listener, seat: Seat | undefined) {
    this.#table = table;
    this.#secret = secret;
    this.#listener = listener;
    this.#seat = seat;
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#seen);
    this.#open();
  }

  send(request: Parameters<Connection['send']>[0]): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
  }

  rejoin(seat = this.#seat): void {
    this.#seat = seat;
    this.#open();
  }

  close(): void {
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#seen);
    this.#drop();
    this.#listener.link('closed');
  }

  #open(): void {
    this.#drop();
    this.#listener.link(this.#failures === 0 ? 'joining' : 'lost');
    const address = new URL('/ws', location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      const seat = this.#seat === undefined ? {} : { seat: this.#seat };
      const join: Join = {
        t: 'join',
        v: PROTOCOL,
        table: this.#table,
        secret: this.#secret,
        ...seat,
      };
      socket.send(JSON.stringify(join));
    });
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.#socket) this.#hear(String(data));
    });
    socket.addEventListener('close', () => {
      if (socket === this.#socket) this.#retry();
    });
  }

  #hear(text: string): void {
    const message = readMessage(text);
    if (message.t === 'welcome') {
      this.#failures = 0;
      this.#listener.link('open');
    }
    this.#listener.message(message);
    if (message.t === 'closing' && isFinal(message.why)) this.close();
  }

  /** Waits a little longer each time, and never all pages at once. */
  #retry(): void {
    this.#drop();
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#failures);
    this.#failures++;
    this.#listener.link('lost');
    this.#timer = setTimeout(() => this.#open(), wait * (0.5 + Math.random() / 2));
  }

  #drop(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  /** The network is back, or somebody presses "try again". */
  readonly #now = (): void => this.#open();

  readonly #seen = (): void => {
    if (document.hidden) this.#hiddenAt = Date.now();
    else if (Date.now() - this.#hiddenAt > TRUST_MS) this.#open();
  };
}
