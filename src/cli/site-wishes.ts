import type { HolderOptions } from '#server/open-holders.ts';
import { quoted, UsageError } from './failure.ts';

/** PUBLIC_URL, SMTP_URL, MAIL_FROM and VAPID_PRIVATE_KEY. What is in SMTP_URL and the key is a secret, and is not told when it is wrong. */
export function readSiteWishes(): HolderOptions {
  const { PUBLIC_URL, SMTP_URL, MAIL_FROM, VAPID_PRIVATE_KEY } = process.env;
  const vapidPrivateKey = VAPID_PRIVATE_KEY || undefined;
  if (!/^[A-Za-z0-9_-]{43}$/.test(vapidPrivateKey ?? 'A'.repeat(43))) {
    throw new UsageError('VAPID_PRIVATE_KEY takes 32 bytes in base64url');
  }
  const publicUrl = PUBLIC_URL || undefined;
  const site = publicUrl === undefined ? undefined : URL.parse(publicUrl);
  if (publicUrl !== undefined && !(site && isPlain(site))) {
    const example = 'https://rotonde.example.org';
    throw new UsageError(`PUBLIC_URL takes an address as in ${example}, not ${quoted(publicUrl)}`);
  }
  if (!SMTP_URL) return { publicUrl, vapidPrivateKey };
  if (!/^smtps?:$/.test(URL.parse(SMTP_URL)?.protocol ?? '')) {
    throw new UsageError('SMTP_URL takes an address as in smtps://user:password@host:465');
  }
  if (!MAIL_FROM || publicUrl === undefined) {
    throw new UsageError('with SMTP_URL letters are sent: MAIL_FROM and PUBLIC_URL are needed too');
  }
  if (!/@[^\s@>]+>?$/.test(MAIL_FROM)) {
    throw new UsageError(
      `MAIL_FROM takes an address as in Rotonde <rotonde@example.org>, not ${quoted(MAIL_FROM)}`,
    );
  }
  return { publicUrl, vapidPrivateKey, mail: { smtpUrl: SMTP_URL, from: MAIL_FROM } };
}

/** A site, and no place on it: links are made by putting a path after it. */
const isPlain = ({ protocol, pathname, search, hash, username }: URL): boolean =>
  /^https?:$/.test(protocol) && pathname === '/' && search + hash + username === '';
