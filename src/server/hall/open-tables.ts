import type { HallRow, HallWish } from '#protocol/hall.ts';
import type { Listed, Listing } from '../store/server-store.ts';

/** So many of each kind are on a page. */
const PAGE = { waiting: 150, running: 50 };

/** There are no more games and paces than this to wish for: whoever wishes for others is shown them all. */
const MOST_WISHES = 64;

/** The tables that everybody may join or watch, by one wish; `wish`: left out where it is for all of them. */
export type Open = {
  wish?: HallWish;
  waiting: readonly HallRow[];
  running: readonly HallRow[];
  counts: { waiting: number; running: number };
};

const NOTHING: Open = { waiting: [], running: [], counts: { waiting: 0, running: 0 } };
const ALL: HallWish = {};

const keyOf = ({ game, pace, pages }: HallWish): string => JSON.stringify([game, pace, pages]);

/** What everybody sees of the open tables: for each wish read once, for all who wish it. */
export class OpenTables {
  readonly #store: Pick<Listing, 'publicTables' | 'publicCounts'>;
  readonly #rows: (listed: readonly Listed[]) => Promise<HallRow[]>;
  #open: ReadonlyMap<string, Open> = new Map();

  constructor(
    store: Pick<Listing, 'publicTables' | 'publicCounts'>,
    rows: (listed: readonly Listed[]) => Promise<HallRow[]>,
  ) {
    this.#store = store;
    this.#rows = rows;
  }

  by(wish: HallWish): Open {
    return this.#open.get(keyOf(wish)) ?? this.#open.get(keyOf(ALL)) ?? NOTHING;
  }

  /** Reads what these wish for, and returns what there is without a wish. */
  async read(wishes: Iterable<HallWish>): Promise<readonly Listed[]> {
    const different = new Map([[keyOf(ALL), ALL]]);
    for (const wish of wishes) {
      if (different.size < MOST_WISHES) different.set(keyOf(wish), wish);
    }
    const found = new Map<string, Open>();
    let all: readonly Listed[] = [];
    for (const [key, wish] of different) {
      const { listed, open } = await this.#readOne(wish);
      found.set(key, key === keyOf(ALL) ? open : { ...open, wish });
      if (wish === ALL) all = listed;
    }
    this.#open = found;
    return all;
  }

  async #readOne({ game, pace, pages = 1 }: HallWish) {
    const wanted = { game, pace };
    const [waiting, running, counts] = await Promise.all([
      this.#store.publicTables(false, PAGE.waiting * pages, wanted),
      this.#store.publicTables(true, PAGE.running * pages, wanted),
      this.#store.publicCounts(wanted),
    ]);
    const open = { waiting: await this.#rows(waiting), running: await this.#rows(running), counts };
    return { listed: [...waiting, ...running], open };
  }
}
