import type { Seat } from '#kernel/game.ts';
import type { NoticeKind } from '#protocol/http/notice-kinds.ts';
import { askOf } from '#tables/asked.ts';
import { isThere } from '#tables/news.ts';
import { playedBy } from '#tables/seating.ts';
import type { SeatStored, Stored } from '#tables/store.ts';
import type { RowKind } from './rows.ts';

/** Something that somebody is to be told, by how a table stands. */
export type Call = {
  mark: string;
  kind: Exclude<NoticeKind, 'invitation'>;
  /** Tells this one from an earlier one of its kind at this table. */
  turn: number;
  seat: Seat;
  /** They are at the table, and see it. */
  isThere: boolean;
  /** Who has brought it about. */
  by?: string;
};

export type Standing = Pick<Stored, 'seats' | 'entries' | 'over' | 'beside' | 'turn'>;

/** What everybody who sits there is to be told now; `here`: whose holders are there (`TableNews`). */
export function callsAt(stored: Standing, here: number): Call[] {
  const { seats, beside, entries } = stored;
  const made: Call[] = [];
  const call = (seat: Seat, kind: Call['kind'], turn: number, by?: Seat): void => {
    const sitter = seats[seat];
    if (sitter?.kind !== 'guest') return;
    // Whoever holds several seats is one person.
    if (made.some((one) => one.mark === sitter.holder && one.kind === kind)) return;
    const whole = { mark: sitter.holder, kind, turn, seat, isThere: seesIt(seats, here, seat) };
    const name = by === undefined ? undefined : nameOf(seats[by]);
    made.push(name === undefined ? whole : { ...whole, by: name });
  };
  const isOver = stored.over === true || beside.ended !== undefined;
  if (!isOver) callToMove(stored, call);
  const ask = isOver ? undefined : askOf(stored);
  for (const seat of ask?.of ?? []) {
    if (!ask?.agreed.includes(seat)) call(seat, 'asked', entries, ask?.by);
  }
  for (const { seat, why, at } of beside.standIns ?? []) {
    if (!isOver && (why === 'vote' || why === 'time')) call(seat, 'stand-in', at);
  }
  if (isOver) for (const seat of seats.keys()) call(seat, 'over', entries);
  const { rematch, next } = beside;
  if (rematch && next === undefined) {
    const firsts = seats.flatMap((one, seat) =>
      one.kind === 'guest' && firstOf(seats, one.holder) === seat ? [seat] : [],
    );
    for (const seat of firsts) {
      if ([...rematch.yes, ...rematch.no].includes(seat)) continue;
      call(seat, 'rematch', rematch.at, rematch.by);
    }
  }
  return made;
}

function callToMove(
  { seats, beside, turn, entries }: Standing,
  call: (seat: Seat, kind: 'turn' | 'nudge', at: number, by?: Seat) => void,
): void {
  if (!turn) return;
  const played = playedBy(seats, beside);
  for (const seat of turn.toAct) {
    if (played[seat]?.kind !== 'guest') continue;
    call(seat, 'turn', entries);
    const { nudge } = beside;
    if (nudge?.seat === seat && nudge.at >= turn.since) call(seat, 'nudge', nudge.at, nudge.by);
  }
}

/** Whose time is short is called for as long as it is their turn. */
export const standingOf = (kind: RowKind): RowKind => (kind === 'short' ? 'turn' : kind);

const firstOf = (seats: readonly SeatStored[], holder: string): Seat =>
  seats.findIndex((one) => one.kind === 'guest' && one.holder === holder);

function seesIt(seats: readonly SeatStored[], here: number, seat: Seat): boolean {
  const sitter = seats[seat];
  return seats.some(
    (one, i) =>
      one.kind === 'guest' &&
      sitter?.kind === 'guest' &&
      one.holder === sitter.holder &&
      isThere(here, i),
  );
}

export const nameOf = (seat: SeatStored | undefined): string | undefined =>
  seat?.kind === 'guest' || seat?.kind === 'bot' ? seat.name : undefined;
