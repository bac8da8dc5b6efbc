import { keepRecentStatesYoung } from '#server/recent-states.ts';
import { openServer } from '#server/open-server.ts';

/** A node as `rotonde serve` opens it, but that it does not hear all that the bus says. */
const { PORT = '0', HOST, DATABASE_URL = '' } = process.env;
keepRecentStatesYoung();
const { address, close } = await openServer({
  port: Number(PORT),
  host: HOST,
  dataDir: '',
  databaseUrl: DATABASE_URL,
  logLevel: 'error',
  trustProxy: 1,
});
console.log(`http://127.0.0.1:${address.port}`);
process.once('SIGTERM', () => void close());
