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
  /** H.14: they stand still. */
  paused: z.optional(z.literal(true)),
  /** Whose time was out when somebody judged it. */
  out: z.array(z.int()),
  /** When those play who are to act, by their seats; who is left out plays at all hours. */
  hours: z.optional(z.record(z.string(), hoursShown)),
});
export type AsideClock = z.infer<typeof clock>;

const list = <T extends z.core.$ZodType>(of: T) => z.readonly(z.array(of));
const seats = list(z.int());

/** What is so at a table beside its seats and its game, as these eyes may know it. A part that is left out is as it usually is. */
export const aside = z.strictObject({
  /** Everybody may find it, or only who is invited; left out: whoever has the link. */
  access: z.optional(z.enum(['public', 'private'])),
  /** It begins when the host says so. */
  held: z.optional(z.literal(true)),
  /** H.7, H.8: at these seats a bot plays; `since`: the last entry before it did. */
  standIns: z.optional(
    list(
      z.strictObject({
        seat: z.int(),
        bot: z.string(),
        since: z.int(),
        at: z.int(),
        why: z.enum(['vote', 'time', 'resigned', 'left']),
      }),
    ),
  ),
  /** H.7: whose turn it has been since then, and who is not at the table; `left`: since then, if somebody saw them go. */
  late: z.optional(
    list(z.strictObject({ seat: z.int(), since: z.int(), left: z.optional(z.int()) })),
  ),
  /** H.7, H.9, H.14: what is being voted on, and who has said yes. */
  votes: z.optional(
    list(
      z.discriminatedUnion('on', [
        z.strictObject({
          on: z.literal('stand-in'),
          seat: z.int(),
          /** When the turn began in which it counts. */
          since: z.int(),
          yes: seats,
        }),
        z.strictObject({ on: z.literal('stop'), yes: seats }),
        z.strictObject({ on: z.literal('pause'), yes: seats }),
      ]),
    ),
  ),
  nudge: z.optional(z.strictObject({ seat: z.int(), by: z.int(), at: z.int() })),
  /** The game has ended otherwise than by its rules. */
  ended: z.optional(z.strictObject({ why: z.enum(['agreed', 'resigned']), at: z.int() })),
  /** H.10: another game is offered. */
  rematch: z.optional(z.strictObject({ by: z.int(), at: z.int(), yes: seats, no: seats })),
  /** The table at which it goes on. */
  next: z.optional(z.string()),
  /** H.15: it is a journey with the train of this day. */
  daily: z.optional(z.string()),
  /** The host has closed the talk. */
  talkClosed: z.optional(z.literal(true)),
  /** H.13: what these eyes have ordered; `lifted`: it made no sense any more, and is played no longer. */
  orders: z.optional(
    list(
      z.strictObject({
        order: z.looseObject({ kind: z.string() }),
        lifted: z.optional(z.literal(true)),
      }),
    ),
  ),
  pace: z.optional(paceShown),
  clock: z.optional(clock),
  /** With whatever says when it was: what time the house has, for a page whose own is wrong. */
  at: z.optional(z.int()),
});
export type Aside = z.infer<typeof aside>;
