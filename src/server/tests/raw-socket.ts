import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** The lines with which a client asks for a socket. */
export function upgradeOf(path: string, headers: Record<string, string> = {}): string {
  const asked = {
    Host: 'x',
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    ...headers,
  };
  const lines = Object.entries(asked).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

export const TEXT = 1;
export const CONTINUATION = 0;
export const PING = 9;

/** A frame as a client sends it, masked by zeros. */
export function frameOf(opcode: number, payload: string, isLast = true): Buffer {
  const bytes = Buffer.from(payload);
  const { length } = bytes;
  const size = length < 126 ? [0x80 | length] : [0x80 | 126, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([(isLast ? 0x80 : 0) | opcode, ...size, 0, 0, 0, 0]), bytes]);
}

/** A client that knows no rules of the WebSocket protocol. */
export class RawSocket {
  readonly socket: Socket;
  isClosed = false;
  #text = Buffer.alloc(0);
  readonly #closed: Promise<void>;

  private constructor(socket: Socket) {
    this.socket = socket;
    this.#closed = new Promise((resolve) => {
      socket.on('close', () => {
        this.isClosed = true;
        resolve();
      });
    });
    socket.on('error', () => undefined);
    socket.on('data', (data: Buffer) => {
      this.#text = Buffer.concat([this.#text, data]);
    });
  }

  /** Connects, asks for `path`, and waits for the first word of the answer. */
  static async at(address: string, path: string, headers?: Record<string, string>) {
    const raw = new RawSocket(connect(Number(new URL(address).port), '127.0.0.1'));
    raw.socket.write(upgradeOf(path, headers));
    await Promise.race([once(raw.socket, 'data'), raw.#closed]);
    return raw;
  }

  /** The status of the answer by HTTP. */
  get status(): number {
    return Number(/^HTTP\/1\.1 (\d+)/.exec(this.#text.toString('latin1'))?.[1]);
  }

  write(data: Buffer): void {
    if (this.socket.writable) this.socket.write(data);
  }

  /** Waits for the end, and tells the code with which the house closed, if it did say one. */
  async closed(): Promise<number | undefined> {
    this.socket.resume();
    await this.#closed;
    return closeCodeOf(this.#text);
  }
}

/** Of the last frame, if that is a farewell. The house gives no more than a code. */
function closeCodeOf(text: Buffer): number | undefined {
  const at = text.length - 4;
  return at >= 0 && text.readUInt16BE(at) === 0x8802 ? text.readUInt16BE(at + 2) : undefined;
}
