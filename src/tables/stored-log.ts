import type { Game, Kind, Seat, State } from '#kernel/game.ts';
import { concernedBy, isUndo, type Played, undoFloor } from '#kernel/log.ts';
import { type Given, withGiven, withoutGiven } from './given.ts';
import { inForceBetween, type ReadLines } from './in-force.ts';
import {
  type Along,
  type Header,
  type LogLine,
  type Snapshot,
  type Store,
  undoneTo,
} from './store.ts';

/** An entry that was made, with everything that happened by it. */
export type LineEvents = { line: LogLine; events: unknown[] };

/** A piece of a game: a snapshot, or the beginning, and the entries in force from there on. */
export type Stretch = { base: Pick<Snapshot, 'seq' | 'floors'>; entries: LogLine[] };

/** A piece of a game, and the state after it. */
export type Stand = { stretch: Stretch; state: State<Kind> };

/**
 * Goes up when some game writes its states otherwise under the same rules number, so that what is stored is not misread. A
 * test holds it to the games.
 */
export const STATES = 1;

/** After so many entries in force there is a snapshot: nobody plays more than this again, wherever they look. */
const EVERY = 200;

/** Snapshots that are made anew go to the disk by so many. */
const TOGETHER = 8;

/** A page of the past has so many entries at least, where there are so many. */
const LEAST_OF_A_PAGE = 50;

/**
 * The log of one table as the store keeps it, with its snapshots. They stand in force, one after at most `EVERY` entries
 * of the other, so whatever is asked for lies between two of them, and only that is read.
 */
export class StoredLog {
  readonly beginning: Stretch;
  readonly read: ReadLines;
  readonly #game: Game<Kind>;
  readonly #store: Store;
  readonly #header: Header;
  readonly #seats: number;
  readonly #given: Given;
  readonly #every: number;
  readonly #engine: string;
  /** The entries that have a snapshot, oldest first. */
  #marks: readonly number[] = [];

  constructor(
    game: Game<Kind>,
    store: Store,
    header: Header,
    seats: number,
    given: Given,
    every = EVERY,
  ) {
    this.#game = game;
    this.#store = store;
    this.#header = header;
    this.#seats = seats;
    this.#given = given;
    this.#every = every;
    this.#engine = `${game.rules}.${STATES}`;
    this.beginning = { base: { seq: 0, floors: new Array<number>(seats).fill(0) }, entries: [] };
    this.read = (from, to) => store.lines(header.id, from, to);
  }

  madeBy(request: string): Promise<number | undefined> {
    return this.#store.madeBy(this.#header.id, request);
  }

  keep(along: Along): Promise<void> {
    return this.#store.keep(this.#header.id, along);
  }

  /**
   * Where a log of this length stands. `isNow`: it has no more than that, and snapshots that are missing on the way, or that another
   * engine made, are made. Else what it had then may be out of force by now; the snapshots that are still there are not.
   */
  async open(
    length: number,
    snapshots: readonly Pick<Snapshot, 'seq' | 'engine'>[],
    isNow: boolean,
  ): Promise<Stand> {
    this.#marks = snapshots.flatMap(({ seq, engine }) =>
      engine === this.#engine && seq <= length ? [seq] : [],
    );
    let { stretch, state } = await this.#fromLastOf(this.#marks);
    const entries = await inForceBetween(this.read, stretch.base.seq, length);
    const writing: Promise<void>[] = [];
    for (const line of entries) {
      this.#game.apply(state, line.actor, line.action);
      stretch.entries.push(line);
      if (!isNow || stretch.entries.length < this.#every) continue;
      // A copy: it may wait for its companions while the game goes on.
      const snapshot = this.#taken(stretch, this.#game.clone(state));
      writing.push(this.keep({ snapshot, asOf: length }));
      // So many share a flush of the disk, and then others have their turn.
      if (writing.length === TOGETHER) await Promise.all(writing.splice(0));
      this.#marks = [...this.#marks, snapshot.seq];
      stretch = stretchFrom(snapshot);
    }
    await Promise.all(writing);
    return { stretch, state };
  }

  /** The snapshot that is to be stored with these new entries, if one is. */
  due(
    { base, entries }: Stretch,
    lines: readonly LogLine[],
    state: State<Kind>,
  ): Snapshot | undefined {
    if (entries.length + lines.length < this.#every) return undefined;
    const played = lines.filter(({ action }) => !isUndo(action));
    if (played.length === 0 || entries.length + played.length < this.#every) return undefined;
    return this.#taken({ base, entries: [...entries, ...played] }, state);
  }

  /** Is this piece longer than one between two snapshots? */
  isFar({ entries }: Stretch): boolean {
    return entries.length >= this.#every;
  }

  /** These lines are stored, and this snapshot with them. */
  accept(lines: readonly LogLine[], snapshot: Snapshot | undefined): void {
    const back = undoneTo(lines);
    if (back !== undefined) this.#marks = this.#marks.filter((mark) => mark <= back);
    if (snapshot) this.#marks = [...this.#marks, snapshot.seq];
  }

  /** How it stood after the last entry in force that is not after `to`. `now` is the piece that the game ends with. */
  async standAt(now: Stretch, to: number): Promise<Stand> {
    const { entries, stand } = await this.#pieceTo(now, to);
    for (const line of entries) this.#game.apply(stand.state, line.actor, line.action);
    stand.stretch.entries.push(...entries);
    return stand;
  }

  async isInForce(now: Stretch, seq: number): Promise<boolean> {
    return seq === 0 || (await this.#pieceTo(now, seq)).entries.at(-1)?.seq === seq;
  }

  /** H.2: whose consent it takes of a seat to go back to this entry, which is in force. */
  async concerned({ base, entries }: Stretch, to: number, seat: Seat): Promise<readonly Seat[]> {
    const { isFinal } = this.#game;
    const struck = entries.filter(({ seq }) => seq > to) as Played<unknown>[];
    const of = concernedBy(struck, this.#seats, seat, isFinal);
    // Everybody already: what lies further back, which would have to be read, cannot concern more.
    if (to >= base.seq || of.length === this.#seats - 1) return of;
    const before = (await inForceBetween(this.read, to, base.seq)) as Played<unknown>[];
    return concernedBy([...before, ...struck], this.#seats, seat, isFinal);
  }

  /** Entries in force up to this one, the latest of them. `rest`: the one before the first; 0: they begin the game. */
  async past(now: Stretch, to: number): Promise<{ told: LineEvents[]; rest: number }> {
    let told: LineEvents[] = [];
    let rest = to;
    do {
      const { entries, stand } = await this.#pieceTo(now, rest);
      const piece = entries.map((line): LineEvents => {
        const events: unknown[] = [];
        this.#game.apply(stand.state, line.actor, line.action, (event) => events.push(event));
        return { line, events };
      });
      told = [...piece, ...told];
      rest = stand.stretch.base.seq;
    } while (told.length < LEAST_OF_A_PAGE && rest > 0);
    return { told, rest };
  }

  /** The entries in force up to this one since the last snapshot before it, and how it stood then. */
  async #pieceTo(now: Stretch, to: number): Promise<{ entries: LogLine[]; stand: Stand }> {
    if (to === 0) return { entries: [], stand: await this.#fromLastOf([]) };
    const isNow = to > now.base.seq;
    const top = isNow ? now.base.seq : (this.#marks.find((mark) => mark >= to) ?? to);
    const marks = this.#marks.filter((mark) => (isNow ? mark <= top : mark < to));
    const stand = await this.#fromLastOf(marks);
    const before = await inForceBetween(this.read, stand.stretch.base.seq, top);
    const entries = isNow ? [...before, ...now.entries] : before;
    return { entries: entries.filter(({ seq }) => seq <= to), stand };
  }

  /**
   * How it stood at the last of these snapshots that is still there, or at the beginning. Any of them may have gone since we
   * learnt of it, by an undo we have not heard of; what was in force then is still in the log.
   */
  async #fromLastOf(marks: readonly number[]): Promise<Stand> {
    const { id, options } = this.#header;
    for (const seq of marks.toReversed()) {
      const snapshot = await this.#store.snapshot(id, seq);
      if (!snapshot) continue;
      const { table, hidden } = snapshot.state;
      const state = { table: withGiven(this.#given, table), hidden };
      return { stretch: stretchFrom(snapshot), state };
    }
    const state = this.#game.setup(this.#seats, options);
    return { stretch: { ...this.beginning, entries: [] }, state };
  }

  #taken(stretch: Stretch, { table, hidden }: State<Kind>): Snapshot {
    const seq = stretch.entries.at(-1)?.seq ?? stretch.base.seq;
    const { isFinal } = this.#game;
    const floors = stretch.base.floors.map((_, seat) => floorOf(stretch, seat, isFinal));
    const state = { table: withoutGiven(this.#given, table), hidden };
    return { seq, engine: this.#engine, state, floors };
  }
}

/** What begins with a snapshot. Its state is not held on to: nobody asks for it before somebody looks back. */
export function stretchFrom({ seq, floors }: Snapshot): Stretch {
  return { base: { seq, floors }, entries: [] };
}

/** How far back this seat may go without asking, after these entries. */
export function floorOf(
  { base, entries }: Stretch,
  seat: Seat,
  isFinal: Game<Kind>['isFinal'],
): number {
  return undoFloor(entries as Played<unknown>[], seat, isFinal) || (base.floors[seat] ?? 0);
}
