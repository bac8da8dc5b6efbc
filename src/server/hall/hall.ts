import type { HallPerson, HallRow, HallShown, HallWish } from '#protocol/hall.ts';
import type { Listed } from '../store/server-store.ts';
import type { HallHost } from './hall-host.ts';
import { hallRowOf, holdersToAct } from './hall-rows.ts';
import { OpenTables } from './open-tables.ts';
import { peopleThere } from './people-there.ts';
import { toldOnce } from './told-once.ts';

/** So many are shown of each kind. */
const MOST = { mine: 100, invited: 20, arrivals: 8, people: 12 };

/** How often it is looked what has changed, and how often at one's own tables even if nobody has said that they have. */
const LOOK_MS = 1000;
const AGAIN_MS = 20_000;

/** Somebody in the hall. `name`: what others are to call them; nothing: they are not shown. */
export type HallVisitor = {
  readonly holder: string;
  readonly name: string | undefined;
  /** What they wish to see of the open tables. */
  readonly wish: HallWish;
  send(text: string): void;
};

type Standing = {
  tables: ReadonlySet<string>;
  /** One's own tables have changed, or may have. */
  isDirty: boolean;
  lookedAt: number;
  own: Pick<HallShown, 'mine' | 'invited' | 'arrivals'>;
  ownMore: number;
  told: string;
};

/** What everybody sees, whatever they wish. */
type Common = Pick<HallShown, 'arrivals'> & {
  people: readonly (HallPerson & { mark: string })[];
};

/**
 * Who is in the hall, and what they are told. What everybody sees is read once for all, at most once a second and only while
 * somebody is there; somebody's own tables when one of them has changed. What is the same as before is not told.
 */
export class Hall {
  readonly #host: HallHost;
  readonly #visitors = new Map<HallVisitor, Standing>();
  readonly #open: OpenTables;
  #common: Common = { arrivals: [], people: [] };
  #isLooking = false;
  #isClosed = false;
  /** What is being read and written now. */
  readonly #begun = new Set<Promise<void>>();

  constructor(host: HallHost) {
    this.#host = host;
    this.#open = new OpenTables(host.store, (listed) => this.#rows(listed));
  }

  get count(): number {
    return this.#visitors.size;
  }

  /** Told at once, and again whenever something changes. */
  async enter(visitor: HallVisitor): Promise<void> {
    if (this.#isClosed) return;
    this.#visitors.set(visitor, fresh());
    await this.#during(this.#show(visitor));
    if (!this.#isLooking) void this.#look();
  }

  /** They wish to see something else: told at once. */
  async wished(visitor: HallVisitor): Promise<void> {
    if (!this.#visitors.has(visitor)) return;
    await this.#during(this.#readOpen().then(() => this.#tell(visitor)));
  }

  leave(visitor: HallVisitor): void {
    if (!this.#visitors.delete(visitor) || visitor.name === undefined) return;
    this.#during(this.#host.platform.go(visitor.holder)).catch(this.#host.report);
  }

  /** Everybody leaves, and nothing is looked at any more: what was begun has ended, and the store may close. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const visitor of this.#visitors.keys()) this.leave(visitor);
    await Promise.allSettled(this.#begun);
  }

  /** Something has happened at this table, at whatever node. Called with every move: it must cost nothing. */
  changed(table: string): void {
    for (const standing of this.#visitors.values()) {
      if (standing.tables.has(table)) standing.isDirty = true;
    }
  }

  /** Somebody's tables or invitations are others than before. */
  changedFor(holder: string): void {
    for (const [visitor, standing] of this.#visitors) {
      if (visitor.holder === holder) standing.isDirty = true;
    }
  }

  async #during(work: Promise<void>): Promise<void> {
    this.#begun.add(work);
    try {
      await work;
    } finally {
      this.#begun.delete(work);
    }
  }

  async #show(visitor: HallVisitor): Promise<void> {
    const { name, holder } = visitor;
    if (name !== undefined) await this.#host.platform.arrive(holder, name);
    await this.#readOpen();
    await this.#tell(visitor);
  }

  async #look(): Promise<void> {
    this.#isLooking = true;
    while (this.#visitors.size > 0) {
      await this.#host.sleep(LOOK_MS);
      if (this.#visitors.size > 0) await this.#during(this.#showAll());
    }
    this.#isLooking = false;
  }

  async #showAll(): Promise<void> {
    try {
      await this.#readOpen();
      for (const visitor of this.#visitors.keys()) await this.#tell(visitor);
    } catch (error) {
      this.#host.report(error);
    }
  }

  async #readOpen(): Promise<void> {
    const { store, platform } = this.#host;
    const wishes = [...this.#visitors.keys()].map(({ wish }) => wish);
    const [listed, arrivals, present] = await Promise.all([
      this.#open.read(wishes),
      store.arrivals(MOST.arrivals),
      platform.all(),
    ]);
    const here = (table: string): number => this.#host.here(table);
    this.#common = {
      arrivals: await this.#rows(arrivals),
      people: peopleThere(present, listed, here),
    };
  }

  async #rows(
    listed: readonly Listed[],
    holder?: string,
    inviters?: ReadonlyMap<string, string>,
  ): Promise<HallRow[]> {
    const holders = holdersToAct(listed);
    const hours = holders.length === 0 ? new Map() : await this.#host.people.hoursOf(holders);
    const now = this.#host.now();
    return listed.map((one) => {
      const { id } = one.header;
      const inviter = inviters?.get(id);
      return hallRowOf(one, { holder, here: this.#host.here(id), now, hours, inviter });
    });
  }

  async #tell(visitor: HallVisitor): Promise<void> {
    const standing = this.#visitors.get(visitor);
    if (!standing) return;
    const now = this.#host.now();
    if (standing.isDirty || now - standing.lookedAt >= AGAIN_MS) {
      standing.isDirty = false;
      standing.lookedAt = now;
      await this.#readOwn(visitor.holder, standing);
    }
    const shown = await this.#withResults(this.#shownTo(visitor, standing));
    const key = JSON.stringify(shown);
    if (key === standing.told || !this.#visitors.has(visitor)) return;
    standing.told = key;
    visitor.send(JSON.stringify({ ...shown, at: now } satisfies HallShown));
  }

  async #readOwn(holder: string, standing: Standing): Promise<void> {
    const { store, invitations } = this.#host;
    // One more than is shown, so that it is known whether there are more.
    const [listed, to] = await Promise.all([
      store.tablesOf(holder, MOST.mine + 1),
      invitations.to(holder, MOST.invited),
    ]);
    const own = await this.#rows(listed, holder);
    const inviters = new Map(to.map(({ table, inviter }) => [table, inviter]));
    const asked = await store.listed(to.map(({ table }) => table));
    const invited = await this.#rows(asked, holder, inviters);
    const going = own.filter(({ status }) => status !== 'over');
    standing.own = {
      mine: going.slice(0, MOST.mine),
      invited: invited.filter(({ status, mine }) => status === 'waiting' && mine.length === 0),
      arrivals: own.filter(({ status }) => status === 'over'),
    };
    standing.ownMore = going.length > MOST.mine ? 1 : 0;
    standing.tables = new Set([...listed, ...asked].map(({ header }) => header.id));
  }

  /** A result is written after its game has ended: it is looked for when a row is told, not when its table has changed. */
  async #withResults(shown: Omit<HallShown, 'at'>): Promise<Omit<HallShown, 'at'>> {
    return { ...shown, arrivals: await this.#host.arrived.with(shown.arrivals) };
  }

  #shownTo(
    { holder, wish: wished }: HallVisitor,
    { own, ownMore }: Standing,
  ): Omit<HallShown, 'at'> {
    const others = toldOnce([...own.mine, ...own.invited, ...own.arrivals]);
    const { people } = this.#common;
    const { waiting, running, counts, wish } = this.#open.by(wished);
    const [arrived, begun] = [others(this.#common.arrivals), others(running)];
    const shown = people.slice(0, MOST.people).map(
      ({ mark, key, ...person }): HallPerson => ({
        ...person,
        ...(mark === holder ? { you: true } : key === undefined ? {} : { key }),
      }),
    );
    return {
      t: 'hall',
      ...own,
      waiting: others(waiting),
      running: begun,
      arrivals: [...own.arrivals, ...arrived]
        .toSorted((one, other) => other.touched - one.touched)
        .slice(0, MOST.arrivals),
      people: shown,
      more: {
        mine: ownMore,
        waiting: counts.waiting - waiting.length,
        running: counts.running - running.length,
        people: people.length - shown.length,
      },
      ...(wish ? { wish } : {}),
    };
  }
}

const fresh = (): Standing => ({
  tables: new Set(),
  isDirty: true,
  lookedAt: 0,
  own: { mine: [], invited: [], arrivals: [] },
  ownMore: 0,
  told: '',
});
