import type { HallRow, HallShown } from '#protocol/hall.ts';
import type { ServerStore } from '../store/server-store.ts';
import { hallRowOf } from './hall-rows.ts';

/** So many are shown of each kind. */
const MOST = { mine: 100, waiting: 200, running: 50 };

/** How often it is looked what has changed, and how often at one's own tables even if nobody has said that they have. */
const LOOK_MS = 1000;
const AGAIN_MS = 20_000;

/** Somebody in the hall. */
export type HallVisitor = { readonly holder: string; send(text: string): void };

export type HallHost = {
  store: Pick<ServerStore, 'tablesOf' | 'publicTables'>;
  /** Who is at a table, at any node (`TableNews`). */
  here(table: string): number;
  now(): number;
  sleep(ms: number): Promise<void>;
  report(error: unknown): void;
};

type Standing = {
  tables: ReadonlySet<string>;
  /** One's own tables have changed, or may have. */
  isDirty: boolean;
  lookedAt: number;
  mine: readonly HallRow[];
  told: string;
};

/**
 * Who is in the hall, and what they are told. What everybody sees is read once for all, at most once a second and only while
 * somebody is there; somebody's own tables when one of them has changed. What is the same as before is not told.
 */
export class Hall {
  readonly #host: HallHost;
  readonly #visitors = new Map<HallVisitor, Standing>();
  #open: Pick<HallShown, 'waiting' | 'running'> = { waiting: [], running: [] };
  #isLooking = false;

  constructor(host: HallHost) {
    this.#host = host;
  }

  get count(): number {
    return this.#visitors.size;
  }

  /** Told at once, and again whenever something changes. */
  async enter(visitor: HallVisitor): Promise<void> {
    this.#visitors.set(visitor, fresh());
    await this.#readOpen();
    await this.#tell(visitor);
    if (!this.#isLooking) void this.#look();
  }

  leave(visitor: HallVisitor): void {
    this.#visitors.delete(visitor);
  }

  /** Something has happened at this table, at whatever node. Called with every move: it must cost nothing. */
  changed(table: string): void {
    for (const standing of this.#visitors.values()) {
      if (standing.tables.has(table)) standing.isDirty = true;
    }
  }

  async #look(): Promise<void> {
    this.#isLooking = true;
    while (this.#visitors.size > 0) {
      await this.#host.sleep(LOOK_MS);
      try {
        await this.#readOpen();
        for (const visitor of [...this.#visitors.keys()]) await this.#tell(visitor);
      } catch (error) {
        this.#host.report(error);
      }
    }
    this.#isLooking = false;
  }

  async #readOpen(): Promise<void> {
    const { store, here } = this.#host;
    const [waiting, running] = await Promise.all([
      store.publicTables(false, MOST.waiting),
      store.publicTables(true, MOST.running),
    ]);
    const row = (listed: (typeof waiting)[number]): HallRow =>
      hallRowOf(listed, undefined, here(listed.header.id));
    this.#open = { waiting: waiting.map(row), running: running.map(row) };
  }

  async #tell(visitor: HallVisitor): Promise<void> {
    const standing = this.#visitors.get(visitor);
    if (!standing) return;
    const now = this.#host.now();
    if (standing.isDirty || now - standing.lookedAt >= AGAIN_MS) {
      standing.isDirty = false;
      standing.lookedAt = now;
      const listed = await this.#host.store.tablesOf(visitor.holder, MOST.mine);
      standing.mine = listed.map((one) =>
        hallRowOf(one, visitor.holder, this.#host.here(one.header.id)),
      );
      standing.tables = new Set(standing.mine.map(({ id }) => id));
    }
    const others = (rows: readonly HallRow[]): HallRow[] =>
      rows.filter(({ id }) => !standing.tables.has(id));
    const shown: HallShown = {
      t: 'hall',
      mine: [...standing.mine],
      waiting: others(this.#open.waiting),
      running: others(this.#open.running),
    };
    const text = JSON.stringify(shown);
    if (text === standing.told || !this.#visitors.has(visitor)) return;
    standing.told = text;
    visitor.send(text);
  }
}

const fresh = (): Standing => ({
  tables: new Set(),
  isDirty: true,
  lookedAt: 0,
  mine: [],
  told: '',
});
