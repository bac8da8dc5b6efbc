import { Conflict, NoTable, type Snapshot } from '#tables/store.ts';
import type { Gesture } from '../gestures.ts';
import type { JobsAt } from '../job-row.ts';
import { type Asked, type Connections, Unavailable } from './connections.ts';
import { statements } from './statements.ts';

/** New rows of one table's log, and what goes with them. */
export type Append = {
  table: string;
  gestures: readonly Gesture[];
  /** Snapshots of entries after this one are struck. */
  back?: number | undefined;
  over?: boolean | undefined;
  snapshot?: Snapshot | undefined;
  /** As in `Along`. */
  asOf?: number | undefined;
  jobs: JobsAt;
};

type Waiting = { append: Append; resolve(): void; reject(error: unknown): void };

/** Transactions under way at a time. While one waits for the disk the next is gathered and sent. */
const MOST_AT_ONCE = 2;

/** Appends in one transaction. */
const LARGEST_GROUP = 500;

/** How often what PostgreSQL gave up by itself, because of somebody else, is tried. */
const ATTEMPTS = 5;

/**
 * Appends that come in the same turn of the event loop, or while others are under way, are written by one transaction: a
 * hundred moves are one statement, one answer and one flush of the disk. In a group every table is there once. A
 * promise is kept after the COMMIT and never before; if its answer is lost the promise is broken, whatever became of it.
 */
export class GroupCommit {
  readonly #connections: Connections;
  #waiting: Waiting[] = [];
  readonly #tables = new Set<string>();
  #underWay = 0;
  #isWoken = false;
  #idle: (() => void)[] = [];

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  append(append: Append): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      this.#wake();
    });
  }

  /** When nothing is under way. */
  async idle(): Promise<void> {
    while (this.#waiting.length > 0 || this.#underWay > 0) {
      await new Promise<void>((resolve) => this.#idle.push(resolve));
    }
  }

  #wake(): void {
    if (this.#isWoken || this.#waiting.length === 0 || this.#underWay === MOST_AT_ONCE) return;
    this.#isWoken = true;
    // After the sockets that are ready now have been read.
    setImmediate(() => {
      this.#isWoken = false;
      const group = this.#gathered();
      if (group.length > 0) void this.#write(group);
    });
  }

  /** Those who wait, one of each table, and of none that is being written to. */
  #gathered(): Waiting[] {
    const group: Waiting[] = [];
    const rest: Waiting[] = [];
    for (const waiting of this.#waiting) {
      const { table } = waiting.append;
      const goes = group.length < LARGEST_GROUP && !this.#tables.has(table);
      (goes ? group : rest).push(waiting);
      if (goes) this.#tables.add(table);
    }
    this.#waiting = rest;
    return group;
  }

  async #write(group: readonly Waiting[]): Promise<void> {
    this.#underWay++;
    await this.#settle(group);
    this.#underWay--;
    for (const { append } of group) this.#tables.delete(append.table);
    const idle = this.#idle;
    this.#idle = [];
    for (const resolve of idle) resolve();
    this.#wake();
  }

  async #settle(group: readonly Waiting[]): Promise<void> {
    try {
      await this.#answer(group);
    } catch (error) {
      // One of them is at fault, and the others are not to suffer for it.
      if (group.length > 1 && isOfOne(error)) return this.#oneByOne(group);
      for (const { append, reject } of group) reject(explained(error, append.table));
    }
  }

  /** Once nothing can be had from the database any more, nobody waits to be told so one after the other. */
  async #oneByOne(group: readonly Waiting[]): Promise<void> {
    let fault: unknown;
    for (const one of group) {
      if (fault === undefined) {
        try {
          await this.#answer([one]);
        } catch (error) {
          one.reject(explained(error, one.append.table));
          if (!isOfOne(error)) fault = error;
        }
      } else one.reject(fault);
    }
  }

  async #answer(group: readonly Waiting[]): Promise<void> {
    const won = await this.#written(group.map(({ append }) => append));
    const lost = group.filter(({ append }) => !won.has(append.table));
    for (const { append, resolve } of group) if (won.has(append.table)) resolve();
    if (lost.length > 0) await this.#refuse(lost);
  }

  /** Those whose lines are not stored: somebody was first, or there is no such table. */
  async #refuse(lost: readonly Waiting[]): Promise<void> {
    const ids = lost.map(({ append }) => append.table);
    const { rows } = await this.#connections.ask(statements.exist, [ids]);
    const existing = new Set(rows.map(({ id }) => id));
    for (const { append, reject } of lost) {
      const { table } = append;
      reject(existing.has(table) ? new Conflict(`table ${table}`) : new NoTable(table));
    }
  }

  /** The tables whose lines are stored now. Those of the others are not. */
  #written(appends: readonly Append[]): Promise<Set<string>> {
    const inOrder = appends.toSorted((a, b) => (a.table < b.table ? -1 : 1));
    const insert = insertOf(inOrder);
    return again(() =>
      this.#connections.session(async ({ send }) => {
        if (inOrder.every(isPlain)) {
          const [made] = await send(insert);
          return new Set(made?.rows.map(({ table }) => `${table}`));
        }
        const [, made] = await send([statements.begin, []], insert);
        const seqs = Map.groupBy(made?.rows ?? [], ({ table }) => `${table}`);
        const won = inOrder.filter(
          ({ table, gestures }) => seqs.get(table)?.length === gestures.length,
        );
        const lost = inOrder.filter((append) => !won.includes(append) && seqs.has(append.table));
        const takenBack = lost.map(({ table }): Asked => {
          return [statements.takeBack, [table, seqs.get(table)?.map(({ seq }) => seq)]];
        });
        await send(...takenBack, ...won.flatMap(alongOf), ...jobsOf(won.map(({ jobs }) => jobs)), [
          statements.commit,
          [],
        ]);
        return new Set(won.map(({ table }) => table));
      }),
    );
  }
}

/** Writes the rows of these, each after the last one of its table, or leaves them out. */
export function insertOf(appends: readonly Append[]): Asked {
  const rows = appends.flatMap(({ table, gestures }) =>
    gestures.map((gesture, i) => ({
      table,
      ...gesture,
      follows: i === 0 ? gesture.seq - 1 : null,
    })),
  );
  return [statements.append, [JSON.stringify(rows)]];
}

/** Is its row all there is to write? */
function isPlain({ gestures, back, over, snapshot, jobs: { set, none } }: Append): boolean {
  const along = [back, over, snapshot, set[0], none[0]];
  return gestures.length === 1 && along.every((part) => part === undefined);
}

export function alongOf({
  table,
  back,
  over,
  snapshot,
  asOf,
}: Omit<Append, 'gestures' | 'jobs'>): Asked[] {
  const asked: Asked[] = [];
  // Also where it changes nothing: whoever keeps a snapshot of what is struck here comes before this row was written, or after.
  if (back !== undefined || over !== undefined)
    asked.push([statements.over, [table, over ?? null]]);
  if (back !== undefined) asked.push([statements.dropSnapshots, [table, back]]);
  if (snapshot) {
    const { seq, engine, state, floors } = snapshot;
    const texts = [JSON.stringify(state), JSON.stringify(floors)];
    asked.push([statements.putSnapshot, [table, seq, engine, ...texts, asOf ?? null]]);
  }
  return asked;
}

/** What becomes of the jobs of these tables. */
export function jobsOf(written: readonly JobsAt[]): Asked[] {
  const set = written.flatMap((jobs) => jobs.set);
  const none = written.flatMap((jobs) => jobs.none.map((kind) => ({ kind, key: jobs.table })));
  const asked: Asked[] = [];
  if (set.length > 0) asked.push([statements.setJobs, [JSON.stringify(set)]]);
  if (none.length > 0) asked.push([statements.dropJobs, [JSON.stringify(none)]]);
  return asked;
}

const codeOf = (error: unknown): string =>
  (error instanceof Unavailable ? error.code : undefined) ?? '';

/** Did one of the changes not fit? Then the transaction was undone, and the others may be tried without it. */
const isOfOne = (error: unknown): boolean => ['22', '23', '40'].includes(codeOf(error).slice(0, 2));

/** A transaction that met another and was undone for it, and that alone, is made anew. */
export async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !codeOf(error).startsWith('40')) throw error;
    }
  }
}

const UNIQUE = '23505';
const FOREIGN = '23503';

/** Is there a row with this key already? */
export const isTaken = (error: unknown): boolean => codeOf(error) === UNIQUE;

/** Which promise of `Store` the database has kept by refusing. */
export function explained(error: unknown, table: string): unknown {
  if (codeOf(error) === FOREIGN) return new NoTable(table);
  return isTaken(error) ? new Conflict(`table ${table}`) : error;
}
