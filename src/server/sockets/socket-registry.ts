import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { Connection, type SocketContext } from './connection.ts';
import { SocketGroups } from './socket-groups.ts';

/** All sockets of the house: how many there are, who is still there, and how they are sent home. */
export class SocketRegistry {
  readonly #context: SocketContext;
  readonly #connections = new Set<Connection>();
  readonly #groups: SocketGroups;
  readonly #heartbeat: NodeJS.Timeout;
  #isStopping = false;

  constructor(context: SocketContext) {
    this.#context = context;
    this.#groups = new SocketGroups(context.limits);
    this.#heartbeat = setInterval(() => {
      for (const connection of this.#connections) connection.beat();
    }, context.limits.heartbeatMs).unref();
  }

  get count(): number {
    return this.#connections.size;
  }

  /** What has been sent and not been read, in bytes. */
  get waiting(): number {
    let sum = 0;
    for (const { waiting } of this.#connections) sum += waiting;
    return sum;
  }

  /** `wire` is the stream that the socket writes to; `network`: by what the address is counted. */
  receive(socket: WebSocket, wire: Duplex, network: string): void {
    const connection = new Connection(socket, wire, this.#groups, this.#context);
    this.#connections.add(connection);
    this.#context.metrics.socketsOpened.inc();
    socket.on('close', () => {
      this.#connections.delete(connection);
      this.#groups.delete(connection);
    });
    if (this.#isStopping) void connection.dismiss('stopping');
    else if (!this.#groups.add(connection, 'address', network)) void connection.dismiss('crowded');
  }

  /** Tells so many to come back elsewhere, those first who have been here longest. */
  moveOn(some: number): void {
    let left = some;
    for (const connection of this.#connections) {
      if (left-- <= 0) return;
      void connection.dismiss('stopping');
    }
  }

  /** Sends everybody home. Kept when all that they asked for has been done. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#heartbeat);
    const connections = [...this.#connections];
    await Promise.all(connections.map((connection) => connection.dismiss('stopping')));
  }
}
