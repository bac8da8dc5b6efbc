/**
 * The house of the tests, as `rotonde serve` opens it, but that it also posts to push services on this machine, which a house that
 * is out in the world never does, and that it may serve another build of the client.
 */
import { openServer } from '#server/open-server.ts';

const {
  PORT,
  DATA_DIR = '',
  DATABASE_URL,
  LOG_LEVEL = 'error',
  PUBLIC_URL,
  SMTP_URL,
  MAIL_FROM,
  WEB_DIR,
} = process.env;
const house = await openServer({
  port: Number(PORT),
  dataDir: DATA_DIR,
  databaseUrl: DATABASE_URL,
  logLevel: LOG_LEVEL,
  publicUrl: PUBLIC_URL,
  ...(WEB_DIR === undefined ? {} : { webDir: WEB_DIR }),
  mail: SMTP_URL && MAIL_FROM ? { smtpUrl: SMTP_URL, from: MAIL_FROM } : undefined,
  outbound: { allowLoopback: true },
});
console.log(`open at http://localhost:${house.address.port}`);
process.once('SIGTERM', () => void house.close());
