import * as z from 'zod/mini';

/**
 * The connection will be closed. `reload`: the page is of another version. `too-fast`: too many messages. `crowded`: too
 * many connections of one guest, from one address or at one table. `bot-tables`: bots play there among themselves, and too
 * many such tables are watched from one address already. `stopping`: the house closes, or cannot look up this table just
 * now; come again. `other-rules`: the table was begun under rules that this house does not know, and is kept as it is.
 * `deleted`: the host has deleted the table.
 * `private`: only those who are invited are let in there. `signed-out`: the session that this page came by is over.
 */
export const closing = z.strictObject({
  t: z.literal('closing'),
  why: z.enum([
    'reload',
    'no-such-table',
    'other-rules',
    'malformed',
    'too-large',
    'too-fast',
    'crowded',
    'bot-tables',
    'stopping',
    'deleted',
    'private',
    'signed-out',
  ]),
});
export type Closing = z.infer<typeof closing>;
