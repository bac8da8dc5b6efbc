import { randomBytes } from 'node:crypto';
import type { HallRow } from '#protocol/hall.ts';
import { hallRowOf } from '#server/hall/hall-rows.ts';
import type { Listed, Listing } from '#server/store/server-store.ts';
import { type Board, rowsIn } from './board-seen.ts';
import type { Counts, Faults } from './counts.ts';
import type { Doors, Who } from './doors.ts';
import { HallGuest } from './hall-guest.ts';
import type { TableLedger } from './ledger.ts';

/** Players at the first tables look at the board too; more of them would hide who is there, of whom twelve are shown. */
const MOST_PLAYERS = 6;

/** The house looks at somebody's own tables again after twenty seconds, even where no node has heard of anything. */
const PATIENCE_MS = 45_000;

const MOST = 100;
const MOST_ARRIVALS = 8;

/** All who look at the departures board, from when they come until all games are over. */
export class Hall {
  readonly #ground: { doors: Doors; counts: Counts; faults: Faults };
  readonly #guests: HallGuest[] = [];
  readonly #tables: Map<string, TableLedger>;

  /** Two strangers are there from the beginning. `tables`: all that are known. */
  constructor(
    ground: { doors: Doors; counts: Counts; faults: Faults },
    tables: Map<string, TableLedger>,
  ) {
    this.#ground = ground;
    this.#tables = tables;
    for (const [i, name] of ['Eve', 'Finn'].entries())
      this.#enter({ secret: randomBytes(32).toString('hex'), name, from: `10.252.0.${i + 1}` });
  }

  /** Whoever has laid the table of this number comes to the hall by another page, if there is room. */
  lookedAt(number: number, who: Omit<Who, 'name'>): void {
    if (number < MOST_PLAYERS) this.#enter({ ...who, name: `Player ${number}` });
  }

  /** When nothing is harmed any more and all games are over: everybody is shown so, and that all of them are there. */
  async settled(): Promise<void> {
    const names = this.#guests.map(({ name }) => name);
    await Promise.all(
      this.#guests.map(async (guest) => {
        const isSettled = await guest.shows((shown) => {
          const rows = rowsIn(shown);
          const isBehind = rows.some((row) => !this.#isUpToDate(row));
          const here = new Set(shown.people.map(({ name }) => name));
          return !isBehind && names.every((name) => here.has(name));
        }, PATIENCE_MS);
        if (!isSettled) this.#tellWhy(guest, names);
      }),
    );
    for (const guest of this.#guests) guest.close();
  }

  /** What each was shown last is what is stored. Of what goes on without anybody it may be what was. */
  async verify(store: Listing): Promise<void> {
    for (const guest of this.#guests) {
      const own = await store.tablesOf(guest.holder, MOST);
      this.#hold(guest, own, guest.holder);
      const theirs = new Set(own.map(({ header }) => header.id));
      const others = rowsIn(guest.shown ?? NOTHING).filter(({ id }) => !theirs.has(id));
      this.#hold(guest, await store.listed(others.map(({ id }) => id)));
      for (const { id } of others)
        if (this.#tables.get(id)?.isPublic === false)
          guest.fault('the hall', `table ${id} is not for everybody, and was shown`);
      for (const { id } of guest.shown?.mine ?? [])
        if (!theirs.has(id)) guest.fault('the hall', `table ${id} is not theirs`);
    }
  }

  #enter(who: Who): void {
    this.#guests.push(new HallGuest(this.#ground, who));
  }

  /** A table whose game is over is shown so, with all its entries. */
  #isUpToDate({ id, status, entries, next }: HallRow): boolean {
    const table = this.#tables.get(id);
    if (!table || table.isCutShort) return true;
    if (next !== table.next) return false;
    return status === 'over' && (table.ended !== undefined || entries === table.record?.log.length);
  }

  #tellWhy({ shown, fault }: HallGuest, names: readonly string[]): void {
    const rows = rowsIn(shown ?? NOTHING).filter((row) => !this.#isUpToDate(row));
    const here = shown?.people.map(({ name }) => name) ?? [];
    const missing = names.filter((name) => !here.includes(name));
    const said = rows.map(({ id, status, entries }) => `${id} ${status} ${entries}`);
    fault(
      'behind',
      `${said.join(', ')}; of those who are there it does not name ${missing.join(', ')}`,
    );
  }

  /** `holder`: all of these are to be shown to them. */
  #hold(guest: HallGuest, stored: readonly Listed[], holder?: string): void {
    const rows = new Map(rowsIn(guest.shown ?? NOTHING).map((row) => [row.id, row]));
    for (const listed of stored) {
      const { id } = listed.header;
      const row = rows.get(id);
      if (!row && !isBeyond(guest.shown ?? NOTHING, listed))
        guest.fault('the hall', `table ${id} is theirs, and is not shown`);
      if (!row || this.#tables.get(id)?.isCutShort) continue;
      const is = hallRowOf(listed, { holder, here: 0, now: 0, hours: new Map() });
      if (keyOf(row) !== keyOf(is))
        guest.fault('two states', `table ${id} was shown as ${keyOf(row)} and is ${keyOf(is)}`);
    }
  }
}

/** Of the games that are over the latest are shown, whoever played them. */
const isBeyond = ({ arrivals }: Board, { over, touched }: Listed): boolean =>
  over === true &&
  arrivals.length === MOST_ARRIVALS &&
  arrivals.every((row) => row.touched >= touched);

const NOTHING: Board = { mine: [], invited: [], waiting: [], running: [], arrivals: [] };

/** What of a table is the same for whoever looks, whenever they do. */
const keyOf = ({ status, entries, mine, hosting, seats, ended, next }: HallRow): string =>
  JSON.stringify([
    status,
    entries,
    mine,
    hosting,
    seats.map((seat) => [seat.kind, seat.kind === 'open' ? '' : seat.name]),
    ended ?? null,
    next ?? null,
  ]);
