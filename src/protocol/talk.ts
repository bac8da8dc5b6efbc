import * as z from 'zod/mini';

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
  'hello',
  'ready',
] as const;
export type Quick = (typeof QUICK)[number];

/** In characters: of what is said (`talkText`), and in UTF-16 units of what one notes for oneself. */
export const MOST_TALK = 300;
export const MOST_NOTE = 1000;

export const quick = z.enum(QUICK);

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

/** `kept`: the house keeps it, for somebody with a season ticket. A guest's browser has to. */
const noted = z.strictObject({
  t: z.literal('note'),
  id: z.string(),
  kept: z.boolean(),
  text: z.optional(z.string()),
});

export const talkMessages = [said, page, noted] as const;
