import type { Kind, Seat } from '#kernel/game.ts';
import { fromHex, sha256, toHex } from '#kernel/sha256.ts';
import type { Title } from '#kernel/title.ts';
import type { SeatWish, TableWish } from '#protocol/parts.ts';
import type { Request } from '#protocol/to-server.ts';
import { refuse } from './refusing.ts';
import type { Visitor } from './seating.ts';
import type { SeatStored } from './store.ts';
import { type Summary, summaryOf } from './summary.ts';
import { type House, LiveTable } from './table.ts';

/** The house and its shelf. */
export type Establishment = House & {
  /** At once, or when it has been fetched. */
  titleOf(id: string): Title<Kind> | undefined | Promise<Title<Kind> | undefined>;
  /** New and never used: a table's name, a secret of 32 bytes in hexadecimal. */
  newId(): string;
  newSecret(): string;
};

/** A guest's public mark. Only who has the secret can show that it is theirs. */
export function markOf(guestSecret: string): string {
  return toHex(sha256(fromHex(guestSecret)));
}

/** All tables: each is loaded when somebody comes and forgotten when the last one leaves. */
export class Tables {
  readonly #house: Establishment;
  readonly #open = new Map<string, { table: Promise<LiveTable | undefined>; visits: number }>();

  constructor(house: Establishment) {
    this.#house = house;
  }

  /** How many are in memory now. */
  get count(): number {
    return this.#open.size;
  }

  /** Makes a table and returns its name. Throws `Refusing` or `Malformed` if it cannot be. */
  async create(wish: TableWish): Promise<string> {
    const title = (await this.#house.titleOf(wish.game)) ?? refuse('malformed');
    const { game } = title;
    const [least, most] = game.seats;
    if (wish.seats.length < least || wish.seats.length > most) refuse('malformed');
    const options = game.parseOptions(wish.options);
    const holder = markOf(wish.secret);
    const seats = wish.seats.map((seat) => this.#seated(seat, game.id, holder));
    const id = this.#house.newId();
    const at = this.#house.now();
    const secret = this.#house.newSecret();
    await this.#house.store.create(
      { id, game: game.id, rules: game.rules, options, secret, at },
      seats,
    );
    return id;
  }

  /** A table as its link shows it to anybody; nothing if there is none of that name. */
  async summary(id: string): Promise<Summary | undefined> {
    const open = await this.#open.get(id)?.table;
    if (open) return open.summary;
    const stored = await this.#house.store.load(id);
    if (!stored) return undefined;
    const { header, seats, over } = stored;
    // A table of an earlier version has to be opened once to learn it.
    if (over === undefined) return (await this.#load(id))?.summary;
    return summaryOf(header.game, seats, over, () => false);
  }

  /** Lets somebody in at a table; nothing if there is none of that name. */
  async enter(
    id: string,
    guestSecret: string,
    seat: Seat | undefined,
    send: (text: string) => void,
  ): Promise<Visit | undefined> {
    const visitor: Visitor = { holder: markOf(guestSecret), seat, send };
    const open = this.#open.get(id) ?? { table: this.#load(id), visits: 0 };
    this.#open.set(id, open);
    open.visits++;
    const close = () => {
      open.visits--;
      if (open.visits === 0) this.#open.delete(id);
    };
    try {
      const table = await open.table;
      if (!table) {
        close();
        return undefined;
      }
      await table.enter(visitor);
      return {
        request: (request) => table.request(visitor, request),
        leave: () => table.leave(visitor).then(close),
      };
    } catch (error) {
      close();
      throw error;
    }
  }

  async #load(id: string): Promise<LiveTable | undefined> {
    const stored = await this.#house.store.load(id);
    const title = stored && (await this.#house.titleOf(stored.header.game));
    return stored && title && (await LiveTable.open(title, this.#house, stored));
  }

  #seated(wish: SeatWish, game: string, holder: string): SeatStored {
    switch (wish.kind) {
      case 'open':
        return { kind: 'open' };
      case 'me':
        return { kind: 'guest', name: wish.name, holder };
      case 'bot':
        if (!this.#house.bots.has(game, wish.bot)) refuse('malformed');
        return { kind: 'bot', bot: wish.bot, name: wish.bot };
    }
  }
}

/** Somebody's stay at a table. */
export type Visit = {
  request(request: Request): Promise<void>;
  leave(): Promise<void>;
};
