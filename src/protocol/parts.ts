import * as z from 'zod/mini';
import { pace } from './pace.ts';

/** The pieces that messages are made of, with the bounds that nothing honest comes near. */

/** Goes up when an old page could misread us. A page with another number is told to reload. */
export const PROTOCOL = 4;

/** The largest message a client may send, in bytes. No honest one comes near. */
export const MOST_BYTES = 4096;

export const MOST_SEATS = 6;

/** The actions of one gesture: fewer than a socket may send at once, so that no honest one is too fast. */
export const MOST_ACTIONS = 32;

export const tableId = z.string().check(z.regex(/^[a-z0-9]{10,24}$/));
export const gameId = z.string().check(z.regex(/^[a-z][a-z-]{1,39}$/));
export const guestSecret = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** A name as it was typed. What becomes of it, and whether it will do, is for `sitter-name.ts` to say. */
export const wishedName = z.string().check(z.maxLength(96));
export const messageId = z.string().check(z.regex(/^[A-Za-z0-9-]{8,40}$/));
export const seat = z.int().check(z.nonnegative(), z.lt(MOST_SEATS));
export const MOST_SEQ = 1_000_000;
export const seq = z.int().check(z.nonnegative(), z.lte(MOST_SEQ));

const botName = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,23}$/));

/** A seat as everybody may see it. `here`: whether its player has the table open. */
export const seatShown = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('guest'), name: z.string(), here: z.boolean() }),
  z.strictObject({ kind: z.literal('bot'), bot: z.string(), name: z.string() }),
]);
export type SeatShown = z.infer<typeof seatShown>;

/** Who shall sit where when a table is made. `me` is whoever makes it. */
export const seatWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('me'), name: wishedName }),
  z.strictObject({ kind: z.literal('bot'), bot: botName }),
]);
export type SeatWish = z.infer<typeof seatWish>;

/** Who may find a table: everybody in the hall, whoever has the link, or only who is invited. */
export const access = z.enum(['public', 'link', 'private']);
export type Access = z.infer<typeof access>;

export const tableWish = z.strictObject({
  v: z.literal(PROTOCOL),
  game: gameId,
  options: z.unknown(),
  secret: guestSecret,
  seats: z.array(seatWish).check(z.minLength(1), z.maxLength(MOST_SEATS)),
  access: z.optional(access),
  /** It begins when the host says so, and not as soon as it is full. */
  held: z.optional(z.literal(true)),
  /** Not given: as everybody likes. */
  pace: z.optional(pace),
});
export type TableWish = z.infer<typeof tableWish>;

export { botName };
