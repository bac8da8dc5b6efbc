import type { Kind, Seat } from '#kernel/game.ts';
import { fromHex, sha256 } from '#kernel/sha256.ts';
import type { Title } from '#kernel/title.ts';
import type { TableWish } from '#protocol/parts.ts';
import {
  alone,
  type JoinNodes,
  letGo,
  type OpenTable,
  type OpenTables,
  stay,
  type TablesNode,
} from './alone.ts';
import type { Awake } from './awake.ts';
import { BotTables } from './bot-tables.ts';
import { judgeTime } from './judge-time.ts';
import { newTable } from './new-table.ts';
import { hereTogether, isThere } from './news.ts';
import { makingNext, standInBot } from './next-table.ts';
import { OtherRules } from './other-rules.ts';
import type { Visitor } from './seating.ts';
import { type SimpleAnswers, simpleAnswersAt } from './simple-answers.ts';
import { type Standing, standingOf } from './standing.ts';
import type { Head, Stored } from './store.ts';
import { type Summary, summaryOf } from './summary.ts';
import { LiveTable } from './table.ts';
import type { TableHost } from './table-host.ts';
import { type Arrival, Visit } from './visit.ts';

export type { Visit } from './visit.ts';

/** What all tables need from where they stand. */
export type TablesHost = Omit<TableHost, 'standInBot' | 'makeNext'> & {
  /** The engine of a game under these rules, the newest if none are named. At once, or when it has been fetched. */
  titleOf(id: string, rules?: number): Title<Kind> | undefined | Promise<Title<Kind> | undefined>;
  /** New and never used: a table's name, a secret of 32 bytes in hexadecimal. */
  newId(): string;
  newSecret(): string;
  /** Tables of bots alone that may be watched from one place at a time; any number, if not given. */
  mostBotTables?: number;
  /** A table at which nothing happens for so long is put away, but for who is there; never, if not given. */
  quietMs?: number;
};

/** A guest's public mark. Only who has the secret can show that it is theirs. */
export function markOf(guestSecret: string): string {
  // Joined, and not put together letter by letter: such a text would be kept in as many pieces.
  const bytes = sha256(fromHex(guestSecret));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** All tables: each is loaded when somebody comes and forgotten when the last one leaves. */
export class Tables {
  readonly #host: TablesHost & TableHost;
  readonly #botTables: BotTables;
  readonly #open: OpenTables = new Map();
  readonly #node: TablesNode;
  #isClosed = false;

  /** `join`: how they become those of one node among others, and play is a job; not given: they are alone. */
  constructor(host: TablesHost, join: JoinNodes = () => alone) {
    this.#host = {
      ...host,
      standInBot: (game) => standInBot(host.bots, game),
      makeNext: makingNext(host),
    };
    this.#botTables = new BotTables(host.mostBotTables ?? Number.POSITIVE_INFINITY);
    this.#node = join(this.#host, this.#open);
    if (host.quietMs !== undefined) void this.#quieten(host.quietMs);
  }

  /** How many are in memory now. */
  get count(): number {
    return this.#open.size;
  }

  /** How many are kept in memory to be played. */
  get playing(): number {
    return this.#node.playing;
  }

  /** Who is at a table, at any node (`TableNews`). */
  here(id: string): number {
    return hereTogether(this.#open.get(id)?.live?.here ?? 0, this.#node.elsewhere(id));
  }

  /** Is somebody there, or about to be, at any node? */
  isOpen(id: string): boolean {
    return this.#open.has(id) || this.#node.elsewhere(id) !== 0;
  }

  /** Makes a table and returns its name. Throws `Refusing`, `Malformed` or `TooManyBotTables` if it cannot be. */
  async create(wish: TableWish, from = '', holder = markOf(wish.secret)): Promise<string> {
    if (wish.seats.every(({ kind }) => kind === 'bot')) this.#botTables.checkRoom(from);
    return newTable(this.#host, wish, holder);
  }

  /** A table as its link shows it to anybody; nothing if there is none of that name. Throws `OtherRules`. */
  async summary(id: string): Promise<Summary | undefined> {
    const open = this.#open.get(id);
    const table = await (open?.live ?? open?.loading);
    if (table?.isDeleted) return undefined;
    if (table?.summary) return table.summary;
    const found = await this.#find(id);
    if (!found) return undefined;
    const { header, over } = found.stored;
    // A table of an earlier version has to be opened once to learn it.
    if (over === undefined) return (await this.#load(id))?.summary;
    const there = this.here(id);
    return summaryOf(header.game, found.stored, over, (_, seat) => isThere(there, seat));
  }

  /** Lets somebody in at a table; nothing if there is none of that name. Throws `OtherRules` and `TooManyBotTables`. */
  enter(id: string, { secret, seat, from = '', send, dismiss }: Arrival) {
    return this.admit(id, { holder: markOf(secret), seat, from, send, dismiss });
  }

  /** As `enter`, for somebody whose secret has been seen. */
  async admit(id: string, visitor: Visitor): Promise<Visit | undefined> {
    const open = this.#opened(id);
    open.visits++;
    let stopWatching: (() => void) | undefined;
    try {
      const table = await (open.live ?? open.loading);
      if (table?.isOfBots) stopWatching = this.#botTables.watch(visitor.from, id);
      await table?.enter(visitor);
      if (table && !table.isDeleted) {
        return new Visit(this.#open, open, table, visitor, stopWatching);
      }
    } catch (error) {
      this.#turnAway(id, open, stopWatching);
      throw error;
    }
    this.#turnAway(id, open, stopWatching);
    return undefined;
  }

  /**
   * Plays what is a bot's turn, or chance's first, at this table, until it is a person's: for whoever holds its job. False: there
   * is nothing to play. Throws `OtherRules`.
   */
  async play(id: string): Promise<boolean> {
    const open = this.#opened(id);
    const leave = stay(this.#open, id, open);
    try {
      return (await (await (open.live ?? open.loading))?.play()) ?? false;
    } finally {
      leave();
    }
  }

  /** Says something to the same part of the house at other nodes. It may be lost, as all that is said. */
  say(word: string): void {
    this.#node.say(word);
  }

  /** A table was changed in the store, and not here: whoever has it open, at any node, reads it anew. */
  changed(head: Head): void {
    this.#node.changed(head);
  }

  /** Is somebody’s time out at this table? Returns when to look again. For whoever holds its job. Throws `OtherRules`. */
  judgeTime(id: string): Promise<number | undefined> {
    return this.#inTurn(id, judgeTime);
  }

  /** What this seat may answer without looking at the board. Throws `OtherRules`. */
  simpleAnswers(id: string, seat: Seat): Promise<SimpleAnswers | undefined> {
    return this.#inTurn(id, (awake) => simpleAnswersAt(awake, seat));
  }

  /** Does this between two requests, by who sits there then at any node; nothing: there is no such table. */
  withStanding<T>(id: string, work: (standing: Standing) => T): Promise<T | undefined> {
    return this.#inTurn(id, async ({ deeds, parts }) => {
      await deeds.lookIfShared();
      return deeds.isGone ? undefined : work(standingOf(parts));
    });
  }

  /** From now on others play. Kept when nothing is being played here; the jobs are still this node's, until it gives them back. */
  rest(): Promise<void> {
    return this.#node.rest();
  }

  /** Says goodbye to the other nodes. */
  close(): void {
    this.#isClosed = true;
    this.#node.close();
  }

  async #inTurn<T>(id: string, work: (awake: Awake) => Promise<T>): Promise<T | undefined> {
    const open = this.#opened(id);
    const leave = stay(this.#open, id, open);
    let made: T | undefined;
    try {
      await (await (open.live ?? open.loading))?.inTurn(async (awake) => {
        made = await work(awake);
      });
    } finally {
      leave();
    }
    return made;
  }

  async #quieten(ms: number): Promise<void> {
    while (!this.#isClosed) {
      await this.#host.sleep(ms);
      for (const { live } of this.#open.values()) live?.quieten();
    }
  }

  /** The table, in memory for as long as there are visits. */
  #opened(id: string): OpenTable {
    const found = this.#open.get(id);
    if (found) return found;
    const open: OpenTable = { loading: undefined, live: undefined, visits: 0 };
    this.#open.set(id, open);
    open.loading = this.#load(id, open);
    return open;
  }

  #turnAway(id: string, open: OpenTable, stopWatching: (() => void) | undefined): void {
    stopWatching?.();
    letGo(this.#open, id, open);
  }

  /** `open` is not there for a table that is only looked at. */
  async #load(id: string, open?: OpenTable): Promise<LiveTable | undefined> {
    const found = await this.#find(id);
    if (!found) return undefined;
    const ties = this.#node.tiesOf(id, open);
    const table = await LiveTable.open(id, found.title, this.#host, ties, found.stored);
    if (!open) return table;
    open.live = table;
    open.loading = undefined;
    return table;
  }

  /** What is stored of a table, with its game. One without seats is about to be removed. */
  async #find(id: string): Promise<{ title: Title<Kind>; stored: Stored } | undefined> {
    const stored = await this.#host.store.load(id);
    if (!stored || stored.seats.length === 0) return undefined;
    const { game, rules } = stored.header;
    const title = await this.#host.titleOf(game, rules);
    if (title?.game.rules === rules) return { title, stored };
    if (await this.#host.titleOf(game)) throw new OtherRules(id, rules);
    return undefined;
  }
}
