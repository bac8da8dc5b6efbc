import { type ClockState, stateOf } from '#clocks/clock.ts';
import type { Hours } from '#clocks/hours.ts';
import type { Pace } from '#clocks/pace.ts';
import { timeText, wallAt, whenText } from '#clocks/times.ts';
import { durationText } from '#clocks/words.ts';
import type { Eyes, Language, Seat } from '#kernel/game.ts';
import type { AsideClock } from '#protocol/aside.ts';
import type { ClocksWords } from '../../../words/clocks/messages.ts';

/** A table's clocks, and for whom they are shown. */
export type Clocks = {
  pace: Pace;
  clock: AsideClock;
  /** By the house's clock. */
  now: number;
  eyes: Eyes;
  names: readonly string[];
  /** Of the reader. */
  zone: string;
  language: Language;
  words: ClocksWords;
};

/** What a clock shows: one word that is large, one that is small, and how much of the face is filled. */
export type Shown = {
  big: string;
  small: string;
  share: number;
  look: 'go' | 'end' | 'asleep' | 'still';
};

/** Less than this is the last of it: red, with seconds, and said aloud. */
const LAST_MS = 60_000;

/** An eighth of what there was, for slow games, or three hours. */
const LAST_SLOW_MS = 3 * 3_600_000;

/** Whose clock stands in the head: one's own if it runs, else that of whoever has least time; nothing: nobody's runs. */
export function seatInHead({ pace, clock, now, eyes }: Clocks): Seat | undefined {
  if (eyes !== 'watcher' && clock.toAct.includes(eyes)) return eyes;
  const due = (seat: Seat): number =>
    stateOf(pace, clock, seat, clock.toAct, now, hoursOf(clock, seat)).deadline ?? Infinity;
  return clock.toAct.toSorted((one, other) => due(one) - due(other))[0];
}

export function stateAt({ pace, clock, now }: Clocks, seat: Seat): ClockState {
  const state = stateOf(pace, clock, seat, clock.toAct, now, hoursOf(clock, seat));
  return clock.out.includes(seat) ? { ...state, phase: 'out' } : state;
}

export function isLast({ pace }: Pick<Clocks, 'pace'>, state: ClockState): boolean {
  if (state.phase !== 'move' && state.phase !== 'reserve') return false;
  const left = state.moveMs + state.reserveMs;
  if (pace.kind === 'live') return left <= LAST_MS;
  return left <= Math.min(LAST_SLOW_MS, (pace.moveMs + pace.reserveMs) / 8);
}

/** The clock in the head. */
export function headOf(clocks: Clocks, seat: Seat): Shown {
  const { words, names, eyes, pace } = clocks;
  const state = stateAt(clocks, seat);
  const name = names[seat] ?? '';
  const mine = seat === eyes;
  const share = shareOf(pace, state);
  const look = isLast(clocks, state) ? 'end' : 'go';
  switch (state.phase) {
    case 'still':
    case 'paused':
      return { big: words.paused, small: words.resumes, share, look: 'still' };
    case 'out':
      return {
        big: words.out,
        small: mine ? words.standsIn : words.theyAreOut(name),
        share: 0,
        look: 'end',
      };
    case 'asleep':
      return { ...asleep(clocks, seat, state), share, look: 'asleep' };
    default:
      return pace.kind === 'slow'
        ? { ...slow(clocks, mine ? undefined : name, state), share, look }
        : { ...live(clocks, mine ? undefined : name, state), share, look };
  }
}

/** Seconds are one's own, and everybody's last: others' clocks never tick in sight. */
function live(
  clocks: Clocks,
  name: string | undefined,
  state: ClockState,
): Pick<Shown, 'big' | 'small'> {
  const { words, language } = clocks;
  const minutes = (ms: number): string => durationText(ms, language, true);
  const reserve = state.reserveMs > 0 ? words.reserve(minutes(state.reserveMs)) : words.noReserve;
  const yours = state.phase === 'move' ? words.yourMove : words.yourReserve;
  if (isLast(clocks, state)) {
    const left = stopwatch(state.moveMs + state.reserveMs);
    return { big: left, small: name === undefined ? yours : words.moveOf(name) };
  }
  if (name !== undefined) {
    if (state.reserveMs === 0) return { big: minutes(state.moveMs), small: words.moveOf(name) };
    return { big: minutes(state.reserveMs), small: words.reserveOf(name) };
  }
  if (state.phase === 'move') return { big: stopwatch(state.moveMs), small: reserve };
  return { big: minutes(state.reserveMs), small: words.yourReserve };
}

function slow(
  { words, language, zone, now }: Clocks,
  name: string | undefined,
  state: ClockState,
): Pick<Shown, 'big' | 'small'> {
  const left = durationText(state.moveMs + state.reserveMs, language, true);
  return {
    big: whenText(state.deadline ?? now, now, zone, language),
    small: name === undefined ? words.left(left) : words.leftOf(name, left),
  };
}

/** Others wake at the time that their own wall shows. */
function asleep(
  { words, names, eyes, language, now, clock }: Clocks,
  seat: Seat,
  { wakesAt = now }: ClockState,
): Pick<Shown, 'big' | 'small'> {
  const zone = hoursOf(clock, seat)?.zone ?? 'UTC';
  const time =
    wallAt(zone, wakesAt).day - wallAt(zone, now).day > 1
      ? words.day(whenText(wakesAt, now, zone, language))
      : words.hour(timeText(wallAt(zone, wakesAt).minute, language));
  const small = seat === eyes ? words.wakes(time) : words.wakesFor(names[seat] ?? '', time);
  return { big: words.asleep, small };
}

/** At a seat: how much is left of what everybody has in all, and a figure that does not tick. */
export function atSeat(clocks: Clocks, seat: Seat): Shown {
  const { words, language, pace, zone, now } = clocks;
  const state = stateAt(clocks, seat);
  const share = reserveShare(pace, state);
  const small = durationText(state.reserveMs, language, true);
  switch (state.phase) {
    case 'out':
      return { big: words.seat.out, small: '0', share: 0, look: 'end' };
    case 'asleep':
      return { big: words.seat.asleep, small: '', share, look: 'asleep' };
    case 'still':
    case 'paused':
      return { big: '', small, share, look: 'still' };
    default: {
      const look = isLast(clocks, state) ? 'end' : 'go';
      const left = state.moveMs + state.reserveMs;
      if (pace.kind === 'slow') {
        const deadline = whenText(state.deadline ?? now, now, zone, language);
        return { big: words.seat.before(deadline), small: '', share, look };
      }
      return { big: '', small: look === 'end' ? stopwatch(left) : small, share, look };
    }
  }
}

/** How much of its time a seat has: of the move while that runs, then of the reserve; in slow games of both. */
function shareOf(pace: Pace, { phase, moveMs, reserveMs }: ClockState): number {
  if (pace.kind === 'slow') return part(moveMs + reserveMs, pace.moveMs + pace.reserveMs);
  return phase === 'reserve' ? part(reserveMs, pace.reserveMs) : part(moveMs, pace.moveMs);
}

function reserveShare(pace: Pace, { moveMs, reserveMs }: ClockState): number {
  return pace.reserveMs > 0 ? part(reserveMs, pace.reserveMs) : part(moveMs, pace.moveMs);
}

const part = (of: number, whole: number): number =>
  whole === 0 ? 0 : Math.max(0, Math.min(1, of / whole));

/** `1:12`, `0:47`: rounded up, so that it is 0:00 when there is nothing left. */
function stopwatch(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function hoursOf(clock: AsideClock, seat: Seat): Hours | undefined {
  return clock.hours?.[String(seat)];
}
