import { isThere } from '#tables/news.ts';
import type { SeatStored, Stored } from '#tables/store.ts';
import { numberIn } from '../store/columns.ts';
import { isMuted } from '../talk/mutes.ts';
import type { Call } from './calls.ts';
import { callLater, duesOf, type LookHost } from './dues.ts';
import { closingOf, dropping, isClosing, type Notice, noticeIn, putting } from './rows.ts';
import { noticeStatements as statements } from './statements.ts';

/** What has happened at a table while somebody was away, and is news until they come: nothing that they are waited for. */

const HOUR_MS = 3_600_000;

/** Nobody plays so much before the others have been told that the table has left. */
const MOST_AT_FIRST = 60;

/** A table has just left: for everybody who is not to act, and so is told more by that. A table that left long ago is no news. */
export async function departures(
  { store, now }: Pick<LookHost, 'store' | 'now'>,
  table: string,
  stored: Stored,
  here: number,
  calls: readonly Call[],
): Promise<Call[]> {
  const { seats, entries, turn, over } = stored;
  if (!turn || over || entries > MOST_AT_FIRST) return [];
  const lines = await store.lines(table, 1, entries);
  if (now() - (lines[0]?.at ?? 0) > HOUR_MS) return [];
  const hasPlayed = (mark: string): boolean =>
    lines.some(({ actor }) => actor !== 'chance' && holds(seats[actor], mark));
  return peopleAt(seats)
    .filter(({ mark }) => !isToAct(mark, calls) && !hasPlayed(mark))
    .map(({ mark, seat }) => {
      return { mark, kind: 'departure', turn: 1, seat, isThere: isMarkThere(seats, here, mark) };
    });
}

/** Is it still news to them? Whoever is to act now is called for that instead. */
export function isNews(
  { mark, kind }: Pick<Notice, 'mark' | 'kind'>,
  { seats, over, beside }: Stored,
  here: number,
  calls: readonly Call[],
): boolean {
  const sits = peopleAt(seats).some((one) => one.mark === mark);
  if (!sits || isMarkThere(seats, here, mark)) return false;
  const isOver = over === true || beside.ended !== undefined;
  return kind === 'talk' || (!isOver && !isToAct(mark, calls));
}

/** Somebody has written at a table: those who sit there and are away are told, once until they come; never by whom they have muted. */
export async function wrote(
  host: LookHost & { tables: { here(table: string): number } },
  table: string,
  { mark: by, name, n }: { mark: string; name: string; n: number },
): Promise<void> {
  const { store, tables, now } = host;
  const stored = await store.load(table);
  if (!stored) return;
  const here = tables.here(table);
  for (const { mark } of peopleAt(stored.seats)) {
    if (mark === by || isMarkThere(stored.seats, here, mark)) continue;
    const dues = await duesOf(host, mark, 'talk', stored.header.pace?.kind === 'live');
    if (dues.length === 0 || (await isMuted(store.sql, mark, by))) continue;
    const [waits] = await store.sql.read(statements.countOpen, [mark, table, 'talk']);
    if (waits && numberIn(waits, 'count') > 0) continue;
    const notice = { mark, table, kind: 'talk', turn: n, about: { by: name } } as const;
    const steps = dues.map(([channel, due]) => putting({ ...notice, channel, due }, now()));
    await store.sql.write(steps);
    await callLater(host, mark);
  }
}

/** Somebody has come to a table: what was news there is withdrawn from their devices. */
export async function seen(host: LookHost, mark: string, table: string): Promise<void> {
  const { sql } = host.store;
  const rows = (await sql.read(statements.newsTo, [mark, table])).map(noticeIn);
  if (rows.length === 0) return;
  const now = host.now();
  const steps = rows.map((notice) => dropping(notice, now));
  for (const notice of rows) {
    const { kind, channel, sent } = notice;
    if (isClosing(kind) || channel !== 'push' || sent === undefined) continue;
    steps.push(putting({ ...notice, kind: closingOf(kind), about: {}, due: now }, now));
  }
  await sql.write(steps);
  await callLater(host, mark);
}

const isToAct = (mark: string, calls: readonly Call[]): boolean =>
  calls.some((one) => one.mark === mark && one.kind === 'turn');

/** Everybody who sits here, by their first seat. */
function peopleAt(seats: readonly SeatStored[]): { mark: string; seat: number }[] {
  const people = seats.flatMap((one, seat) =>
    one.kind === 'guest' ? [{ mark: one.holder, seat }] : [],
  );
  return people.filter(({ mark }, i) => people.findIndex((one) => one.mark === mark) === i);
}

const isMarkThere = (seats: readonly SeatStored[], here: number, mark: string): boolean =>
  seats.some((one, i) => holds(one, mark) && isThere(here, i));

const holds = (seat: SeatStored | undefined, mark: string): boolean =>
  seat?.kind === 'guest' && seat.holder === mark;
