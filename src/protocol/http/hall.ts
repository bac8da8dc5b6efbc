import * as z from 'zod/mini';
import { hallRow } from '../hall.ts';
import { gameId, guestSecret, seat, tableId, wishedName } from '../parts.ts';
import { mark } from './people.ts';

/** What is said by HTTP about the hall. Whoever asks is a guest, who proves it, or has a session. */

/** How many tables wait for whoever asks? `at`: the table they are at, from which they would go on to the next. */
export const askTurns = z.strictObject({ secret: guestSecret, at: z.optional(tableId) });
/** `next`: the one that must be played first, and how many wait beside the one they are at. */
const nextTable = z.strictObject({ table: tableId, game: z.string(), waiting: z.int() });
export type NextTable = z.infer<typeof nextTable>;
export const turnsShown = z.strictObject({ turns: z.int(), next: z.optional(nextTable) });
export type TurnsShown = z.infer<typeof turnsShown>;

/** Games that are over: one's own and public ones, of this game, with somebody of such a name. */
export const askArrivals = z.strictObject({
  secret: guestSecret,
  game: z.optional(gameId),
  name: z.optional(wishedName),
});
/** `more`: there are others, which a narrower wish finds. */
export const arrivalsShown = z.strictObject({
  rows: z.array(hallRow),
  more: z.optional(z.literal(true)),
});
export type ArrivalsShown = z.infer<typeof arrivalsShown>;

/** With whom has whoever asks played? A person is named by a seat of theirs. */
export const askKnown = z.strictObject({ secret: guestSecret });
const knownPerson = z.strictObject({ table: tableId, seat, name: z.string() });
export type KnownPerson = z.infer<typeof knownPerson>;
export const knownShown = z.strictObject({ people: z.array(knownPerson) });

/** One's own tables that wait, to which somebody may be invited; `mayInvite`: also from their log sheet. */
export const waitingShown = z.strictObject({ rows: z.array(hallRow), mayInvite: z.boolean() });
export type WaitingShown = z.infer<typeof waitingShown>;

/** Invites somebody to a table of one's own that waits: somebody one has played with, who is in the hall, or by their log sheet. */
export const askInvite = z.strictObject({
  secret: guestSecret,
  table: tableId,
  who: z.union([
    z.strictObject({ key: z.string().check(z.regex(/^[A-Za-z0-9_-]{16}$/)) }),
    z.strictObject({ table: tableId, seat }),
    z.strictObject({ mark }),
  ]),
});
export type Invited = z.infer<typeof askInvite>['who'];

export const askDecline = z.strictObject({ secret: guestSecret, table: tableId });
