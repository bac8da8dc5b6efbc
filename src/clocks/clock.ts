import { HOUR, MINUTE } from './civil.ts';
import {
  afterPlaying,
  type Hours,
  isOpen,
  opensAt,
  playingMs,
  WEEK_MINUTES,
  weekOf,
} from './hours.ts';
import type { Pace } from './pace.ts';

/**
 * The clock of one table, as it is stored: what each seat had used when it was last written. Nothing ticks; whoever wants
 * to know works it out from `since`. Seats of bots have no time to lose: whoever calls leaves them out of `toAct`.
 */
export type Clock = {
  /** Up to when it has been reckoned. */
  readonly since: number;
  readonly seats: readonly SeatClock[];
  /** It stands still. */
  readonly paused?: true | undefined;
};

/** `usedMs`: of the time of the move it is at, or was at last: never more than that. `reserveMs`: what is left of it. */
export type SeatClock = { readonly usedMs: number; readonly reserveMs: number };

/** The hours of play of whoever holds a seat. */
export type HoursOf = (seat: number) => Hours | undefined;

/** A clock as one seat's is shown. `deadline`: when its time will be out, if it does nothing. */
export type ClockState = {
  readonly phase: 'still' | 'move' | 'reserve' | 'asleep' | 'paused' | 'out';
  readonly moveMs: number;
  readonly reserveMs: number;
  readonly deadline?: number;
  readonly wakesAt?: number;
};

export function started(pace: Pace, seats: number, now: number): Clock {
  const seat: SeatClock = { usedMs: 0, reserveMs: pace.reserveMs };
  return { since: now, seats: Array.from({ length: seats }, () => seat) };
}

/**
 * After an entry before which some were to act and after which others are. Whoever comes to act has the whole time of a
 * move; but by an undo they go on where they were: time that is spent stays spent, and going back and forth gives none.
 * Whoever is still to act goes on too, whoever has made the entry. `now`: when the request arrived, so that a slow house
 * costs nobody anything.
 */
export function moved(
  pace: Pace,
  clock: Clock,
  entry: { before: readonly number[]; after: readonly number[]; undo?: boolean },
  now: number,
  hoursOf: HoursOf,
): Clock {
  const reckoned = settled(pace, clock, entry.before, now, hoursOf);
  const fresh = entry.undo ? [] : entry.after.filter((seat) => !entry.before.includes(seat));
  if (fresh.length === 0) return reckoned;
  const seats = reckoned.seats.map((seat, i) =>
    fresh.includes(i) ? { ...seat, usedMs: 0 } : seat,
  );
  return { ...reckoned, seats };
}

/** The same clock, reckoned up to now. */
export function settled(
  pace: Pace,
  clock: Clock,
  toAct: readonly number[],
  now: number,
  hoursOf: HoursOf,
): Clock {
  if (clock.paused || now <= clock.since) return clock;
  const seats = clock.seats.map((seat, i) =>
    toAct.includes(i) ? spent(pace, seat, ran(pace, clock.since, now, hoursOf(i))) : seat,
  );
  return { ...clock, since: now, seats };
}

/** When each seat that is to act will be out of time; nothing while the clock is paused. Earliest first. */
export function deadlinesOf(
  pace: Pace,
  clock: Clock,
  toAct: readonly number[],
  hoursOf: HoursOf,
): readonly { seat: number; at: number }[] {
  if (clock.paused) return [];
  return toAct
    .flatMap((seat) => {
      const kept = clock.seats[seat];
      return kept ? [{ seat, at: deadline(pace, clock, kept, hoursOf(seat)) }] : [];
    })
    .toSorted((one, other) => one.at - other.at);
}

/** The seats whose time is out. */
export function outOfTime(
  pace: Pace,
  clock: Clock,
  toAct: readonly number[],
  now: number,
  hoursOf: HoursOf,
): number[] {
  const out = deadlinesOf(pace, clock, toAct, hoursOf).filter(({ at }) => at <= now);
  return out.map(({ seat }) => seat);
}

export function paused(
  pace: Pace,
  clock: Clock,
  toAct: readonly number[],
  now: number,
  hoursOf: HoursOf,
): Clock {
  return { ...settled(pace, clock, toAct, now, hoursOf), paused: true };
}

export function resumed({ seats }: Clock, now: number): Clock {
  return { since: now, seats };
}

/** What a seat has at least when the house is back. */
const GRACE_MS: Readonly<Record<Pace['kind'], number>> = { live: MINUTE, slow: 6 * HOUR };

/** Nobody is charged for what was between two instants, and whoever is to act has a little more than nothing. */
export function forgiven(
  pace: Pace,
  clock: Clock,
  toAct: readonly number[],
  gap: { from: number; to: number },
  hoursOf: HoursOf,
): Clock {
  const reckoned = settled(pace, clock, toAct, gap.from, hoursOf);
  const least = Math.min(pace.moveMs, GRACE_MS[pace.kind]);
  const seats = reckoned.seats.map((seat, i) => {
    const left = pace.moveMs - seat.usedMs + seat.reserveMs;
    return toAct.includes(i) && left < least ? { ...seat, usedMs: pace.moveMs - least } : seat;
  });
  return { ...reckoned, since: gap.to, seats };
}

/** What a seat's clock shows now. */
export function stateOf(
  pace: Pace,
  clock: Clock,
  seat: number,
  toAct: readonly number[],
  now: number,
  hours: Hours | undefined,
): ClockState {
  const kept = clock.seats[seat] ?? { usedMs: pace.moveMs, reserveMs: 0 };
  const isRunning = toAct.includes(seat) && !clock.paused;
  const elapsed = isRunning ? ran(pace, clock.since, now, hours) : 0;
  const { usedMs, reserveMs } = spent(pace, kept, elapsed);
  const left = { moveMs: pace.moveMs - usedMs, reserveMs };
  if (!toAct.includes(seat)) return { phase: 'still', ...left };
  if (clock.paused) return { phase: 'paused', ...left };
  const until = { deadline: deadline(pace, clock, kept, hours) };
  if (until.deadline <= now) return { phase: 'out', ...left, ...until };
  const sleeper = pace.kind === 'slow' ? hours : undefined;
  if (!isOpen(sleeper, now)) {
    return { phase: 'asleep', ...left, ...until, wakesAt: opensAt(sleeper, now) };
  }
  return { phase: left.moveMs > 0 ? 'move' : 'reserve', ...left, ...until };
}

function spent({ moveMs }: Pace, { usedMs, reserveMs }: SeatClock, ms: number): SeatClock {
  const used = usedMs + ms;
  const beyond = Math.max(0, used - moveMs);
  return { usedMs: used - beyond, reserveMs: Math.max(0, reserveMs - beyond) };
}

/** When a seat will have so much left: of a slow table, time at which its holder plays. Nothing while the clock is paused. */
export function shortAt(
  pace: Pace,
  clock: Clock,
  seat: number,
  leftMs: number,
  hours: Hours | undefined,
): number | undefined {
  const kept = clock.seats[seat];
  return clock.paused || !kept ? undefined : deadline(pace, clock, kept, hours, leftMs);
}

/** `early`: so much before it. */
function deadline(
  pace: Pace,
  clock: Clock,
  seat: SeatClock,
  hours: Hours | undefined,
  early = 0,
): number {
  const left = pace.moveMs - seat.usedMs + seat.reserveMs;
  if (pace.kind === 'live' || !hours) return clock.since + Math.max(0, left - early);
  const playing = Math.ceil((left * weekOf(hours)) / WEEK_MINUTES);
  return afterPlaying(hours, clock.since, Math.max(0, playing - early));
}

/**
 * How much of a seat's time passes between two instants. A slow table counts in days: whoever plays ten hours of a day
 * has used one when those are over, so that a move a day is a move a day for everybody, and hours of play only say at
 * which times of it one is called. What is rounded here and at the deadline is so in one way: a millisecond before it
 * there is something left, and then nothing.
 */
function ran(pace: Pace, from: number, to: number, hours: Hours | undefined): number {
  if (to <= from) return 0;
  if (pace.kind === 'live' || !hours) return to - from;
  return Math.floor((playingMs(hours, from, to) * WEEK_MINUTES) / weekOf(hours));
}
