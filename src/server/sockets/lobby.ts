import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import { Connection, type Desk } from './connection.ts';

/** All sockets of the house: how many come from where, who is still there, and how they are sent home. */
export class Lobby {
  readonly #desk: Desk;
  readonly #connections = new Set<Connection>();
  readonly #perAddress = new Map<string, number>();
  readonly #heartbeat: NodeJS.Timeout;
  #isStopping = false;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#heartbeat = setInterval(() => {
      for (const connection of this.#connections) connection.beat();
    }, desk.limits.heartbeatMs).unref();
  }

  get count(): number {
    return this.#connections.size;
  }

  receive(socket: WebSocket, request: IncomingMessage, address: string): void {
    const connection = new Connection(socket, request.socket, address, this.#desk);
    const others = this.#perAddress.get(address) ?? 0;
    this.#perAddress.set(address, others + 1);
    this.#connections.add(connection);
    socket.on('close', () => {
      this.#connections.delete(connection);
      this.#forgetOneOf(address);
    });
    if (this.#isStopping) void connection.dismiss('stopping');
    else if (others >= this.#desk.limits.socketsPerAddress) void connection.dismiss('too-fast');
  }

  /** Sends everybody home. Kept when all that they asked for has been done. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#heartbeat);
    const connections = [...this.#connections];
    await Promise.all(connections.map((connection) => connection.dismiss('stopping')));
  }

  #forgetOneOf(address: string): void {
    const others = (this.#perAddress.get(address) ?? 1) - 1;
    if (others > 0) this.#perAddress.set(address, others);
    else this.#perAddress.delete(address);
  }
}
