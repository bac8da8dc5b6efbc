import { byTime, type HallRow, type HallShown, type HallWish, isMyTurn } from '#protocol/hall.ts';

/** What of the board somebody wishes to see. Their own turn is always on it. */
export type Filters = { game: string | undefined; pace: 'live' | 'slow' | undefined };

export const NO_FILTERS: Filters = { game: undefined, pace: undefined };

export type GroupName = 'yours' | 'running' | 'invited' | 'open';

/** What the house is asked for, so that it shows and counts by the same. */
export const wishOf = ({ game, pace }: Filters, pages: number): HallWish => ({
  ...(game === undefined ? {} : { game }),
  ...(pace === undefined ? {} : { pace }),
  ...(pages > 1 ? { pages } : {}),
});

/** Does what is shown answer these filters? Until it does, nobody knows what there is beyond. */
export const isAnswered = ({ wish = {} }: Pick<HallShown, 'wish'>, filters: Filters): boolean =>
  wish.game === filters.game && wish.pace === filters.pace;

/** How many open tables there are by these filters beyond those on the board. */
export const beyondOf = (shown: Pick<HallShown, 'more' | 'wish'>, filters: Filters): number =>
  isAnswered(shown, filters) ? shown.more.waiting + shown.more.running : 0;

/** `rows`: what is on show; `count`: how many there are; `folded`: how many of those that are known are not on show. */
export type Group = {
  name: GroupName;
  rows: readonly HallRow[];
  count: number;
  folded: number;
};

/** More tables of one's own than this, and those where others are to act are folded to their number. */
const MOST_OWN = 6;

/** As many lines as a desk has room for; of open tables there are always some. */
const LINES = 9;
const LEAST_OPEN = 3;

/** The board: my turns, where others are to act, where I am invited, where there is room. Inside each the earliest first. */
export function boardOf(
  shown: Pick<HallShown, 'mine' | 'invited' | 'waiting' | 'running' | 'more' | 'wish'>,
  filters: Filters,
  unfolded: ReadonlySet<GroupName>,
): Group[] {
  const passes = (row: HallRow): boolean => isWanted(row, filters);
  const yours = shown.mine.filter(isMyTurn).toSorted(byTime);
  const others = shown.mine.filter((row) => !isMyTurn(row) && passes(row)).toSorted(byTime);
  const invited = shown.invited.filter(passes);
  const open = [...shown.waiting, ...shown.running].filter(passes);
  const beyond = beyondOf(shown, filters);
  const isFolded = yours.length + others.length > MOST_OWN && !unfolded.has('running');
  const above = yours.length + (isFolded ? 0 : others.length) + invited.length;
  const room = Math.max(LEAST_OPEN, LINES - above);
  const groups = [
    groupOf('yours', yours, yours.length, 0),
    groupOf('running', others, isFolded ? 0 : others.length, shown.more.mine),
    groupOf('invited', invited, invited.length, 0),
    groupOf('open', open, unfolded.has('open') ? open.length : room, beyond),
  ];
  return groups.filter(({ count }) => count > 0);
}

function groupOf(name: GroupName, rows: readonly HallRow[], most: number, beyond: number): Group {
  const shown = rows.slice(0, most);
  return { name, rows: shown, count: rows.length + beyond, folded: rows.length - shown.length };
}

/** Nobody is asked to hurry where there is no pace: such a table is for whoever likes to play at once, and for whoever does not. */
function isWanted({ game, pace }: HallRow, wanted: Filters): boolean {
  if (wanted.game !== undefined && game !== wanted.game) return false;
  return wanted.pace === undefined || pace === undefined || pace.kind === wanted.pace;
}

/** Is there nothing to be seen but what the house itself offers? */
export function isDeserted({ mine, invited, waiting, running }: HallShown): boolean {
  return [mine, invited, waiting, running].every((rows) => rows.length === 0);
}

/** A table of mine to which others may still be asked. */
export function tableToFill({ mine }: Pick<HallShown, 'mine'>): HallRow | undefined {
  return mine.find(
    ({ status, hosting, seats }) =>
      status === 'waiting' && hosting && seats.some(({ kind }) => kind === 'open'),
  );
}

/** How much of its time a move has left, in hundredths, and whether that is little. */
export function fuseOf(
  { pace, clock }: Pick<HallRow, 'pace' | 'clock'>,
  now: number,
): { left: number; percent: number; isShort: boolean } | undefined {
  if (!pace || clock?.due === undefined) return undefined;
  const left = Math.max(0, clock.due - now);
  const isShort = left < pace.moveMs / 8 || (pace.kind === 'slow' && left < SHORT_MS);
  return {
    left,
    percent: Math.min(100, Math.round((left / (pace.moveMs + pace.reserveMs)) * 100)),
    isShort,
  };
}

const SHORT_MS = 3 * 3_600_000;

/** What of a row is news to whoever looks: who is where, whose turn, and what became of it. */
export function newsOf({ seats, status, turn, watchers, held, inviter }: HallRow): string {
  const sitters = seats.map((seat) => (seat.kind === 'open' ? '' : seat.name));
  return JSON.stringify([sitters, status, turn, watchers, held, inviter]);
}

/** The rows that are another than they were. A row that comes is none of them: it is not turned over, it is put up. */
export function changedRows(
  before: ReadonlyMap<string, string>,
  rows: readonly HallRow[],
): string[] {
  return rows.flatMap((row) => {
    const known = before.get(row.id);
    return known !== undefined && known !== newsOf(row) ? [row.id] : [];
  });
}
