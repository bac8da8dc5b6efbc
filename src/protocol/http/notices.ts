import * as z from 'zod/mini';
import { tableId } from '../parts.ts';
import {
  NOTICE_CHANNELS,
  NOTICE_KINDS,
  type NoticeChannel,
  type NoticeKind,
  WEBHOOK_FORMS,
} from './notice-kinds.ts';

/** What is said by HTTP about notices: which somebody wants, where they go, and the answers that are given from them. */

const channels = z.array(z.enum(NOTICE_CHANNELS)).check(z.maxLength(NOTICE_CHANNELS.length));
export const noticeWishes = z.strictObject({
  kinds: z.strictObject(
    Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, channels])) as Record<
      NoticeKind,
      typeof channels
    >,
  ),
  /** Only in one's hours; tables that are played live excepted. */
  inMyHours: z.boolean(),
  /** At most one letter an hour. */
  hourlyMail: z.boolean(),
});
export type NoticeWishes = z.infer<typeof noticeWishes>;

const all: NoticeChannel[] = ['push', 'mail', 'webhook', 'feed'];
export const usualWishes: NoticeWishes = {
  kinds: {
    turn: all,
    short: ['push', 'mail'],
    nudge: ['push', 'mail', 'webhook'],
    asked: ['push', 'mail'],
    invitation: ['push', 'mail'],
    departure: ['push'],
    'stand-in': ['push', 'mail'],
    over: ['push', 'feed'],
    rematch: ['push', 'mail'],
    talk: [],
  },
  inMyHours: true,
  hourlyMail: true,
};

/** What a browser gives of a subscription, as RFC 8291 has it. */
const base64url = (least: number, most: number) =>
  z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${least},${most}}={0,2}$`)));
const endpoint = z.url().check(z.maxLength(1000));
export const pushWish = z.strictObject({
  endpoint,
  keys: z.strictObject({ p256dh: base64url(86, 88), auth: base64url(22, 24) }),
});
export const pushGone = z.strictObject({ endpoint });

/** What one device is not told of all that its holder wants by push. */
export const unwantedKinds = z.array(z.enum(NOTICE_KINDS)).check(z.maxLength(NOTICE_KINDS.length));
export const pushKinds = z.strictObject({ endpoint, unwanted: unwantedKinds });

export const webhookWish = z.strictObject({
  url: z.url().check(z.maxLength(500)),
  form: z.enum(WEBHOOK_FORMS),
});

export const trying = z.strictObject({ channel: z.enum(['push', 'mail', 'webhook']) });

export const noticesShown = z.strictObject({
  wishes: noticeWishes,
  /** By which this house sends to browsers. */
  pushKey: z.string(),
  isMailSent: z.boolean(),
  pushes: z.array(
    z.strictObject({
      endpoint: z.string(),
      device: z.string(),
      made: z.number(),
      unwanted: unwantedKinds,
    }),
  ),
  addresses: z.array(z.string()),
  /** `host`: of its address. `stopped`: since when it is switched off, because it failed for a day. */
  webhook: z.optional(
    z.strictObject({
      host: z.string(),
      form: z.enum(WEBHOOK_FORMS),
      failing: z.optional(z.number()),
      stopped: z.optional(z.number()),
    }),
  ),
  feed: z.optional(z.strictObject({ made: z.number() })),
});
export type NoticesShown = z.infer<typeof noticesShown>;

/** Told once, when it is made. */
export const feedMade = z.strictObject({ atom: z.string(), calendar: z.string() });
export type FeedMade = z.infer<typeof feedMade>;

/** A decision that needs no board, by a link. `which`: of those that are offered with it. */
const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));
export const answerLook = z.strictObject({ token });
export const answerGiven = z.strictObject({ token, which: z.int().check(z.nonnegative()) });

const both = z.strictObject({ en: z.string(), fr: z.string() });

/**
 * What a link answers. `open`: it can be given. `given`: it was, by this link. `undone`: and taken back. `past`: the seat has played
 * otherwise, or need not any more. `gone`: there is no such link, or table.
 */
export const answerShown = z.union([
  z.strictObject({
    is: z.enum(['open', 'given', 'undone', 'past', 'over']),
    table: tableId,
    game: z.string(),
    /** What the buttons say. */
    answers: z.array(both),
    /** Which was given, and how that is said. */
    given: z.optional(z.int()),
    done: z.optional(both),
    /** It can be taken back by this link now. */
    canUndo: z.optional(z.literal(true)),
    /** What a notice says of it on a device, in the language of whoever gave it. `undo`, `see`: its buttons. */
    told: z.optional(
      z.strictObject({
        title: z.string(),
        body: z.string(),
        undo: z.optional(z.string()),
        see: z.string(),
      }),
    ),
    /** While it is open: what somebody else did last that matters, and when the move must leave. */
    since: z.optional(both),
    deadline: z.optional(z.number()),
    /** Whose turn it is now, by name. */
    turnOf: z.array(z.string()),
    /** Another table that waits for the same person. */
    next: z.optional(z.strictObject({ table: tableId, game: z.string() })),
  }),
  z.strictObject({ is: z.literal('gone') }),
]);
export type AnswerShown = z.infer<typeof answerShown>;
