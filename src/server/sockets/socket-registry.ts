import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import { Connection } from './connection.ts';
import type { CameBy, SocketContext } from './socket-context.ts';
import { SocketGroups } from './socket-groups.ts';

/** Sockets are asked in so many parts whether they are still there, so that nobody's move waits for ten thousand pings. */
const PARTS = 16;

/** All sockets of the house: how many there are, who is still there, and how they are sent home. */
export class SocketRegistry {
  readonly #context: SocketContext;
  readonly #connections = new Map<WebSocket, Connection>();
  readonly #groups: SocketGroups;
  readonly #listeners: ReturnType<typeof listenersFor>;
  readonly #heartbeat: NodeJS.Timeout;
  /** Those who are still to be asked in this round, and how many of them at a time. */
  #round: MapIterator<Connection> | undefined;
  #each = 0;
  #part = 0;
  #isStopping = false;

  constructor(context: SocketContext) {
    this.#context = context;
    this.#groups = new SocketGroups(context.limits);
    this.#listeners = listenersFor(this.#connections, this.#groups);
    const ms = context.limits.heartbeatMs / PARTS;
    this.#heartbeat = setInterval(() => this.#beat(), ms).unref();
  }

  get count(): number {
    return this.#connections.size;
  }

  /** What has been sent and not been read, in bytes. */
  get waiting(): number {
    let sum = 0;
    for (const { waiting } of this.#connections.values()) sum += waiting;
    return sum;
  }

  /** `wire` is the stream that the socket writes to; `network`: by what the address is counted. */
  receive(socket: WebSocket, wire: Duplex, network: string, session?: CameBy): void {
    const connection = new Connection(socket, wire, this.#groups, this.#context, session);
    this.#connections.set(socket, connection);
    this.#context.metrics.socketsOpened.inc();
    const { message, ping, pong, close } = this.#listeners;
    socket.on('message', message).on('ping', ping).on('pong', pong).on('close', close);
    if (this.#isStopping) connection.dismiss('stopping');
    else if (!this.#groups.add(connection, 'address', network)) connection.dismiss('crowded');
  }

  /** Sends home whoever is here by this session, which is over. */
  endSession(id: string): void {
    for (const connection of this.#connections.values()) {
      if (connection.session?.id === id) connection.dismiss('signed-out');
    }
  }

  /** Tells so many to come back elsewhere, those first who have been here longest. */
  moveOn(some: number): void {
    let left = some;
    for (const connection of this.#connections.values()) {
      if (left-- <= 0) return;
      connection.dismiss('stopping');
    }
  }

  /** Sends everybody home. Kept when all that they asked for has been done. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#heartbeat);
    const connections = [...this.#connections.values()];
    await Promise.all(connections.map((connection) => connection.sendHome('stopping')));
  }

  /** A part of all sockets at a time, each once in a round. */
  #beat(): void {
    if (!this.#round) {
      this.#round = this.#connections.values();
      this.#each = Math.ceil(this.#connections.size / PARTS);
    }
    this.#part = (this.#part + 1) % PARTS;
    const isLast = this.#part === 0;
    for (let left = this.#each; isLast || left > 0; left--) {
      const next = this.#round.next();
      if (next.done) break;
      next.value.beat();
    }
    if (isLast) this.#round = undefined;
  }
}

/** The same for all sockets, of which there are many. The library calls them with the socket as `this`. */
function listenersFor(connections: Map<WebSocket, Connection>, groups: SocketGroups) {
  return {
    message(this: WebSocket, data: RawData, isBinary: boolean): void {
      connections.get(this)?.receive(data as Buffer, isBinary);
    },
    ping(this: WebSocket, data: Buffer): void {
      connections.get(this)?.pinged(data);
    },
    pong(this: WebSocket): void {
      connections.get(this)?.ponged();
    },
    close(this: WebSocket): void {
      const connection = connections.get(this);
      connections.delete(this);
      if (!connection) return;
      groups.delete(connection);
      connection.closed();
    },
  };
}
