import { isUndo } from '#kernel/log.ts';
import { askOf } from './asked.ts';
import type { TableParts } from './playing.ts';
import type { Head, LogLine, Turn } from './store.ts';
import type { Following } from './table-host.ts';

/** So many lines are followed one by one. Whoever is further behind is told anew where the game stands. */
const MOST_LINES = 200;

/** How a table follows what others have written to the same log. */
export class ReadingOn implements Following {
  readonly #parts: TableParts;
  /** There is no such table any more. */
  isGone = false;

  constructor(parts: TableParts) {
    this.#parts = parts;
  }

  /** Looks whether somebody has written, and reads it if so. */
  async look(): Promise<boolean> {
    const { host, session } = this.#parts;
    const [head] = await host.store.heads([session.header.id]);
    return this.upTo(head);
  }

  /** Reads on if this is further than we are. True: something was read. Nothing: there is no such table. */
  async upTo(head: Omit<Head, 'id'> | undefined): Promise<boolean> {
    const { session, seating } = this.#parts;
    if (head && head.entries <= session.seq && head.version <= seating.version) return false;
    // What a clock shows is stored with the lines, and not made from them again.
    const isPlain = head?.version === seating.version && !session.header.pace;
    if (isPlain) await this.#readLines();
    else await this.#readAll();
    return true;
  }

  /** Only the log has gone on. */
  async #readLines(): Promise<void> {
    const { host, session } = this.#parts;
    const { seq, header } = session;
    const lines = await host.store.lines(header.id, seq + 1, seq + MOST_LINES);
    if (lines.length === MOST_LINES || !(await this.#isFollowed(lines))) await this.#readAll();
    else if (session.isFarFromSnapshot) await this.#standAtSnapshot();
  }

  async #readAll(): Promise<void> {
    const { host, ties, session, seating, viewers } = this.#parts;
    const stored = await host.store.load(session.header.id);
    // Without seats: about to be removed.
    this.isGone = !stored || stored.seats.length === 0;
    if (!stored || this.isGone) return;
    if (session.isAhead) await session.restore();
    if (stored.version !== seating.version) {
      seating.read(stored);
      viewers.tellSeats();
      viewers.tellAside();
      // Whoever has sat down elsewhere may have a page here too.
      ties.announce(session.seq, seating.version);
    }
    const { seq, header } = session;
    const behind = stored.entries - seq;
    const isNear = behind > 0 && behind < MOST_LINES;
    const lines = isNear ? await host.store.lines(header.id, seq + 1, stored.entries) : [];
    if (behind !== 0 && !(await this.#isFollowed(lines, stored.turn))) {
      await session.readOn(stored);
      viewers.ask = undefined;
      await viewers.welcomeAll();
    } else if (session.isFarFromSnapshot) await this.#standAtSnapshot();
    viewers.ask = askOf(stored);
  }

  /** Tells everybody what happened by these lines, a piece for each undo. False: they do not follow ours. */
  async #isFollowed(lines: readonly LogLine[], turn?: Turn): Promise<boolean> {
    const { session, seating, viewers } = this.#parts;
    if (session.isAhead) await session.restore();
    if (lines.length === 0 || lines.some(({ seq }, i) => seq !== session.seq + i + 1)) return false;
    for (const piece of piecesOf(lines)) {
      const outcome = await session.outcomeOfStored(piece, !seating.hasBots);
      if (turn && outcome.lines.at(-1) === lines.at(-1)) outcome.along.turn = turn;
      session.accept(outcome);
      viewers.publish(outcome.told);
      viewers.ask = undefined;
    }
    return true;
  }

  /** There may be snapshots that others have made: what was played before the last of them is let go. */
  async #standAtSnapshot(): Promise<void> {
    const { host, session } = this.#parts;
    const stored = await host.store.load(session.header.id);
    if (stored?.entries === session.seq) await session.readOn(stored);
  }
}

function piecesOf(lines: readonly LogLine[]): LogLine[][] {
  const pieces: LogLine[][] = [];
  for (const line of lines) {
    if (pieces.length === 0 || isUndo(line.action)) pieces.push([]);
    pieces.at(-1)?.push(line);
  }
  return pieces;
}
