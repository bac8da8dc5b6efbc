import { createHash } from 'node:crypto';
import type { AccountShown } from '#protocol/http/account.ts';
import type { Links } from './links.ts';
import type { Passkeys } from './passkeys.ts';
import type { Session, Sessions } from './sessions.ts';
import type { Tickets } from './tickets.ts';

type Parts = { tickets: Tickets; passkeys: Passkeys; links: Links; sessions: Sessions };

/** All that a holder is shown of their ticket; a guest sees only what there is to choose. */
export async function shownTo(
  parts: Parts,
  isMailSent: boolean,
  session: Session | undefined,
): Promise<AccountShown> {
  const ticket = session && (await parts.tickets.of(session.mark));
  if (!ticket || !session) return { isMailSent };
  const { mark, name, since, language, settings, leaves } = ticket;
  const [passkeys, addresses, sessions] = await Promise.all([
    parts.passkeys.of(mark),
    parts.links.addressesOf(mark),
    parts.sessions.of(mark),
  ]);
  return {
    isMailSent,
    ticket: {
      name,
      number: numberOf(mark),
      since,
      language,
      settings,
      ...(leaves === undefined ? {} : { leaves }),
      addresses,
      passkeys: passkeys.map(({ id, label, made, seen }) => ({
        id,
        label,
        made,
        ...(seen === undefined ? {} : { seen }),
      })),
      sessions: sessions.map(({ id, device, made, seen }) => ({
        id,
        device,
        made,
        seen,
        isThis: id === session.id,
      })),
    },
  };
}

/** Eight digits on the card, by the mark, which they do not tell. */
function numberOf(mark: string): string {
  const bytes = createHash('sha256').update(`number of ${mark}`).digest();
  return `${bytes.readUInt32BE(0) % 100_000_000}`.padStart(8, '0');
}
