import * as z from 'zod/mini';
import { aside } from './aside.ts';
import { seatShown } from './parts.ts';

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
  pace: z.optional(z.unknown()),
  access: aside.shape.access,
  /** It begins when the host says so. */
  held: aside.shape.held,
  ended: aside.shape.ended,
  next: aside.shape.next,
  /** Whose turn it is, and since when. */
  turn: z.optional(z.strictObject({ toAct: z.array(z.int()), since: z.int() })),
  /** When it was made, and when something last happened there. */
  at: z.int(),
  touched: z.int(),
  entries: z.int(),
});
export type HallRow = z.infer<typeof hallRow>;

/** Everything the hall shows: one's own tables first, then those that anybody may join, or watch. */
export const hallShown = z.strictObject({
  t: z.literal('hall'),
  mine: z.array(hallRow),
  waiting: z.array(hallRow),
  running: z.array(hallRow),
});
export type HallShown = z.infer<typeof hallShown>;
