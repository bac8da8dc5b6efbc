import * as z from 'zod/mini';
import { aside } from './aside.ts';
import { paceShown } from './pace.ts';
import { gameId, seatShown } from './parts.ts';

/** The clocks of a table as the hall tells them: of whoever looks if it is their turn, else of whoever has least time. */
const hallClock = z.strictObject({
  /** When that move must be made. */
  due: z.optional(z.int()),
  /** They do not play at this hour, and do again from then on. */
  wakes: z.optional(z.int()),
  /** H.14: the clocks stand still. */
  paused: z.optional(z.literal(true)),
});
export type HallClock = z.infer<typeof hallClock>;

/** A table as the hall shows it to one person. */
export const hallRow = z.strictObject({
  id: z.string(),
  game: z.string(),
  seats: z.array(seatShown),
  status: z.enum(['waiting', 'running', 'over']),
  /** The seats of whoever looks, and whether they are the host. */
  mine: z.array(z.int()),
  hosting: z.boolean(),
  /** How fast it is played; left out: as everybody likes. */
  pace: z.optional(paceShown),
  access: aside.shape.access,
  /** It begins when the host says so. */
  held: aside.shape.held,
  ended: aside.shape.ended,
  next: aside.shape.next,
  /** What came of a game that is over, best place first; left out: nobody has won, or it is not known yet. */
  places: z.optional(
    z.array(z.strictObject({ seat: z.int(), place: z.int(), score: z.optional(z.int()) })),
  ),
  /** Whose turn it is, and since when. */
  turn: z.optional(z.strictObject({ toAct: z.array(z.int()), since: z.int() })),
  clock: z.optional(hallClock),
  /** How many watch, if anybody does; many in round numbers. */
  watchers: z.optional(z.int()),
  /** By whom whoever looks is invited. */
  inviter: z.optional(z.string()),
  /** When it was made, and when something last happened there. */
  at: z.int(),
  touched: z.int(),
  entries: z.int(),
});
export type HallRow = z.infer<typeof hallRow>;

/** Somebody who is there. */
const hallPerson = z.strictObject({
  /** By which they may be invited. */
  key: z.optional(z.string()),
  name: z.string(),
  /** At which game they sit, if they do, and whether it has begun. */
  game: z.optional(z.string()),
  plays: z.optional(z.boolean()),
  /** It is whoever looks. */
  you: z.optional(z.literal(true)),
});
export type HallPerson = z.infer<typeof hallPerson>;

const rows = z.array(hallRow);

/** So many pages of open tables are shown at most: more are found by game and pace. */
export const MOST_PAGES = 4;

/** Which of the tables that anybody may join or watch somebody wishes to see, and how many pages of them; left out: all, one. */
export const hallWish = z.strictObject({
  game: z.optional(gameId),
  /** Those without a pace are for whoever likes either. */
  pace: z.optional(z.enum(['live', 'slow'])),
  pages: z.optional(z.int().check(z.gte(1), z.lte(MOST_PAGES))),
});
export type HallWish = z.infer<typeof hallWish>;

/**
 * Said in the hall: which of the open tables they wish to see from now on. Not among `toServer`, which tables in a browser read by:
 * they have no hall.
 */
export const wishBoard = z.strictObject({ t: z.literal('board'), wish: hallWish });
export type WishBoard = z.infer<typeof wishBoard>;

/**
 * Everything the hall shows: one's own tables that are not over, those to which one is invited, then those that anybody may
 * join or watch, and those that are over. `more`: how many there are beyond those. `wish`: what somebody has wished to see of
 * the open ones, by which they are chosen and counted; left out: nothing.
 */
export const hallShown = z.strictObject({
  t: z.literal('hall'),
  /** What time the house has, for a page whose own is wrong. */
  at: z.int(),
  mine: rows,
  invited: rows,
  waiting: rows,
  running: rows,
  arrivals: rows,
  people: z.array(hallPerson),
  more: z.strictObject({
    mine: z.int(),
    waiting: z.int(),
    running: z.int(),
    people: z.int(),
  }),
  wish: z.optional(hallWish),
});
export type HallShown = z.infer<typeof hallShown>;

/** By when the move must be made; then those without a clock, the longest waiting first; then those that have not begun. */
export function byTime(one: HallRow, other: HallRow): number {
  const dueOf = ({ clock }: HallRow): number => clock?.due ?? Number.POSITIVE_INFINITY;
  const sinceOf = ({ turn }: HallRow): number => turn?.since ?? Number.POSITIVE_INFINITY;
  return compare(dueOf(one), dueOf(other)) || compare(sinceOf(one), sinceOf(other));
}

const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

/** Is it the turn of whoever looks? */
export function isMyTurn({ status, mine, turn }: Pick<HallRow, 'status' | 'mine' | 'turn'>) {
  return status === 'running' && (turn?.toAct.some((seat) => mine.includes(seat)) ?? false);
}
