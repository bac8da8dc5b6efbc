import * as z from 'zod/mini';
import { messageId, seq, wishedName } from './parts.ts';
import { MOST_NOTE, MOST_TALK, quick, tape } from './talk.ts';

/** What a page asks of what is said at a table. Apart, because pages need no schema of it. */

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
