import * as z from 'zod/mini';

/** What is so at a table beside its seats and its game, as these eyes may know it. A part that is left out is as it usually is. */
export const aside = z.strictObject({
  /** Everybody may find it, or only who is invited; left out: whoever has the link. */
  access: z.optional(z.enum(['public', 'private'])),
  /** It begins when the host says so. */
  held: z.optional(z.literal(true)),
});
export type Aside = z.infer<typeof aside>;
