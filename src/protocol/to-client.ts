import * as z from 'zod/mini';
import { seatShown } from './parts.ts';

/** What a table says to a page. Tables, own knowledge and events are the game's; here they pass unread. */

/** An entry as its viewer saw it happen. `undo`: the game stands again as after that entry. */
const entryShown = z.strictObject({
  seq: z.int(),
  actor: z.union([z.int(), z.literal('chance')]),
  at: z.int(),
  events: z.array(z.unknown()),
  undo: z.optional(z.int()),
});
export type EntryShown = z.infer<typeof entryShown>;

const status = z.enum(['waiting', 'running', 'over']);
export type Status = z.infer<typeof status>;

/** Somebody wishes to go back beyond a reveal. `agreed`: the seats that have said yes. */
const ask = z.strictObject({
  id: z.string(),
  by: z.int(),
  to: z.int(),
  agreed: z.array(z.int()),
});
export type Ask = z.infer<typeof ask>;

/** Where the table stands for these eyes. `floor`: how far back they may undo without asking. */
const standing = {
  seq: z.int(),
  status,
  floor: z.int(),
  table: z.unknown(),
  own: z.optional(z.unknown()),
  /** Shown when the game is over. */
  chanceSecret: z.optional(z.string()),
};

/**
 * The latest entries in force, as many as a message holds, oldest first. `rest`: the entry in force before the first of
 * them; 0: they begin the game.
 */
const page = { past: z.array(entryShown), rest: z.int() };

const welcome = z.strictObject({
  t: z.literal('welcome'),
  v: z.int(),
  id: z.string(),
  game: z.string(),
  rules: z.int(),
  options: z.unknown(),
  /** The fields of the options that every `table` has under the same name and leaves out: a map of one's own. */
  given: z.array(z.string()),
  seats: z.array(seatShown),
  eyes: z.union([z.int(), z.literal('watcher')]),
  /** All the seats of this guest. */
  mine: z.array(z.int()),
  commitment: z.string(),
  ...page,
  ask: z.optional(ask),
  ...standing,
});
export type Welcome = z.infer<typeof welcome>;

/** New entries, and the table after the last of them. */
const update = z.strictObject({
  t: z.literal('update'),
  entries: z.array(entryShown),
  ...standing,
});
export type Update = z.infer<typeof update>;

const seats = z.strictObject({ t: z.literal('seats'), seats: z.array(seatShown), status });
const asked = z.strictObject({ t: z.literal('asked'), ask: z.optional(ask) });

/** The request was done; `seq` is its entry, or where the table stood. */
const done = z.strictObject({ t: z.literal('done'), id: z.string(), seq: z.int() });

/**
 * The request was refused and changed nothing. `rule`: by that rule. Otherwise `why`:
 * `stale` other entries came first, look again; `not-yours` this guest does not hold that seat; `malformed` not even an
 * action; `taken` somebody sits there; `waiting` not all seats are filled; `over`; `unavailable` it could not be
 * stored, try again.
 */
const refused = z.strictObject({
  t: z.literal('refused'),
  id: z.string(),
  rule: z.optional(z.string()),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  why: z.optional(
    z.enum(['stale', 'not-yours', 'malformed', 'taken', 'waiting', 'over', 'unavailable']),
  ),
});
export type Refused = z.infer<typeof refused>;

const seen = z.strictObject({
  t: z.literal('seen'),
  id: z.string(),
  at: z.int(),
  table: z.unknown(),
  own: z.optional(z.unknown()),
});

const past = z.strictObject({ t: z.literal('past'), id: z.string(), ...page });

/** Entries of the log as they were made, from the one asked for on, as many as a message holds. None: there are no more. */
const log = z.strictObject({
  t: z.literal('log'),
  id: z.string(),
  log: z.array(
    z.strictObject({
      seq: z.int(),
      actor: entryShown.shape.actor,
      action: z.unknown(),
      at: z.int(),
    }),
  ),
});

/**
 * The connection will be closed. `reload`: the page is of another version. `too-fast`: too many messages, or too many
 * connections from one address. `stopping`: the house closes, or cannot look up this table just now; come again.
 */
const closing = z.strictObject({
  t: z.literal('closing'),
  why: z.enum(['reload', 'no-such-table', 'malformed', 'too-large', 'too-fast', 'stopping']),
});
export type Closing = z.infer<typeof closing>;

export const toClient = z.discriminatedUnion('t', [
  welcome,
  update,
  seats,
  asked,
  done,
  refused,
  seen,
  past,
  log,
  closing,
]);
export type ToClient = z.infer<typeof toClient>;
