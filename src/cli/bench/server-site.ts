import { rmSync } from 'node:fs';
import { openSqliteStore } from '#server/store/sqlite/sqlite-store.ts';
import type { Store } from '#tables/store.ts';
import { benchFolder } from './folder.ts';
import { isProfiling, type Memory, ServerChild } from './server-child.ts';

/** Where the house keeps its tables, and how its nodes hear of each other: by PostgreSQL itself, or by NATS. */
export const KEPT = ['sqlite', 'postgres', 'nats'] as const;
export type Kept = (typeof KEPT)[number];

/** What is measured: the bare relay, or the house with so many nodes. */
export type SitePlan = { server: 'rotonde' | 'relay'; kept: Kept; nodes: number };

const FILES = {
  relay: new URL('./server-relay.ts', import.meta.url),
  rotonde: new URL('./server-house.ts', import.meta.url),
};

/** A server under test, with all that it needs. */
export class Site {
  readonly nodes: readonly ServerChild[];
  readonly #folder: string;

  private constructor(nodes: readonly ServerChild[], folder: string) {
    this.nodes = nodes;
    this.#folder = folder;
  }

  static async open({ server }: SitePlan): Promise<Site> {
    const folder = benchFolder();
    return new Site([await ServerChild.start(FILES[server], [folder])], folder);
  }

  get ports(): number[] {
    return this.nodes.map(({ port }) => port);
  }

  /** Of all nodes together, in milliseconds. */
  async cpu(): Promise<number> {
    const each = await Promise.all(this.nodes.map((node) => node.cpu()));
    return each.reduce((sum, one) => sum + one, 0);
  }

  /** Of the database and the bus, in milliseconds; nothing: there are none, or it cannot be seen. */
  cpuBeside(): number | undefined {
    return undefined;
  }

  /** Of one node: they hold the same tables. */
  memory(): Promise<Memory> {
    return (this.nodes[0] as ServerChild).memory();
  }

  /** All nodes, at once; one that is profiled writes its profile first. */
  kill(): Promise<void> {
    return this.#end(isProfiling ? 'SIGTERM' : 'SIGKILL');
  }

  /** Kills all nodes, and reads what was kept. */
  async read<T>(work: (store: Pick<Store, 'load'>) => Promise<T>): Promise<T> {
    await this.kill();
    const store = await openSqliteStore(this.#folder);
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  async close(): Promise<void> {
    await this.#end('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.end(signal)));
  }
}
