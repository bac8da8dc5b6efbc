import * as z from 'zod/mini';
import { guestSecret, MOST_ACTIONS, messageId, seatShown, seq } from '../parts.ts';

/** What programs say and are told by HTTP. A program plays one seat, by the token of that seat. */

/** For whoever holds the seat: makes a token, looks whether there is one, or ends it. */
export const askToken = z.strictObject({ secret: guestSecret });
export const tokenMade = z.strictObject({ token: z.string() });
/** `made`: when; left out: there is none. The token itself is not told again. */
export const tokenFound = z.strictObject({ made: z.optional(z.int()) });
export type TokenFound = z.infer<typeof tokenFound>;

/** Something that happened, as this seat saw it. `undo`: the game stands again as after that entry. */
const entryShown = z.strictObject({
  seq: z.int(),
  actor: z.union([z.int(), z.literal('chance')]),
  events: z.array(z.unknown()),
  undo: z.optional(z.int()),
});

/** At this seat a bot plays (H.7, H.8), `since` the last entry before it did. Whoever did not resign may retake the seat. */
const standIn = z.strictObject({
  seat: z.int(),
  since: z.int(),
  why: z.enum(['vote', 'time', 'resigned', 'left']),
});

/** A table as this seat sees it. What `table`, `own` and the events hold is the game's: docs/ARCHITECTURE.md tells where it is written. */
export const viewShown = z.strictObject({
  table: z.string(),
  game: z.string(),
  rules: z.int(),
  options: z.unknown(),
  seat: z.int(),
  seats: z.array(seatShown),
  status: z.enum(['waiting', 'running', 'over']),
  /** The last entry. Whoever acts says that they have seen it. */
  seq: z.int(),
  /** The seats whose turn it is. */
  toAct: z.array(z.int()),
  standIns: z.array(standIn),
  view: z.strictObject({ table: z.unknown(), own: z.optional(z.unknown()) }),
  /** What happened since it was last told. */
  entries: z.array(entryShown),
});
export type ViewShown = z.infer<typeof viewShown>;

/** All that this seat may do now. `more`: there are others, which are not told. */
export const choicesShown = z.strictObject({
  seq: z.int(),
  choices: z.array(z.unknown()),
  more: z.boolean(),
});
export type ChoicesShown = z.infer<typeof choicesShown>;

/** One action or several, kept together or not at all. `id` names the request: sent again, it is done once. */
export const askActions = z.strictObject({
  after: seq,
  actions: z.array(z.unknown()).check(z.minLength(1), z.maxLength(MOST_ACTIONS)),
  id: messageId,
});
/** Sits down again where a bot has stood in. Nothing is lost if none has. */
export const askRetake = z.strictObject({ id: messageId });
/** Where the table stands: the first entry of what was done, or the last one. */
export const actionsDone = z.strictObject({ seq: z.int() });

/** Why not: by a rule, of which `at` names the action; or `why`. */
export const programRefused = z.strictObject({
  why: z.optional(z.string()),
  rule: z.optional(z.string()),
  at: z.optional(z.int()),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

/** Why a stream ends. */
export const streamClosing = z.strictObject({ why: z.string() });
