import * as z from 'zod/mini';
import { analysisRequest } from './analysis-request.ts';
import {
  access,
  botName,
  guestSecret,
  MOST_ACTIONS,
  MOST_SEATS,
  MOST_SEQ,
  messageId,
  seat,
  seq,
  tableId,
  wishedName,
} from './parts.ts';
import { talkRequests } from './talk-requests.ts';

/** What a page says to a table. `id` names a request: sent again, it gets the same answer and is done once. */

/** The first message on a connection. The version is looked at before anything else. */
const join = z.strictObject({
  t: z.literal('join'),
  v: z.int(),
  table: tableId,
  secret: guestSecret,
  /** Through whose eyes, for a guest who holds several seats. */
  seat: z.optional(seat),
});

/** Instead of a join: what goes on in the hall, from now on. */
const hall = z.strictObject({
  t: z.literal('hall'),
  v: z.int(),
  secret: guestSecret,
  /** What the others in the hall are to call them; nothing: they are not shown. */
  name: z.optional(wishedName),
});

/**
 * A gesture: one action or several, in order. They are kept and told together, or none is. `after`: the last entry the page
 * has seen; they were chosen on that view.
 */
const act = z.strictObject({
  t: z.literal('act'),
  id: messageId,
  after: seq,
  actions: z.array(z.unknown()).check(z.minLength(1), z.maxLength(MOST_ACTIONS)),
});

/** Take back to after entry `to`: at once where it is free, else the others are asked. */
const undo = z.strictObject({ t: z.literal('undo'), id: messageId, after: seq, to: seq });

/** The answer to somebody's wish to undo, which is named by its message. */
const consent = z.strictObject({
  t: z.literal('consent'),
  id: messageId,
  ask: messageId,
  yes: z.boolean(),
});

/**
 * Seats change only while the table waits. Anybody takes one that is open; a second one, like all that follows, is for
 * the host alone, but that everybody may leave their own.
 */
const sit = z.strictObject({ t: z.literal('sit'), id: messageId, seat, name: wishedName });
const seatBot = z.strictObject({ t: z.literal('seat-bot'), id: messageId, seat, bot: botName });

/** Frees a seat. `name`: who was seen there, so that nobody is sent away who sat down meanwhile. */
const unseat = z.strictObject({ t: z.literal('unseat'), id: messageId, seat, name: wishedName });

/** Makes whoever sits there the host. */
const handOver = z.strictObject({
  t: z.literal('hand-over'),
  id: messageId,
  seat,
  name: wishedName,
});

/** Deletes the table: everybody there is told, and there is none of that name any more. */
const deleteTable = z.strictObject({ t: z.literal('delete'), id: messageId });

/** Who may find the table, and whether it begins as soon as it is full or when the host says so. For the host, while it waits. */
const settle = z.strictObject({
  t: z.literal('settle'),
  id: messageId,
  access: z.optional(access),
  held: z.optional(z.boolean()),
});

/** Nobody says anything at this table any more, or they may again. For the host. */
const hush = z.strictObject({ t: z.literal('hush'), id: messageId, closed: z.boolean() });

/** Takes an empty seat away while the table waits; `seats`: how many there were. For the host. */
const dropSeat = z.strictObject({
  t: z.literal('drop-seat'),
  id: messageId,
  seat,
  seats: z.int().check(z.nonnegative(), z.lte(MOST_SEATS)),
});

/** H.7: calls whoever is to act. */
const nudge = z.strictObject({ t: z.literal('nudge'), id: messageId, seat });

/** H.7, H.9, H.14: a yes opens a vote or agrees; a no takes one's own yes back, and ends a vote on stopping or a pause. */
const vote = z.strictObject({
  t: z.literal('vote'),
  id: messageId,
  on: z.enum(['stand-in', 'stop', 'pause']),
  /** Whose seat a bot is to play. */
  seat: z.optional(seat),
  yes: z.boolean(),
});

/** H.14: the clocks run again. */
const resume = z.strictObject({ t: z.literal('resume'), id: messageId });

/** H.7: takes one's seat back from the bot that stands in. */
const retake = z.strictObject({ t: z.literal('retake'), id: messageId });

/** H.8 */
const resign = z.strictObject({ t: z.literal('resign'), id: messageId });

/** H.10: offers another game, agrees, or declines. `bots`: it begins now, with bots for those who have not answered. */
const rematch = z.strictObject({
  t: z.literal('rematch'),
  id: messageId,
  yes: z.boolean(),
  bots: z.optional(z.literal(true)),
});

/** H.13: this is played for one's seat from now on. What it may be, the game says. */
const order = z.strictObject({ t: z.literal('order'), id: messageId, order: z.unknown() });

/** Takes back what one has ordered, of this kind or all of it. */
const lift = z.strictObject({
  t: z.literal('lift'),
  id: messageId,
  kind: z.optional(z.string().check(z.maxLength(40))),
});

/** How was it after entry `at`? */
const look = z.strictObject({ t: z.literal('look'), id: messageId, at: seq });

/** What happened up to entry `to`, beyond what the welcome told. */
const past = z.strictObject({ t: z.literal('past'), id: messageId, to: seq });

/** The log from entry `from` on, once the game is over: with it a page makes the record. */
const log = z.strictObject({ t: z.literal('log'), id: messageId, from: seq });

export const toServer = z.discriminatedUnion('t', [
  join,
  hall,
  act,
  undo,
  consent,
  sit,
  seatBot,
  unseat,
  handOver,
  deleteTable,
  settle,
  hush,
  dropSeat,
  nudge,
  vote,
  resume,
  retake,
  resign,
  rematch,
  order,
  lift,
  look,
  past,
  log,
  ...talkRequests,
  analysisRequest,
]);
export type ToServer = z.infer<typeof toServer>;
export type Act = z.infer<typeof act>;
export type Join = z.infer<typeof join>;
export type EnterHall = z.infer<typeof hall>;
export type Request = Exclude<ToServer, Join | EnterHall>;

/** As `messageId` says. */
const ID_FORM = /^[A-Za-z0-9-]{8,40}$/;

/**
 * Is this an `act`, whole and without a field too many? What the schema says, for the one message that comes with every
 * move: asked by hand it costs a tenth. A test holds the two together; whatever is none is for the schema to judge.
 */
export function isAct(raw: unknown): raw is Act {
  if (typeof raw !== 'object' || raw === null) return false;
  const { t, id, after, actions } = raw as Record<keyof Act, unknown>;
  if (t !== 'act' || typeof id !== 'string' || !ID_FORM.test(id)) return false;
  if (!Number.isInteger(after) || (after as number) < 0 || (after as number) > MOST_SEQ)
    return false;
  if (!Array.isArray(actions) || actions.length < 1 || actions.length > MOST_ACTIONS) return false;
  return Object.keys(raw).length === 4;
}
