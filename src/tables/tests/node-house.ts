import { setImmediate as turn } from 'node:timers/promises';
import { allTitles } from '#games/catalogue.ts';
import type { Game, Kind } from '#kernel/game.ts';
import { type Rng, rngFrom } from '#kernel/rng.ts';
import type { BotHost } from '../bot-host.ts';
import { LEASE_MS } from '../node.ts';
import type { People } from '../table-host.ts';
import type { Tables } from '../tables.ts';
import { tablesOver } from './guest.ts';
import { type Kept, newKept } from './kept.ts';
import { MemoryBus } from './memory-bus.ts';

const titles = await allTitles();

/** Bots of every game, who take whatever comes first. */
export const FIRST_OF_ANY: BotHost = {
  has: () => true,
  decide: async ({ game, table, own, seat }) => {
    const found = titles.find((title) => title.game.id === game)?.game as Game<Kind>;
    return found.choices(table, own, seat)[0];
  },
};

export type TestNode = {
  id: string;
  tables: Tables;
  failures: unknown[];
  /** Neither hears nor is heard any more, nor wakes. */
  die(): void;
};

/** Several nodes over one store that keeps jobs and one bus. Time passes when the test says so. */
export class NodeHouse {
  readonly rng: Rng;
  readonly bus: MemoryBus;
  readonly nodes: TestNode[] = [];
  readonly kept: Kept;
  #now = 1_000_000;
  #sleepers: { until: number; of: string; wake(): void }[] = [];
  readonly #bots: BotHost;
  readonly #people: People | undefined;

  constructor(
    nodes: number,
    seed: number,
    bots: BotHost = FIRST_OF_ANY,
    people?: People,
    kept = newKept(),
  ) {
    this.#people = people;
    this.kept = kept;
    this.rng = rngFrom(seed);
    this.bus = new MemoryBus(rngFrom(seed, 1));
    this.#bots = bots;
    for (let i = 0; i < nodes; i++) this.open(`node${i}`);
  }

  get now(): number {
    return this.#now;
  }

  /** `doesWork`: does it play by itself? */
  open(id: string, doesWork = true): TestNode {
    const bus = this.bus.place();
    const { store, jobs } = this.kept;
    const work = { jobs, wake: () => void (doesWork && this.work(node)) };
    const sleep = (ms: number) =>
      new Promise<void>((wake) => {
        this.#sleepers.push({ until: this.#now + ms, of: id, wake });
      });
    const { tables, failures } = tablesOver(
      store,
      this.#bots,
      sleep,
      {
        now: () => this.#now,
        quietMs: 2500,
        ...(this.#people ? { people: this.#people } : {}),
      },
      { node: { id, bus }, work: doesWork ? { ...work, worker: id } : work },
    );
    const die = () => {
      bus.cut();
      this.#sleepers = this.#sleepers.filter(({ of }) => of !== id);
    };
    const node: TestNode = { id, tables, failures, die };
    this.nodes.push(node);
    return node;
  }

  /** The node takes what there is to do. */
  async work({ id, tables }: TestNode): Promise<void> {
    const { jobs } = this.kept;
    const lease = { worker: id, until: this.#now + LEASE_MS };
    for (const job of await jobs.take(lease, this.#now, 10)) {
      if (job.kind === 'clock') await jobs.done(id, job, await tables.judgeTime(job.key));
      else if (job.kind !== 'play' || !(await tables.play(job.key))) await jobs.done(id, job);
    }
  }

  any<T>(of: readonly T[]): T {
    return of[this.rng.below(of.length)] as T;
  }

  /** Whoever sleeps is woken in time. */
  async pass(ms: number): Promise<void> {
    this.#now += ms;
    const woken = this.#sleepers.filter(({ until }) => until <= this.#now);
    this.#sleepers = this.#sleepers.filter(({ until }) => until > this.#now);
    for (const { wake } of woken) wake();
    await this.#turn();
  }

  /** What was said arrives, and is followed; some of it, if there are faults. */
  async carry(): Promise<void> {
    this.bus.carry();
    for (let i = 0; i < 3; i++) await this.#turn();
  }

  /** Until nothing is said any more; nothing is lost from now on. */
  async settle(): Promise<void> {
    this.bus.faults = { lost: 0, twice: 0, late: 0 };
    // Three beats: enough to see what was missed, and to sweep.
    for (let beats = 0; beats < 4; beats++) {
      await this.pass(5000);
      for (let quiet = 0; quiet < 4; quiet++) {
        if (this.bus.carry()) quiet = 0;
        await this.#turn();
      }
    }
  }

  /** Whatever is under way goes on. */
  async #turn(): Promise<void> {
    await turn();
    await this.kept.settled?.();
  }

  /** How many tables a bot owes a move, by what is stored. */
  async playJobs(): Promise<number> {
    return (await this.kept.jobsThere()).filter(({ kind }) => kind === 'play').length;
  }

  get failures(): unknown[] {
    return this.nodes.flatMap(({ failures }) => failures);
  }
}

/** Two nodes, each with its name. */
export function twoNodes(bots = FIRST_OF_ANY) {
  const house = new NodeHouse(2, 7, bots);
  const [one, two] = house.nodes as [TestNode, TestNode];
  return { house, one, two };
}
