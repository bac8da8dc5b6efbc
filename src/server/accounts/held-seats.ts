import { sitterName } from '#protocol/sitter-name.ts';
import { besideWith, type StandIn } from '#tables/beside.ts';
import {
  type Change,
  Conflict,
  type Head,
  hasBegun,
  NoTable,
  type SeatStored,
  type Store,
  type Stored,
} from '#tables/store.ts';

export type SeatsHost = {
  store: Pick<Store, 'load' | 'change'>;
  /** The tables where this mark holds a seat, or is the host. */
  tablesOf(holder: string): Promise<readonly string[]>;
  /** A table has been changed: whoever has it open is to read it anew. */
  changed(head: Head): void;
  now(): number;
  /** Who plays this game for somebody who has gone. */
  standInBot(game: string): string;
};

/** How often a change is tried where others change the same table. */
const ATTEMPTS = 20;

/** What changes at a table; nothing: all stays as it is. */
type Rewriting = (stored: Stored) => Change | undefined;

/** The seats that a mark holds, at all tables. Each table is changed as anybody changes it: by its version. */
export class HeldSeats {
  readonly #host: SeatsHost;

  constructor(host: SeatsHost) {
    this.#host = host;
  }

  /** All that one mark holds is another's from now on. How many tables that were. */
  bring(from: string, to: string): Promise<number> {
    return this.#rewrite(from, ({ seats, header: { host } }) => ({
      seats: seats.map((seat) => (isOf(seat, from) ? { ...seat, holder: to } : seat)),
      ...(host === from ? { host: to } : {}),
    }));
  }

  /** At all tables; where the name could be taken for another's there, the former one stays. At how many that is so. */
  async rename(mark: string, name: string): Promise<number> {
    const kept = new Set<string>();
    await this.#rewrite(mark, ({ seats, header: { id } }) => {
      if (!seats.some((seat) => isOf(seat, mark))) return undefined;
      const others = seats.flatMap((seat) =>
        seat.kind === 'open' || isOf(seat, mark) ? [] : [seat.name],
      );
      if (!('name' in sitterName(name, others))) {
        kept.add(id);
        return undefined;
      }
      kept.delete(id);
      let isFirst = true;
      return {
        seats: seats.map((seat) => {
          // Of several seats of one holder only the first has their name: the others had to have another.
          if (!isOf(seat, mark) || !isFirst) return seat;
          isFirst = false;
          return { ...seat, name };
        }),
      };
    });
    return kept.size;
  }

  /**
   * Nothing tells any more who sat there. Where the game goes on a bot plays for them, for good; where it has not begun the
   * seat is free. `stranger`: a mark that nobody has.
   */
  forget(mark: string, stranger: string): Promise<number> {
    return this.#rewrite(mark, (stored) => {
      const { seats, header, beside, over } = stored;
      const host = header.host === mark ? { host: stranger } : {};
      if (!over && !hasBegun(seats, beside)) {
        return {
          seats: seats.map((seat) => (isOf(seat, mark) ? { kind: 'open' } : seat)),
          ...host,
        };
      }
      const unknown = seats.map((seat) =>
        isOf(seat, mark) ? { ...seat, name: TRAVELLER, holder: stranger } : seat,
      );
      return { seats: unknown, ...host, ...(over ? {} : this.#stoodIn(stored, mark)) };
    });
  }

  #stoodIn({ seats, beside, header, entries }: Stored, mark: string): Change {
    const { now, standInBot } = this.#host;
    const at = now();
    const left = seats.flatMap((seat, i): StandIn[] =>
      isOf(seat, mark)
        ? [{ seat: i, bot: standInBot(header.game), since: entries, at, why: 'left' }]
        : [],
    );
    const others = beside.standIns?.filter(({ seat }) => left.every((one) => one.seat !== seat));
    const standIns = [...(others ?? []), ...left];
    return { beside: besideWith(beside, 'standIns', standIns), jobs: { play: { due: at } } };
  }

  async #rewrite(mark: string, rewriting: Rewriting): Promise<number> {
    let count = 0;
    for (const id of await this.#host.tablesOf(mark)) {
      if (await this.#rewriteTable(id, rewriting)) count++;
    }
    return count;
  }

  async #rewriteTable(id: string, rewriting: Rewriting): Promise<boolean> {
    const { store, changed } = this.#host;
    for (let attempt = 1; ; attempt++) {
      const stored = await store.load(id);
      if (!stored) return false;
      const { version, entries } = stored;
      const change = rewriting(stored);
      if (!change) return false;
      try {
        await store.change(id, version, change);
        changed({ id, entries, version: version + 1 });
        return true;
      } catch (error) {
        if (error instanceof NoTable) return false;
        if (!(error instanceof Conflict) || attempt === ATTEMPTS) throw error;
      }
    }
  }
}

/** The name of whoever has gone: pages say it in their language (`calledAt`). */
const TRAVELLER = '';

type Held = Extract<SeatStored, { kind: 'guest' }>;

const isOf = (seat: SeatStored, mark: string): seat is Held =>
  seat.kind === 'guest' && seat.holder === mark;
