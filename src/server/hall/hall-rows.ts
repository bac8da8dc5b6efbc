import { deadlinesOf, stateOf } from '#clocks/clock.ts';
import type { Hours } from '#clocks/hours.ts';
import type { HallClock, HallRow } from '#protocol/hall.ts';
import { isThere, watchersIn } from '#tables/news.ts';
import { playedBy } from '#tables/seating.ts';
import { watchersTold } from '#tables/seats-told.ts';
import { summaryOf } from '#tables/summary.ts';
import type { Listed } from '../store/server-store.ts';

/** What a row is made of beside the table. */
export type RowParts = {
  /** Nobody, for what everybody sees. */
  holder?: string | undefined;
  /** Whose holders are at it, and how many watch, as `TableNews` says it. */
  here: number;
  now: number;
  /** The hours of those who have said when they play. */
  hours: ReadonlyMap<string, Hours>;
  inviter?: string | undefined;
};

/** A table as the hall shows it to this person. */
export function hallRowOf(listed: Listed, parts: RowParts): HallRow {
  const { header, seats, over, beside, turn, entries, touched } = listed;
  const { holder, here, inviter } = parts;
  const { access, held, ended, next } = beside;
  const summary = summaryOf(header.game, listed, over ?? false, (_, seat) => isThere(here, seat));
  const isMine = (seat: (typeof seats)[number]): boolean =>
    seat.kind === 'guest' && seat.holder === holder;
  const clock = summary.status === 'running' ? clockOf(listed, parts) : undefined;
  const watchers = watchersTold(watchersIn(here));
  return {
    id: header.id,
    ...summary,
    mine: seats.flatMap((seat, i) => (isMine(seat) ? [i] : [])),
    hosting: holder !== undefined && header.host === holder,
    ...(header.pace === undefined ? {} : { pace: header.pace }),
    ...(access ? { access } : {}),
    ...(held ? { held } : {}),
    ...(ended ? { ended } : {}),
    ...(next === undefined ? {} : { next }),
    ...(turn ? { turn: { toAct: [...turn.toAct], since: turn.since } } : {}),
    ...(clock ? { clock } : {}),
    ...(watchers > 0 ? { watchers } : {}),
    ...(inviter === undefined ? {} : { inviter }),
    at: header.at,
    touched,
    entries,
  };
}

/** Of whoever looks if it is their turn, else of whoever has least time. */
function clockOf(listed: Listed, { holder, now, hours }: RowParts): HallClock | undefined {
  const { header, turn, beside } = listed;
  const { pace } = header;
  // What has become of the clock in this turn lies beside the log.
  const part = beside.clock?.after === turn?.after ? beside.clock : undefined;
  const clock = part?.clock ?? turn?.clock;
  if (!pace || !turn || !clock) return undefined;
  if (beside.paused !== undefined) return { paused: true };
  const played = playedBy(listed.seats, beside);
  const holderOf = (seat: number): string | undefined => {
    const sitter = played[seat];
    return sitter?.kind === 'guest' ? sitter.holder : undefined;
  };
  const hoursOf = (seat: number) => hours.get(holderOf(seat) ?? '');
  const people = turn.toAct.filter((seat) => holderOf(seat) !== undefined);
  const own = people.filter((seat) => holderOf(seat) === holder);
  const [first] = deadlinesOf(pace, clock, own.length > 0 ? own : people, hoursOf);
  if (!first) return undefined;
  const { wakesAt } = stateOf(pace, clock, first.seat, turn.toAct, now, hoursOf(first.seat));
  return { due: first.at, ...(wakesAt === undefined ? {} : { wakes: wakesAt }) };
}

/** Whose hours are to be known for these rows: of those who are to act at a slow table. */
export function holdersToAct(listed: readonly Listed[]): string[] {
  const holders = listed.flatMap(({ header, turn, seats, over }) => {
    if (over || header.pace?.kind !== 'slow') return [];
    return (turn?.toAct ?? []).flatMap((seat) => {
      const sitter = seats[seat];
      return sitter?.kind === 'guest' ? [sitter.holder] : [];
    });
  });
  return [...new Set(holders)];
}
