import * as z from 'zod/mini';
import { hoursShown, paceShown } from './pace.ts';

/**
 * The clocks of a table, from which a page works out what they show: each seat had used so much at the instant `since`, and
 * those of `toAct` have gone on since.
 */
const clock = z.strictObject({
  since: z.int(),
  toAct: z.array(z.int()),
  seats: z.array(z.strictObject({ usedMs: z.int(), reserveMs: z.int() })),
  paused: z.optional(z.literal(true)),
  /** Whose time was out when somebody judged it. */
  out: z.array(z.int()),
  /** When those play who are to act, by their seats; who is left out plays at all hours. */
  hours: z.optional(z.record(z.string(), hoursShown)),
});
export type AsideClock = z.infer<typeof clock>;

/** What is so at a table beside its seats and its game, as these eyes may know it. A part that is left out is as it usually is. */
export const aside = z.strictObject({
  /** Everybody may find it, or only who is invited; left out: whoever has the link. */
  access: z.optional(z.enum(['public', 'private'])),
  /** It begins when the host says so. */
  held: z.optional(z.literal(true)),
  pace: z.optional(paceShown),
  clock: z.optional(clock),
  /** With the clock: what time the house has, for a page whose own is wrong. */
  at: z.optional(z.int()),
});
export type Aside = z.infer<typeof aside>;
