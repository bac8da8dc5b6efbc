import * as z from 'zod/mini';

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
  /** H.7, H.9: what is being voted on, and who has said yes. */
  votes: z.optional(
    list(
      z.discriminatedUnion('on', [
        z.strictObject({ on: z.literal('stand-in'), seat: z.int(), yes: seats }),
        z.strictObject({ on: z.literal('stop'), yes: seats }),
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
});
export type Aside = z.infer<typeof aside>;
