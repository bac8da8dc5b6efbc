import { shortAt } from '#clocks/clock.ts';
import type { NoticeKind } from '#protocol/http/notice-kinds.ts';
import type { Stored } from '#tables/store.ts';
import type { Outcome } from '../jobs/worker.ts';
import { peopleIn } from '../people/people.ts';
import type { Step } from '../sql/sql.ts';
import { numberIn } from '../store/columns.ts';
import type { ServerStore } from '../store/server-store.ts';
import { type Call, callsAt, standingOf } from './calls.ts';
import { callLater, duesOf, type LookHost } from './dues.ts';
import { clockOf } from './items.ts';
import { departures, isNews } from './news.ts';
import { closingOf, dropping, isClosing, type Notice, noticeIn, putting } from './rows.ts';
import { noticeStatements as statements } from './statements.ts';

const HOUR_MS = 3_600_000;

/** So many entries are looked at for one's own; who has not played in so many was called long ago. */
const MOST_LINES = 400;

/** The job `notice`: looks who is to be told something about a table, and writes it down once. What is told goes by `call`. */
export async function lookAt(host: LookHost, table: string): Promise<Outcome> {
  const { store, tables, now } = host;
  const stored = await store.load(table);
  const here = tables.here(table);
  const calls = stored ? callsAt(stored, here) : [];
  const open = (await store.sql.read(statements.openAt, [table])).map(noticeIn);
  const steps: Step[] = [];
  const touched = new Set<string>();
  for (const notice of open) {
    const { kind } = notice;
    if (isClosing(kind) || kind === 'invitation') continue;
    if (stored && (await isStill(store, notice, stored, { calls, here }))) continue;
    steps.push(dropping(notice, now()));
    if (notice.channel !== 'push' || notice.sent === undefined) continue;
    const turn = stored?.entries ?? notice.turn;
    steps.push(putting({ ...notice, kind: closingOf(kind), turn, about: {}, due: now() }, now()));
    touched.add(notice.mark);
  }
  const short = stored ? await shortIn(host, stored, calls) : { calls: [] };
  const left = stored ? await departures(host, table, stored, here, calls) : [];
  const all = [...calls, ...short.calls, ...left];
  for (const call of stored ? all : []) {
    const looked = { table, stored: stored as Stored, calls: all, open };
    const made = await noticesOf(host, call, looked);
    steps.push(...made.map((notice) => putting(notice, now())));
    if (made.some(({ channel }) => channel !== 'seen')) touched.add(call.mark);
  }
  await store.sql.write(steps);
  // Also for what was put down before, by one who did not come this far.
  for (const { mark, sent } of open) if (sent === undefined) touched.add(mark);
  for (const mark of touched) await callLater(host, mark);
  return short.next === undefined ? 'done' : { due: short.next };
}

/** So long before somebody's time is out at a slow table they are told so. */
const SHORT_MS = 2 * HOUR_MS;

/** Whose time is short now, and when somebody's will be next. A live table has no time to say so. */
async function shortIn(
  { store, now }: Pick<LookHost, 'store' | 'now'>,
  stored: Stored,
  calls: readonly Call[],
): Promise<{ calls: Call[]; next?: number }> {
  const { pace } = stored.header;
  const clock = clockOf(stored);
  const toMove = calls.filter(({ kind }) => kind === 'turn');
  if (pace?.kind !== 'slow' || !clock || toMove.length === 0) return { calls: [] };
  const hours = await peopleIn(store.sql).hoursOf(toMove.map(({ mark }) => mark));
  const short: Call[] = [];
  const later: number[] = [];
  for (const call of toMove) {
    const at = shortAt(pace, clock, call.seat, SHORT_MS, hours.get(call.mark));
    if (at === undefined) continue;
    if (at > now()) later.push(at);
    else short.push({ ...call, kind: 'short' });
  }
  return { calls: short, ...(later.length > 0 ? { next: Math.min(...later) } : {}) };
}

/** Is it still so, and not seen? A turn that has come again since they played is another one, and has a notice of its own. */
export async function isStill(
  store: Pick<ServerStore, 'lines'>,
  notice: Notice,
  stored: Stored,
  { calls, here }: { calls: readonly Call[]; here: number },
): Promise<boolean> {
  const { mark, kind, table, turn } = notice;
  if (kind === 'departure' || kind === 'talk') return isNews(notice, stored, here, calls);
  const isCalled = calls.some(
    (one) => one.mark === mark && one.kind === standingOf(kind) && !one.isThere,
  );
  if (!isCalled || standingOf(kind) !== 'turn') return isCalled;
  return !(await hasPlayed(store, mark, { ...stored, table, from: turn, to: stored.entries }));
}

type Span = Pick<Stored, 'seats'> & { table: string; from: number; to: number };

/** Has somebody played since an entry? */
async function hasPlayed(
  store: Pick<ServerStore, 'lines'>,
  mark: string,
  { seats, table, from, to }: Span,
): Promise<boolean> {
  if (to <= from) return false;
  if (to - from > MOST_LINES) return true;
  const own = seats.flatMap((one, i) => (one.kind === 'guest' && one.holder === mark ? [i] : []));
  const lines = await store.lines(table, from + 1, to);
  return lines.some(({ actor }) => actor !== 'chance' && own.includes(actor));
}

type Looked = {
  table: string;
  stored: Stored;
  calls: readonly Call[];
  /** What has been put down and not withdrawn. */
  open: readonly Notice[];
};

/** Does a device show that it is their turn, or will it? */
const isShown = (mark: string, calls: readonly Call[], open: readonly Notice[]): boolean =>
  calls.some((one) => one.mark === mark && one.kind === 'nudge') ||
  open.some((one) => one.mark === mark && one.kind === 'turn' && one.channel === 'push');

/** Whoever was there then has seen it, and is not told later. */
const ONCE: readonly NoticeKind[] = ['over', 'stand-in', 'rematch', 'departure'];

async function noticesOf(
  host: LookHost,
  call: Call,
  { table, stored, calls, open }: Looked,
): Promise<Notice[]> {
  const { mark, kind, turn, by } = call;
  const isLive = stored.header.pace?.kind === 'live';
  if (await wasCalled(host, call, table, stored)) {
    if (kind !== 'turn' || call.isThere || isShown(mark, calls, open)) return [];
    const [push] = (await duesOf(host, mark, kind, isLive)).filter(([way]) => way === 'push');
    if (!push) return [];
    return [{ mark, table, kind, turn, about: { again: true }, channel: 'push', due: push[1] }];
  }
  const about = by === undefined ? {} : { by };
  const notice = { mark, table, kind, turn, about };
  const isAlso = (other: NoticeKind): boolean =>
    kind === 'turn' && calls.some((one) => one.mark === mark && one.kind === other);
  // They were there when it came to be theirs, and have gone.
  if (isAlso('short')) return [];
  // Whoever is nudged need not be told as well that it is their turn.
  const isNudged = isAlso('nudge');
  if (call.isThere || isNudged) {
    return isNudged || ONCE.includes(kind) ? [{ ...notice, channel: 'seen', due: host.now() }] : [];
  }
  const ways = await duesOf(host, mark, kind, isLive);
  return ways.map(([channel, due]) => ({ ...notice, channel, due }));
}

/** Once for each turn: whoever has been called and has not played since is not called again, however often others have. */
async function wasCalled(
  { store }: LookHost,
  { mark, kind, turn }: Call,
  table: string,
  { seats }: Stored,
): Promise<boolean> {
  const [row] = await store.sql.read(statements.lastOf, [mark, table, kind]);
  const last = row ? numberIn(row, 'turn') : -1;
  if (last < 0 || standingOf(kind) !== 'turn') return last >= turn;
  return !(await hasPlayed(store, mark, { seats, table, from: last, to: turn }));
}
