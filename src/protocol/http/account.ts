import * as z from 'zod/mini';
import { hours } from '../hours.ts';
import { MOST_MUTED } from '../mutes.ts';
import { guestSecret, wishedName } from '../parts.ts';

/** What is said by HTTP about season tickets. What comes from a browser's authenticator is read by whoever verifies it. */

export const LANGUAGES = ['fr', 'en'] as const;
const language = z.enum(LANGUAGES);
export type TicketLanguage = z.infer<typeof language>;

/** The longest that any mail server takes. */
const MOST_ADDRESS = 254;
export const mailAddress = z.email().check(z.maxLength(MOST_ADDRESS));
const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));
const credential = z.looseObject({ id: z.string().check(z.maxLength(1400)) });
const shortId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,1400}$/));

export const nothing = z.strictObject({});

/** Whoever asks is a guest, who proves it, or has a session. */
export const passkeyWish = z.strictObject({ secret: guestSecret, name: wishedName });
export const passkeyMade = z.strictObject({
  secret: guestSecret,
  name: wishedName,
  language,
  credential,
});
/** `secret`: of the guest of this device, whose seats come along. */
export const passkeyShown = z.strictObject({ secret: guestSecret, credential });
export const linkWish = z.strictObject({ address: mailAddress, language });
export const linkLook = z.strictObject({ token });
export const linkUse = z.strictObject({ token, secret: guestSecret, name: wishedName, language });
export const renaming = z.strictObject({ name: wishedName });
/** `kept`: at so many tables the former name stays, because somebody there has one like the new one. */
export const renamed = z.strictObject({ kept: z.int() });
export type Renamed = z.infer<typeof renamed>;
/** `null`: at all hours. */
export const playing = z.strictObject({ hours: z.nullable(hours) });
export const speaking = z.strictObject({ language });
/** Whom a holder does not read any more, and whom again. */
const muted = z.array(z.string().check(z.regex(/^[0-9a-f]{16}$/))).check(z.maxLength(MOST_MUTED));
export const mutes = z.strictObject({ add: muted, drop: muted });
export const endingSessions = z.strictObject({
  which: z.union([z.enum(['others', 'all']), z.strictObject({ id: shortId })]),
});
export const removingWay = z.union([
  z.strictObject({ passkey: shortId }),
  z.strictObject({ address: mailAddress }),
]);

/** By what somebody came in: on their list of devices. */
export const deviceShown = z.strictObject({
  kind: z.enum(['computer', 'phone', 'tablet']),
  browser: z.string(),
  system: z.string(),
  way: z.enum(['passkey', 'mail']),
});
export type DeviceShown = z.infer<typeof deviceShown>;

const ticketShown = z.strictObject({
  name: z.string(),
  /** Eight digits that tell tickets apart, and nothing else. */
  number: z.string(),
  since: z.number(),
  language,
  /** When everything of it goes; not there: it stays. */
  leaves: z.optional(z.number()),
  passkeys: z.array(
    z.strictObject({
      id: z.string(),
      label: z.string(),
      made: z.number(),
      seen: z.optional(z.number()),
    }),
  ),
  addresses: z.array(z.string()),
  sessions: z.array(
    z.strictObject({
      id: z.string(),
      device: deviceShown,
      made: z.number(),
      seen: z.number(),
      isThis: z.boolean(),
    }),
  ),
  settings: z.record(z.string(), z.unknown()),
});
export type TicketShown = z.infer<typeof ticketShown>;

/** `isMailSent`: letters can be sent from here. */
export const accountShown = z.strictObject({
  isMailSent: z.boolean(),
  ticket: z.optional(ticketShown),
});
export type AccountShown = z.infer<typeof accountShown>;

/** `new`: with it a ticket is made, and a name is needed. */
export const linkShown = z.strictObject({
  purpose: z.enum(['enter', 'new', 'add']),
  address: z.string(),
  name: z.optional(z.string()),
});
export type LinkShown = z.infer<typeof linkShown>;

/** Why not. */
export const ACCOUNT_TROUBLES = [
  'malformed',
  'not-yours',
  'not-signed-in',
  'bad-name',
  'name-taken',
  'secret-used',
  'not-verified',
  'unknown-passkey',
  'link-over',
  'address-taken',
  'last-way',
  'no-mail',
  'internal-address',
  'not-taken',
  'too-many',
  'too-fast',
  'unavailable',
] as const;
export const accountTrouble = z.strictObject({ why: z.enum(ACCOUNT_TROUBLES) });
export type AccountTrouble = (typeof ACCOUNT_TROUBLES)[number];
