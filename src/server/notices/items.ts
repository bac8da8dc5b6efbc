import { type Clock, deadlinesOf } from '#clocks/clock.ts';
import type { Hours } from '#clocks/hours.ts';
import type { Language, Seat } from '#kernel/game.ts';
import { isToMove, type NoticeKind } from '#protocol/http/notice-kinds.ts';
import type { Stored } from '#tables/store.ts';
import type { TablesHost } from '#tables/tables.ts';
import type { Listed, ServerStore } from '../store/server-store.ts';
import { callsAt, nameOf } from './calls.ts';

/** A table as a notice tells of it. */
export type Item = {
  table: string;
  kind: NoticeKind;
  /** The game's. */
  id: string;
  game: Readonly<Record<Language, string>>;
  /** Whose table it is, by name. */
  host?: string;
  /** Who has brought it about. */
  by?: string;
  seat?: Seat;
  since: number;
  /** When the move must leave. */
  deadline?: number;
};

export type ItemsHost = {
  store: ServerStore;
  titleOf: TablesHost['titleOf'];
};

type Place = Pick<Stored, 'header' | 'seats' | 'turn' | 'beside' | 'entries' | 'over'>;

export async function itemOf(
  { titleOf }: Pick<ItemsHost, 'titleOf'>,
  stored: Place,
  about: { kind: NoticeKind; by?: string | undefined; seat?: Seat },
  hours: Hours | undefined,
): Promise<Item | undefined> {
  const { header, seats, turn } = stored;
  const title = await titleOf(header.game);
  if (!title) return undefined;
  const host = seats.find((one) => one.kind === 'guest' && one.holder === header.host);
  const { kind, by, seat } = about;
  const due = isToMove(kind) ? deadlineOf(stored, seat, hours) : undefined;
  const named = nameOf(host);
  return {
    table: header.id,
    kind,
    id: header.game,
    game: title.game.name,
    since: turn?.since ?? header.at,
    ...(named ? { host: named } : {}),
    ...(by ? { by } : {}),
    ...(seat === undefined ? {} : { seat }),
    ...(due === undefined ? {} : { deadline: due }),
  };
}

function deadlineOf(
  stored: Place,
  seat: Seat | undefined,
  hours: Hours | undefined,
): number | undefined {
  const { pace } = stored.header;
  const clock = clockOf(stored);
  if (!pace || !clock || seat === undefined) return undefined;
  const slow = pace.kind === 'slow' ? hours : undefined;
  return deadlinesOf(pace, clock, [seat], () => slow)[0]?.at;
}

/** H.14: nothing must be played by any hour while the clocks stand still. */
export function clockOf({ turn, beside }: Pick<Stored, 'turn' | 'beside'>): Clock | undefined {
  if (!turn?.clock || beside.paused !== undefined) return undefined;
  return beside.clock?.after === turn.after ? (beside.clock?.clock ?? turn.clock) : turn.clock;
}

/** More of somebody's tables than wait for them at a time. */
const MOST = 200;

/** All tables that wait for this person's move now, those that must leave first at the top. */
export async function waitingFor(
  host: ItemsHost,
  mark: string,
  hours: Hours | undefined,
): Promise<Item[]> {
  const items: Item[] = [];
  for (const listed of await host.store.tablesOf(mark, MOST)) {
    const seat = seatToMove(listed, mark);
    if (seat === undefined) continue;
    const item = await itemOf(host, listed, { kind: 'turn', seat }, hours);
    if (item) items.push(item);
  }
  const dueAt = ({ deadline = Number.POSITIVE_INFINITY }: Item): number => deadline;
  return items.toSorted((a, b) => dueAt(a) - dueAt(b) || a.since - b.since);
}

/** Where this person is to move, if they are. */
export function seatToMove(listed: Listed | Stored, mark: string): Seat | undefined {
  const call = callsAt(listed, 0).find((one) => one.mark === mark && one.kind === 'turn');
  return call?.seat;
}
