import { durationText, paceName } from '#clocks/words.ts';
import type { Language } from '#kernel/game.ts';
import { type HallRow, isMyTurn } from '#protocol/hall.ts';
import { pathTo } from '../routes.ts';
import { namesOf } from '../table/names.ts';
import { ago } from '../words/ago.ts';
import type { HallWords } from '../words/hall/messages.ts';
import { fuseOf } from './departures.ts';

/** What one line of the board says. */
export type RowWords = {
  /** On four flaps, and the day below; or one word. */
  time: { digits: string; mark: string; spoken: string; day: string } | undefined;
  flap: string;
  who: string;
  pace: string;
  state: string;
  detail: string;
  isShort: boolean;
  percent: number | undefined;
  action: keyof HallWords['act'];
  href: string;
};

export function rowWords(
  row: HallRow,
  words: HallWords,
  language: Language,
  now: number,
): RowWords {
  const fuse = fuseOf(row, now);
  const { due, wakes } = row.clock ?? {};
  const hour = due === undefined || wakes !== undefined ? undefined : words.hour(new Date(due));
  return {
    time: hour && due !== undefined ? { ...hour, day: words.day(due, now) } : undefined,
    flap: flapOf(row, words),
    who: whoAt(row, words, language),
    pace: row.pace ? paceName(row.pace, language) : words.anyTime,
    ...stateOf(row, words, language, now),
    isShort: fuse?.isShort ?? false,
    percent: wakes === undefined ? fuse?.percent : undefined,
    action: actionOf(row),
    href: pathTo.online(row.id),
  };
}

function flapOf({ status, clock, held }: HallRow, words: HallWords): string {
  if (status === 'waiting') return held ? words.flap.said : words.flap.full;
  return clock?.wakes === undefined && !clock?.paused ? words.flap.free : words.stopped;
}

function actionOf(row: HallRow): RowWords['action'] {
  if (isMyTurn(row)) return 'play';
  if (row.status === 'running') return 'watch';
  if (row.mine.length > 0 || row.hosting) return 'back';
  if (row.inviter !== undefined) return 'accept';
  return row.seats.some(({ kind }) => kind === 'open') ? 'join' : 'watch';
}

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

/** How long something has lasted, in its largest unit. */
function roughly(ms: number): number {
  const unit = ms >= DAY ? DAY : ms >= HOUR ? HOUR : MINUTE;
  return Math.max(MINUTE, ms - (ms % unit));
}

/** As many as fit are named. */
const MOST_NAMED = 3;

/** Who sits there beside whoever looks. */
function whoAt({ seats, mine }: HallRow, words: HallWords, language: Language): string {
  const called = namesOf(seats, language);
  const names = called.filter((_, i) => seats[i]?.kind !== 'open' && !mine.includes(i));
  if (names.length === 0) return mine.length > 0 ? words.you : words.nobodySits;
  if (names.length <= MOST_NAMED) return names.join(', ');
  return words.andOthers(names.slice(0, 2), names.length - 2);
}

type State = Pick<RowWords, 'state' | 'detail'>;

function stateOf(row: HallRow, words: HallWords, language: Language, now: number): State {
  if (row.status === 'waiting') return waitingState(row, words, language, now);
  const { turn, clock, watchers } = row;
  const fuse = fuseOf(row, now);
  const since = turn && durationText(roughly(now - turn.since), language, true);
  const left = clock?.paused
    ? words.paused
    : fuse && words.left(durationText(fuse.left, language, true));
  if (isMyTurn(row)) return { state: words.yours(since ?? ''), detail: left ?? words.noClock };
  if (row.mine.length === 0) {
    const seen = watchers === undefined ? undefined : words.watchers(watchers);
    return { state: words.underWay, detail: seen ?? words.moves(row.entries) };
  }
  const called = namesOf(row.seats, language);
  const thinking = (turn?.toAct ?? []).map((seat) => called[seat] ?? '');
  const [first = ''] = thinking;
  if (clock?.wakes !== undefined) {
    const hour = words.hour(new Date(clock.wakes)).spoken;
    const when = `${words.day(clock.wakes, now)}, ${hour}`;
    return { state: words.asleep(first), detail: words.until(when) };
  }
  if (thinking.length === 0) return { state: words.underWay, detail: words.moves(row.entries) };
  return { state: words.thinks(thinking), detail: left ?? words.since(since ?? '') };
}

function waitingState(row: HallRow, words: HallWords, language: Language, now: number): State {
  const free = row.seats.filter(({ kind }) => kind === 'open').length;
  const opened = words.openSince(ago(language, row.at, now));
  const detail = row.held ? words.hostBegins : opened;
  if (row.inviter !== undefined) {
    const state = row.inviter === '' ? words.invitedBySomebody : words.inviter(row.inviter);
    return { state, detail: free > 0 ? words.seatsFree(free) : detail };
  }
  return { state: free > 0 ? words.seatsFree(free) : words.ready, detail };
}

/** A line as one sentence, for whoever hears the board. */
export function sentenceOf(game: string, said: RowWords, isMine: boolean): string {
  const time = said.time ? `${said.time.day}, ${said.time.spoken}` : said.flap;
  return `${game}, ${said.who}. ${said.state}, ${said.detail}. ${said.pace}${isMine || said.time ? `, ${time}` : ''}.`;
}
