import { DAY, dateOfDay } from '#clocks/civil.ts';
import {
  type Clock,
  deadlinesOf,
  forgiven,
  type HoursOf,
  moved,
  outOfTime,
  paused,
  resumed,
  settled,
  started,
} from '#clocks/clock.ts';
import type { Hours } from '#clocks/hours.ts';
import type { Pace } from '#clocks/pace.ts';
import type { Seat } from '#kernel/game.ts';
import { isUndo } from '#kernel/log.ts';
import type { AsideClock } from '#protocol/aside.ts';
import type { Advance } from './advance.ts';
import { type Beside, besideWith } from './beside.ts';
import type { GameSession } from './game-session.ts';
import type { JobAtTable, TableJobs } from './jobs.ts';
import type { Seating } from './seating.ts';
import { standInFor, withStandIn } from './stand-in.ts';
import type { Change, Turn } from './store.ts';
import type { TableHost } from './table-host.ts';
import { timeIsOut } from './time-out.ts';

type ClocksHost = Pick<TableHost, 'now' | 'people' | 'report' | 'standInBot'>;

/** A judge that comes later than this has been away, and so, as far as it knows, was the house. */
const LATE_MS = 30_000;

/**
 * H.11, H.12, H.14: the clocks of a table that has a pace. They are written with the entry that changes who is to act; what becomes of them
 * otherwise lies beside the log, and counts for that turn alone.
 */
export class TableClocks {
  readonly pace: Pace;
  readonly #host: ClocksHost;
  readonly #session: GameSession;
  readonly #seating: Seating;
  /** By whose mark. As it was when somebody last looked. */
  #hours: ReadonlyMap<string, Hours> = new Map();

  constructor(pace: Pace, host: ClocksHost, session: GameSession, seating: Seating) {
    this.pace = pace;
    this.#host = host;
    this.#session = session;
    this.#seating = seating;
  }

  now(): number {
    return this.#host.now();
  }

  /** Looks at whose hours are what. A live clock knows none. */
  async refresh(): Promise<void> {
    const { people, report } = this.#host;
    if (this.pace.kind !== 'slow' || !people) return;
    const holders = this.#seating.seats.flatMap((seat) =>
      seat.kind === 'guest' ? [seat.holder] : [],
    );
    try {
      this.#hours = await people.hoursOf([...new Set(holders)]);
    } catch (error) {
      // Then by what was known of them.
      report(error);
    }
  }

  /** Puts the clock as it is after this outcome with it, and returns its job; nothing: both go on as they are. */
  with({ lines, along }: Advance): JobAtTable | undefined {
    const last = lines.at(-1);
    if (!along.turn || !last) return undefined;
    const before = this.#session.turn;
    const clock = this.#clockAt(before);
    const now = lines[0]?.at ?? last.at;
    const entry = {
      before: this.#persons(before?.toAct ?? []),
      after: this.#persons(along.turn.toAct),
      undo: isUndo(lines[0]?.action),
    };
    const next = clock
      ? moved(this.pace, clock, entry, now, this.#hoursOf)
      : started(this.pace, this.#session.seats, now);
    along.turn = {
      ...along.turn,
      clock: this.isPaused ? resumed(next, now) : next,
      after: last.seq,
    };
    // Somebody may have ended the pause elsewhere: whoever looks at what is stored knows when to look again.
    if (this.isPaused) return { due: now };
    const due = this.#dueAt(next, entry.after);
    return due === undefined ? 'none' : { due };
  }

  /** Whoever begins or ends to play for somebody changes whose clock runs: it is judged anew. */
  jobWith({ standIns, ended }: Beside): TableJobs {
    const { beside } = this.#seating;
    const isSame = standIns === beside.standIns && ended === beside.ended;
    return isSame ? {} : { clock: { due: this.now() } };
  }

  /** H.14. That it stands still lies beside the log and counts in every turn, so that a move at another node cannot end it. */
  get isPaused(): boolean {
    return this.#seating.beside.paused !== undefined;
  }

  /** What lies beside the log of a clock that runs again now. */
  resumed(): Beside['clock'] {
    const { turn } = this.#session;
    const clock = this.#clockAt(turn);
    if (!turn || !clock) return undefined;
    return { ...this.#part(turn), after: turn.after ?? 0, clock: resumed(clock, this.now()) };
  }

  /** What everybody at the table may know of it. */
  get shown(): AsideClock | undefined {
    const { turn } = this.#session;
    const clock = this.#clockAt(turn);
    if (!turn || !clock) return undefined;
    const toAct = this.#persons(turn.toAct);
    const hours = toAct.flatMap((seat) => {
      const mine = this.#hoursOf(seat);
      return mine ? [[String(seat), this.#concerning(mine, clock, seat)] as const] : [];
    });
    return {
      since: clock.since,
      toAct,
      seats: clock.seats.map(({ usedMs, reserveMs }) => ({ usedMs, reserveMs })),
      ...(clock.paused ? { paused: true } : {}),
      ...(hours.length > 0 ? { hours: Object.fromEntries(hours) } : {}),
      out: [...this.#out(turn)],
    };
  }

  /**
   * Judges by what is stored whether somebody's time is out. What comes of it is tied to this turn: if a move has been made
   * meanwhile, it is void. Returns when to look again; nothing: nobody's clock runs.
   */
  async judge(change: (change: Change) => Promise<void>): Promise<number | undefined> {
    const { turn } = this.#session;
    const clock = this.#clockAt(turn);
    if (!turn || !clock) return undefined;
    const now = this.#host.now();
    const waiting = this.#persons(turn.toAct).filter((seat) => !this.#out(turn).includes(seat));
    const due = this.#dueAt(clock, waiting);
    if (due === undefined || due > now) return due;
    const { beside } = this.#seating;
    const after = turn.after ?? 0;
    if (now - due > LATE_MS && !this.#part(turn)?.forgiven) {
      const gap = { from: due, to: now };
      const given = forgiven(this.pace, clock, waiting, gap, this.#hoursOf);
      const part = { ...this.#part(turn), after, clock: given, forgiven: true } as const;
      await change({ beside: besideWith(beside, 'clock', part) });
      return this.#dueAt(given, waiting);
    }
    const out = outOfTime(this.pace, clock, waiting, now, this.#hoursOf);
    // For whom a bot plays nothing is charged from now on; what they have used they have used.
    const stands = settled(this.pace, clock, waiting, now, this.#hoursOf);
    let late = timeIsOut(beside, { after, clock: stands }, out);
    for (const seat of out) {
      const standIn = standInFor(this.#host, this.#session, seat, 'time');
      late = { ...late, standIns: withStandIn(late, standIn) };
    }
    const next = this.#dueAt(
      stands,
      waiting.filter((seat) => !out.includes(seat)),
    );
    // A move may have come meanwhile, with a deadline of its own: it is looked once more before there is none.
    const again = next ?? now;
    await change({ beside: late, jobs: { clock: { due: again }, notice: { due: now } } });
    return again;
  }

  readonly #hoursOf: HoursOf = (seat) => {
    const sitter = this.#seating.seats[seat];
    return sitter?.kind === 'guest' ? this.#hours.get(sitter.holder) : undefined;
  };

  /** Of the holidays only those that this move may meet: the others are nobody's business. */
  #concerning(hours: Hours, clock: Clock, seat: Seat): Hours {
    const dayAt = (at: number, by: number): string => dateOfDay(Math.floor(at / DAY) + by);
    const [first, last] = [
      dayAt(clock.since, -1),
      dayAt(this.#dueAt(clock, [seat]) ?? this.now(), 1),
    ];
    const holidays = hours.holidays.filter(({ from, to }) => first <= to && from <= last);
    return { ...hours, holidays };
  }

  /** Those of the seats that have time to lose. */
  #persons(seats: readonly Seat[]): Seat[] {
    const { played, beside } = this.#seating;
    return beside.ended ? [] : seats.filter((seat) => played[seat]?.kind === 'guest');
  }

  #part(turn: Turn): Beside['clock'] {
    const { clock } = this.#seating.beside;
    return clock?.after === turn.after ? clock : undefined;
  }

  #clockAt(turn: Turn | undefined): Clock | undefined {
    const clock = turn && (this.#part(turn)?.clock ?? turn.clock);
    const { paused: at } = this.#seating.beside;
    if (!clock || at === undefined) return clock;
    return paused(this.pace, clock, this.#persons(turn.toAct), at, this.#hoursOf);
  }

  #out(turn: Turn): readonly Seat[] {
    return this.#part(turn)?.out ?? [];
  }

  #dueAt(clock: Clock, seats: readonly Seat[]): number | undefined {
    return deadlinesOf(this.pace, clock, seats, this.#hoursOf)[0]?.at;
  }
}
