import { onTestFinished } from 'vitest';
import type { ServerOptions } from '../open-server.ts';
import { freePort } from '../services/free-port.ts';
import { openMailCatcher } from '../services/mail-catcher.ts';
import { isDatabaseUrl } from '../store/open-store.ts';
import { house } from './house.ts';

/** A house at a place, known by a name, with a clock that a test sets, and a mailbox for all addresses. */
export async function ticketHouse(place: string, wish: Partial<ServerOptions> = {}) {
  const clock = { now: Date.parse('2026-11-16T18:00:00Z') };
  const [mail, port] = [await openMailCatcher(), await freePort()];
  onTestFinished(() => mail.close());
  const address = `http://localhost:${port}`;
  const open = await house({
    ...(isDatabaseUrl(place) ? { databaseUrl: place } : { dataDir: place }),
    mail: { smtpUrl: mail.url, from: 'Rotonde <house@example.org>' },
    tablesHost: { now: () => clock.now },
    port,
    publicUrl: address,
    ...wish,
  });
  return { ...open, address, clock, mail, place };
}
