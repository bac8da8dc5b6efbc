import type { RunningServer, ServerOptions } from '#server/open-server.ts';
import { parseTrustProxy, type TrustProxy } from '#server/trust-proxy.ts';
import { readArguments, readWholeNumber } from './arguments.ts';
import { closeOnSignals } from './closing.ts';
import { Failure, quoted, UsageError } from './failure.ts';
import { readNodeWishes } from './node-wishes.ts';
import { readSiteWishes } from './site-wishes.ts';
import { placeFailure, readDatabaseUrl } from './store-place.ts';

const PORTS = [0, 65_535] as const;
const DRAIN_SECONDS = [0, 3600] as const;
const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** Opens the house until somebody ends the process. */
export async function serve(args: readonly string[]): Promise<void> {
  const { values } = readArguments(args, { role: { type: 'string' } }, 0);
  const { PORT = '3000', HOST, DATA_DIR = 'data', LOG_LEVEL = 'info' } = process.env;
  const { TRUST_PROXY = '0', DRAIN_SECONDS: drain = '0' } = process.env;
  const port = readWholeNumber('PORT', PORT, PORTS);
  if (!LEVELS.includes(LOG_LEVEL)) {
    throw new UsageError(`LOG_LEVEL is one of ${LEVELS.join(', ')}, not ${quoted(LOG_LEVEL)}`);
  }
  const trustProxy = readTrustProxy(TRUST_PROXY);
  const drainSeconds = readWholeNumber('DRAIN_SECONDS', drain, DRAIN_SECONDS);
  const databaseUrl = readDatabaseUrl();
  const house = await open({
    port,
    host: HOST,
    dataDir: DATA_DIR,
    databaseUrl,
    ...readNodeWishes(values.role, databaseUrl),
    ...readSiteWishes(),
    logLevel: LOG_LEVEL,
    trustProxy,
  });
  console.log(`Rotonde is open at http://${nameOf(HOST)}:${house.address.port}`);
  closeOnSignals(house, 1000 * drainSeconds);
}

function readTrustProxy(text: string): TrustProxy {
  const trust = parseTrustProxy(text);
  if (trust !== undefined) return trust;
  throw new UsageError(
    `TRUST_PROXY takes how many proxies there are, or their addresses as in 10.0.0.1,192.168.0.0/16, not ${quoted(text)}`,
  );
}

async function open(wish: ServerOptions): Promise<RunningServer> {
  // Only here, so that the other commands do not wait for a web server to be loaded.
  const { openServer } = await import('#server/open-server.ts');
  const { keepRecentStatesYoung } = await import('#server/recent-states.ts');
  keepRecentStatesYoung();
  try {
    return await openServer(wish);
  } catch (error) {
    const { port, host, databaseUrl, dataDir } = wish;
    throw isOfNetwork(error)
      ? new Failure(reasonOf(error, port, host))
      : placeFailure(error, databaseUrl ?? dataDir);
  }
}

function nameOf(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function isOfNetwork(error: unknown): error is NodeJS.ErrnoException {
  const of = error instanceof Error && 'syscall' in error ? error.syscall : undefined;
  return of === 'listen' || of === 'getaddrinfo';
}

function reasonOf(error: NodeJS.ErrnoException, port: number, host: string | undefined): string {
  const { code, message } = error;
  const listening = `cannot listen on port ${port}`;
  switch (code) {
    case 'EADDRINUSE':
      return `${listening}: something else is using it (PORT chooses another)`;
    case 'EACCES':
      return `${listening}: not permitted (PORT chooses another)`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${listening}: HOST ${quoted(host ?? '')} is not this machine`;
    default:
      return `${listening}: ${message}`;
  }
}
