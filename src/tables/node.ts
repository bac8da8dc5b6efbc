import { type JoinNodes, type OpenTable, type OpenTables, stay, type TablesNode } from './alone.ts';
import type { Bus } from './bus.ts';
import { TableClocks } from './clocks.ts';
import { Company } from './company.ts';
import { Going } from './going.ts';
import type { Jobs, Lease } from './jobs.ts';
import type { TableNews } from './news.ts';
import { Nodes } from './nodes.ts';
import type { TableParts } from './playing.ts';
import { ReadingOn } from './reading-on.ts';
import type { Head } from './store.ts';
import type { PlayJobs, TableHost, TableTies } from './table-host.ts';

/** A worker has a job to itself for so long, unless it asks for longer. */
export const LEASE_MS = 10_000;

/** The store is asked for so many tables at a time. */
const MOST_HEADS = 500;

/** What there is where several nodes serve the same tables, and where play is a job. */
export type NodeParts = {
  /** Not given: nobody else serves these tables. `id`: of this node, and never another's. */
  node?: { id: string; bus: Bus };
  /** Not given: bots play wherever somebody is there, and nowhere else. */
  work?: {
    jobs: Jobs;
    /** By what name this node holds jobs; not given: it does not play by itself. */
    worker?: string;
    /** There may be a job to take. */
    wake(): void;
  };
  /** What another part of the house has said at another node. */
  hear?(word: string): void;
};

/** For `Tables` of a server. */
export const joining =
  (parts: NodeParts): JoinNodes =>
  (host, tables) =>
    new Node({ ...host, ...parts }, tables);

/** What a node has to do with the others, for all its tables. */
class Node implements TablesNode {
  readonly #host: TableHost & NodeParts;
  readonly #open: OpenTables;
  readonly #nodes: Nodes | undefined;
  readonly #jobs: PlayJobs | undefined;
  #isResting = false;
  #isLooking = false;
  #isToLookAgain = false;
  playing = 0;

  constructor(host: TableHost & NodeParts, open: OpenTables) {
    this.#host = host;
    this.#open = open;
    this.#jobs = host.work && this.#playJobs(host.work);
    this.#nodes = host.node && this.#joined(host.node);
  }

  /** Who is there at other nodes. */
  elsewhere(id: string): number {
    return this.#nodes?.presence.at(id) ?? 0;
  }

  /** As `stay` of `alone.ts`. */
  stay(id: string, open: OpenTable): () => void {
    return stay(this.#open, id, open);
  }

  /** `open` is not there for a table that is only looked at. */
  tiesOf(id: string, open: OpenTable | undefined): TableTies {
    return new Ties(this, id, open);
  }

  get isShared(): boolean {
    return this.#nodes !== undefined;
  }

  get jobs(): PlayJobs | undefined {
    return this.#jobs;
  }

  say(word: string): void {
    this.#nodes?.say(word);
  }

  changed(head: Head): void {
    this.#heard(head);
    this.announce(head);
  }

  announce(head: Head): void {
    this.#host.changed?.(head.id);
    this.#nodes?.announce(head);
  }

  async rest(): Promise<void> {
    this.#isResting = true;
    const tables = await Promise.allSettled(
      Array.from(this.#open.values(), async ({ live, loading }) => live ?? loading),
    );
    const open = tables.flatMap((one) => (one.status === 'fulfilled' ? (one.value ?? []) : []));
    await Promise.all(open.map((table) => table.rest()));
  }

  close(): void {
    // What was given back may be taken.
    this.#nodes?.announceJob();
    this.#nodes?.goodbye();
  }

  #playJobs({ jobs, worker, wake }: NonNullable<NodeParts['work']>): PlayJobs {
    const lease = (): Lease | undefined =>
      worker === undefined || this.#isResting
        ? undefined
        : { worker, until: this.#host.now() + LEASE_MS };
    return {
      // One that this node holds without knowing, because the answer was lost when it was stored, would be held for ever.
      putFree: async (job) => {
        if (worker !== undefined) await jobs.done(worker, job, job.due);
        await jobs.putOnce(job);
      },
      done: (by, job) => jobs.done(by, job),
      lease,
      offered: () => {
        wake();
        this.#nodes?.announceJob();
      },
    };
  }

  #joined({ id, bus }: NonNullable<NodeParts['node']>): Nodes {
    const { now, sleep, work, hear } = this.#host;
    return new Nodes(id, bus, {
      now,
      sleep,
      open: () => this.#news(),
      here: (table) => this.#open.get(table)?.live?.here ?? 0,
      heard: (head) => this.#heard(head),
      presence: (table) => this.#open.get(table)?.live?.tellPresence(),
      look: () => this.#look(),
      job: () => work?.wake(),
      word: (word) => hear?.(word),
    });
  }

  *#news(): Iterable<TableNews> {
    for (const [id, { live }] of this.#open) {
      if (!live) continue;
      const { entries, version } = live.head;
      yield [id, entries, version, live.here];
    }
  }

  #heard(head: Head): void {
    this.#host.changed?.(head.id);
    const open = this.#open.get(head.id);
    if (!open) return;
    if (open.live) open.live.heard(head);
    // It is being read just now, perhaps from before. If that fails, whoever wanted it is told.
    else
      void open.loading?.then(
        (table) => table?.heard(head),
        () => {},
      );
  }

  /** Looks at all open tables; once more, if something was missed while it did. */
  #look(): void {
    this.#isToLookAgain = true;
    if (this.#isLooking) return;
    this.#isLooking = true;
    void this.#lookAtAll()
      .catch(this.#host.report)
      .finally(() => {
        this.#isLooking = false;
      });
  }

  async #lookAtAll(): Promise<void> {
    while (this.#isToLookAgain) {
      this.#isToLookAgain = false;
      const ids = [...this.#open.keys()];
      for (let i = 0; i < ids.length; i += MOST_HEADS) {
        const some = ids.slice(i, i + MOST_HEADS);
        const heads = new Map((await this.#host.store.heads(some)).map((head) => [head.id, head]));
        for (const id of some) {
          const head = heads.get(id);
          if (head) this.#heard(head);
          else this.#open.get(id)?.live?.missed();
        }
      }
    }
  }
}

/** The ties of one table. Of tables there are many: what they have in common stands in the node. */
class Ties implements TableTies {
  readonly #node: Node;
  readonly #id: string;
  readonly #open: OpenTable | undefined;

  constructor(node: Node, id: string, open: OpenTable | undefined) {
    this.#node = node;
    this.#id = id;
    this.#open = open;
  }

  get isShared(): boolean {
    return this.#node.isShared;
  }

  get jobs(): PlayJobs | undefined {
    return this.#node.jobs;
  }

  following(parts: TableParts): ReadingOn {
    return new ReadingOn(parts);
  }

  going(): Going {
    return new Going();
  }

  clocks(...args: ConstructorParameters<typeof TableClocks>): TableClocks {
    return new TableClocks(...args);
  }

  company(...args: ConstructorParameters<typeof Company>): Company {
    return new Company(...args);
  }

  announce(entries: number, version: number): void {
    this.#node.announce({ id: this.#id, entries, version });
  }

  elsewhere(): number {
    return this.#node.elsewhere(this.#id);
  }

  stay(): () => void {
    const leave = this.#open && this.#node.stay(this.#id, this.#open);
    this.#node.playing++;
    return () => {
      this.#node.playing--;
      leave?.();
    };
  }
}
