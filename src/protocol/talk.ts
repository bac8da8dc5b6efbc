import * as z from 'zod/mini';
import { messageId, seq, wishedName } from './parts.ts';

/** What is said at a table, beside its game. It is kept apart from the log and changes nothing there. */

/** Two tapes: that of those who sit at the table, and the platform, where others watch. */
export const tape = z.enum(['table', 'platform']);
export type Tape = z.infer<typeof tape>;

/** Phrases that travel as codes: each reads them in their own language. */
export const QUICK = [
  'well-played',
  'one-moment',
  'your-turn',
  'thinking',
  'fine-line',
  'thanks',
] as const;
export type Quick = (typeof QUICK)[number];

/** In characters: of what is said (`talkText`), and in UTF-16 units of what one notes for oneself. */
export const MOST_TALK = 300;
export const MOST_NOTE = 1000;

const quick = z.enum(QUICK);

/** Says something on a tape. `name`: of somebody who watches, as they wish to be called. */
const say = z.strictObject({
  t: z.literal('say'),
  id: messageId,
  tape,
  text: z.optional(z.string().check(z.maxLength(2 * MOST_TALK))),
  quick: z.optional(quick),
  name: z.optional(wishedName),
});

/**
 * What was said on a tape: the latest page, or that before or after a line. Whoever has asked is told what is said from then
 * on.
 */
const talk = z.strictObject({
  t: z.literal('talk'),
  id: messageId,
  tape,
  before: z.optional(seq),
  after: z.optional(seq),
});

/** Tells whoever runs the house of a line. */
const report = z.strictObject({ t: z.literal('report'), id: messageId, n: seq });

/** One's own notes on this table, with a season ticket: written, or without a text read. */
const note = z.strictObject({
  t: z.literal('note'),
  id: messageId,
  text: z.optional(z.string().check(z.maxLength(MOST_NOTE))),
});

export const talkRequests = [say, talk, report, note] as const;
export type TalkRequest =
  | z.infer<typeof say>
  | z.infer<typeof talk>
  | z.infer<typeof report>
  | z.infer<typeof note>;

const TALK: ReadonlySet<string> = new Set<TalkRequest['t']>(['say', 'talk', 'report', 'note']);

export const isTalk = (request: { t: string }): request is TalkRequest => TALK.has(request.t);

/** A line of a tape. `n`: its number at this table; `who`: the same for one person everywhere, and nothing else. */
const line = z.strictObject({
  n: z.int(),
  at: z.int(),
  tape,
  who: z.string(),
  seat: z.optional(z.int()),
  name: z.string(),
  text: z.optional(z.string()),
  quick: z.optional(quick),
});
export type TalkLine = z.infer<typeof line>;

const said = z.strictObject({ t: z.literal('said'), lines: z.array(line) });

/** A page of a tape, oldest first. `you`: who you are on it. `more`: there is more beyond, before or after. */
const page = z.strictObject({
  t: z.literal('talk'),
  id: z.string(),
  you: z.string(),
  lines: z.array(line),
  more: z.boolean(),
});
export type TalkPage = z.infer<typeof page>;

/** `kept`: the house keeps it, for somebody with a season ticket. A guest's browser has to. */
const noted = z.strictObject({
  t: z.literal('note'),
  id: z.string(),
  kept: z.boolean(),
  text: z.optional(z.string()),
});

export const talkMessages = [said, page, noted] as const;
