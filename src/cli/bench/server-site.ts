import { rmSync } from 'node:fs';
import { openStore } from '#server/store/open-store.ts';
import type { Store } from '#tables/store.ts';
import { benchFolder } from './folder.ts';
import { isProfiling, type Memory, ServerChild } from './server-child.ts';
import { cpuOfProcess } from './server-machine.ts';

/** Where the house keeps its tables, and how its nodes hear of each other: by PostgreSQL itself, or by NATS. */
export const KEPT = ['sqlite', 'postgres', 'nats'] as const;
export type Kept = (typeof KEPT)[number];

/** What is measured: the bare relay, or the house with so many nodes. */
export type SitePlan = { server: 'rotonde' | 'relay'; kept: Kept; nodes: number };

const FILES = {
  relay: new URL('./server-relay.ts', import.meta.url),
  rotonde: new URL('./server-house.ts', import.meta.url),
};

/** The programs beside the nodes. */
type Service = { url: string; pid(): number | undefined; close(): Promise<void> };

/** A server under test, with all that it needs. */
export class Site {
  readonly nodes: readonly ServerChild[];
  readonly #folder: string;
  readonly #database: Service | undefined;
  readonly #bus: Service | undefined;

  private constructor(
    nodes: readonly ServerChild[],
    { folder, database, bus }: { folder: string } & Beside,
  ) {
    this.nodes = nodes;
    this.#folder = folder;
    this.#database = database;
    this.#bus = bus;
  }

  static async open(plan: SitePlan): Promise<Site> {
    const folder = benchFolder();
    const { database, bus } = await besideOf(plan);
    const env = { DATABASE_URL: database?.url ?? '', BUS_URL: bus?.url ?? '' };
    const nodes: ServerChild[] = [];
    // One after the other: the first brings the database in order.
    while (nodes.length < plan.nodes)
      nodes.push(await ServerChild.start(FILES[plan.server], [folder], env));
    return new Site(nodes, { folder, database, bus });
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
    const pids = [this.#database?.pid(), this.#bus?.pid()].filter((pid) => pid !== undefined);
    const each = pids.map((pid) => cpuOfProcess(pid));
    if (each.length === 0 || each.includes(undefined)) return undefined;
    return each.reduce<number>((sum, one) => sum + (one ?? 0), 0);
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
    const store = await openStore(this.#database?.url ?? this.#folder);
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  async close(): Promise<void> {
    await this.#end('SIGKILL');
    await this.#bus?.close();
    await this.#database?.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.end(signal)));
  }
}

type Beside = { database: Service | undefined; bus: Service | undefined };

/** Only what is asked for is loaded and started. */
async function besideOf({ server, kept }: SitePlan): Promise<Beside> {
  if (server === 'relay' || kept === 'sqlite') return { database: undefined, bus: undefined };
  const { openPostgres } = await import('#server/services/postgres.ts');
  const { openNats } = await import('#server/services/nats.ts');
  // Where its own user may go, which is not in our folder.
  const database = await openPostgres();
  return { database, bus: kept === 'nats' ? await openNats() : undefined };
}
