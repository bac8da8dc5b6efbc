import { rngFrom } from '#kernel/rng.ts';
import { openBus } from '#server/bus/open-bus.ts';
import type { Role } from '#server/jobs/roles.ts';
import { openServer } from '#server/open-server.ts';
import { keepRecentStatesYoung } from '#server/recent-states.ts';
import { droppingBus, LOST } from './dropping-bus.ts';

/**
 * A house as `rotonde serve` opens it, over a folder or as one node of many; but that notices may go to this machine, and that a
 * node does not hear all that is said on the bus.
 */
const { PORT = '0', HOST, DATA_DIR = '', DATABASE_URL = '', BUS_URL = '' } = process.env;
const { ROLE = 'all', SMTP_URL = '', CHAOS_DROP = '0', CHAOS_SEED = '1' } = process.env;

keepRecentStatesYoung();
// The first line is the address, for whoever has started it.
let isOpen = false;
const databaseUrl = DATABASE_URL === '' ? undefined : DATABASE_URL;
const bus = await openBus({ busUrl: BUS_URL === '' ? undefined : BUS_URL, databaseUrl });
const lose = (): void => {
  if (isOpen) console.log(LOST);
};
const { address, close } = await openServer({
  port: Number(PORT),
  host: HOST,
  dataDir: DATA_DIR,
  databaseUrl,
  ...(bus
    ? { bus: droppingBus(bus, Number(CHAOS_DROP), rngFrom(Number(CHAOS_SEED), process.pid), lose) }
    : {}),
  role: ROLE as Role,
  logLevel: 'error',
  trustProxy: 1,
  // Letters and notices go to whoever watches this run, on this machine.
  publicUrl: 'http://127.0.0.1',
  mail: { smtpUrl: SMTP_URL, from: 'chaos@example.org' },
  outbound: { allowLoopback: true },
});
console.log(`http://127.0.0.1:${address.port}`);
isOpen = true;
process.once('SIGTERM', () => void close());
