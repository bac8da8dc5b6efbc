import { rngOf } from '#kernel/chance.ts';
import type { Actor, Kind, Seat, State } from '#kernel/game.ts';
import { type Entry, isUndo, type Played, standing, type Undo } from '#kernel/log.ts';
import { replay } from '#kernel/replay.ts';
import type { Title } from '#kernel/title.ts';
import type { Header, Line } from './store.ts';

/** An entry that was made, with everything that happened by it. */
export type Told = { line: Line; events: unknown[] };

/** What an entry would lead to: it, chance's turns after it, and the state then. */
export type Outcome = { state: State<Kind>; told: Told[] };

export type Clock = () => number;

/** The course of one game: its log, and where it stands. Outcomes are worked out first and accepted later. */
export class Course {
  readonly title: Title<Kind>;
  readonly header: Header;
  readonly seats: number;
  log: Line[];
  /** Never changed in place, so that whoever was given a part of it may keep it. */
  state: State<Kind>;
  force: Played<unknown>[];
  readonly #now: Clock;

  constructor(title: Title<Kind>, header: Header, seats: number, log: Line[], now: Clock) {
    this.title = title;
    this.header = header;
    this.seats = seats;
    this.#now = now;
    this.log = log;
    this.force = standing(log);
    this.state = this.#replayed(log);
  }

  /** Begins again from what somebody else has written. */
  restart(log: Line[]): void {
    this.log = log;
    this.force = standing(log);
    this.state = this.#replayed(log);
  }

  /** The entry that was made by this request, if one was. */
  madeBy(id: string): Line | undefined {
    return this.log.findLast((line) => line.id === id);
  }

  get seq(): number {
    return this.log.length;
  }

  get actors(): readonly Actor[] {
    return this.title.game.actors(this.state.table);
  }

  /** What this allowed action leads to. */
  outcomeOf(seat: Seat, action: unknown, id: string | undefined): Outcome {
    const state = this.title.game.clone(this.state);
    const told = [this.#enter(state, this.seq + 1, seat, action, id)];
    return this.#withChance({ state, told });
  }

  /** What chance does now, if it is its turn. */
  outcomeOfChance(): Outcome {
    return this.#withChance({ state: this.title.game.clone(this.state), told: [] });
  }

  /** What this allowed undo leads to. */
  outcomeOfUndo(seat: Seat, action: Undo, id: string): Outcome {
    const line: Line = { seq: this.seq + 1, actor: seat, action, at: this.#now(), id };
    const state = this.#replayed([...this.log, line]);
    return this.#withChance({ state, told: [{ line, events: [] }] });
  }

  accept({ state, told }: Outcome): void {
    this.state = state;
    for (const { line } of told) {
      this.log.push(line);
      if (isUndo(line.action)) this.force = standing(this.log);
      else this.force.push(line);
    }
  }

  /** The state as it was after an entry in force. */
  at(seq: number): State<Kind> {
    return this.#replayed(this.force.filter((entry) => entry.seq <= seq));
  }

  /** The entries in force, with what happened by them. */
  past(): Told[] {
    const told = new Map(
      this.force.map((line): [number, Told] => [line.seq, { line, events: [] }]),
    );
    this.#replayed(this.log, (event, line) => told.get(line.seq)?.events.push(event));
    return [...told.values()];
  }

  #withChance({ state, told }: Outcome): Outcome {
    const { game } = this.title;
    let seq = told.at(-1)?.line.seq ?? this.seq;
    while (game.actors(state.table)[0] === 'chance') {
      seq++;
      told.push(
        this.#enter(state, seq, 'chance', game.chance(state, rngOf(this.header.secret, seq))),
      );
    }
    return { state, told };
  }

  #enter(state: State<Kind>, seq: number, actor: Actor, action: unknown, id?: string): Told {
    const events: unknown[] = [];
    this.title.game.apply(state, actor, action, (event) => events.push(event));
    const at = this.#now();
    const line: Line =
      id === undefined ? { seq, actor, action, at } : { seq, actor, action, at, id };
    return { line, events };
  }

  #replayed(
    log: readonly Entry<unknown>[],
    tell?: (event: unknown, entry: Played<unknown>) => void,
  ): State<Kind> {
    return replay(this.title.game, this.seats, this.header.options, log, tell);
  }
}
