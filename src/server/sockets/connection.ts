import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import { MOST_BYTES } from '#protocol/parts.ts';
import type { Closing, ToClient } from '#protocol/to-client.ts';
import type { Join, Request } from '#protocol/to-server.ts';
import type { Tables, Visit } from '#tables/tables.ts';
import type { Limits } from '../limits.ts';
import { BadMessage, readMessage } from './message.ts';
import { TokenBucket } from './token-bucket.ts';

/** What a connection needs from the house. */
export type Desk = { tables: Tables; limits: Limits; report(error: unknown): void };

/** The close code for each reason, of RFC 6455 and of the registry kept with it. */
const CODES: Readonly<Record<Closing['why'], number>> = {
  reload: 1008,
  'no-such-table': 1008,
  malformed: 1007,
  'too-large': 1009,
  'too-fast': 1008,
  stopping: 1001,
};

/** What a request takes from the bucket: to look back is more work than to play. */
const COSTS: Readonly<Partial<Record<Request['t'], number>>> = { look: 2, past: 2, log: 2 };

/** Whoever does not answer a farewell within this is cut off. */
const FAREWELL_MS = 1000;

/** One socket: a join, then requests. What is wrong with it is told to it alone, and closes it. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  readonly #desk: Desk;
  readonly #bucket: TokenBucket;
  readonly #joinTimer: NodeJS.Timeout;
  #entering: Promise<Visit | undefined> | undefined;
  #visit: Visit | undefined;
  #left: Promise<void> | undefined;
  #isAlive = true;
  #isCorked = false;

  /** `wire` is the stream that the socket writes to. */
  constructor(socket: WebSocket, wire: Duplex, desk: Desk) {
    const { burst, perSecond, joinMs } = desk.limits;
    this.#socket = socket;
    this.#wire = wire;
    this.#desk = desk;
    this.#bucket = new TokenBucket(burst, perSecond, performance.now());
    this.#joinTimer = setTimeout(() => void this.dismiss('malformed'), joinMs).unref();
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    socket.on('close', () => void this.#leave());
  }

  /** Asks whether anybody is still there, and gives up if nobody answered the last time. */
  beat(): void {
    if (!this.#isAlive) return this.#socket.terminate();
    this.#isAlive = false;
    this.#socket.ping();
  }

  /** Finishes what was asked here before, says why, and closes. */
  dismiss(why: Closing['why']): Promise<void> {
    if (this.#left) return this.#left;
    return this.#leave().then(() => {
      this.#tell({ t: 'closing', why });
      this.#socket.close(CODES[why]);
      setTimeout(() => this.#socket.terminate(), FAREWELL_MS).unref();
    });
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (this.#left) return;
    try {
      if (isBinary) throw new BadMessage('malformed');
      const bytes = data as Buffer;
      if (bytes.length > MOST_BYTES) throw new BadMessage('too-large');
      if (!this.#bucket.take(1, performance.now())) throw new BadMessage('too-fast');
      const message = readMessage(bytes.toString());
      if (message.t === 'join') this.#join(message);
      else this.#request(message);
    } catch (error) {
      if (!(error instanceof BadMessage)) this.#desk.report(error);
      void this.dismiss(error instanceof BadMessage ? error.why : 'malformed');
    }
  }

  #join({ table, secret, seat }: Join): void {
    if (this.#entering) throw new BadMessage('malformed');
    clearTimeout(this.#joinTimer);
    const send = (text: string) => this.#send(text);
    this.#entering = this.#desk.tables.enter(table, secret, seat, send).then(
      (visit) => {
        this.#visit = visit;
        if (!visit) void this.dismiss('no-such-table');
        return visit;
      },
      (error) => {
        this.#desk.report(error);
        // It may be there when they come again.
        void this.dismiss('stopping');
        return undefined;
      },
    );
  }

  #request(request: Request): void {
    if (!this.#entering) throw new BadMessage('malformed');
    const more = (COSTS[request.t] ?? 1) - 1;
    if (more > 0 && !this.#bucket.take(more, performance.now())) throw new BadMessage('too-fast');
    if (this.#visit) void this.#visit.request(request);
    else void this.#entering.then((visit) => visit?.request(request));
  }

  #leave(): Promise<void> {
    clearTimeout(this.#joinTimer);
    this.#left ??= Promise.resolve(this.#entering).then((visit) => visit?.leave());
    return this.#left;
  }

  #tell(message: ToClient): void {
    this.#send(JSON.stringify(message));
  }

  /** All that is sent in one turn of the event loop leaves together. */
  #send(text: string): void {
    const { OPEN, readyState } = this.#socket;
    if (readyState !== OPEN) return;
    if (!this.#isCorked) {
      this.#isCorked = true;
      this.#wire.cork();
      process.nextTick(() => {
        this.#isCorked = false;
        this.#wire.uncork();
      });
    }
    this.#socket.send(text);
    // It can come back and be welcomed anew; until then it would only fill our memory.
    if (this.#socket.bufferedAmount > this.#desk.limits.backlog) this.#socket.terminate();
  }
}
