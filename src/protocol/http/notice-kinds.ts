/** What there is to tell, and by which ways. Apart from the schemas, which a page fetches when it needs them. */

export const NOTICE_KINDS = [
  'turn',
  'short',
  'nudge',
  'asked',
  'invitation',
  'departure',
  'stand-in',
  'over',
  'rematch',
  'talk',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Those that call somebody to a move. */
export const isToMove = (kind: NoticeKind): boolean =>
  kind === 'turn' || kind === 'short' || kind === 'nudge';

export const NOTICE_CHANNELS = ['push', 'mail', 'webhook', 'feed'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** What makes sense there: a feed tells what is so, and calls nobody. */
export const carries = (channel: NoticeChannel, kind: NoticeKind): boolean =>
  channel !== 'feed' || kind === 'turn' || kind === 'over';

export const WEBHOOK_FORMS = ['discord', 'slack', 'json'] as const;
export type WebhookForm = (typeof WEBHOOK_FORMS)[number];
