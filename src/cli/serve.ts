import { once } from 'node:events';
import type { Server } from 'node:http';
import { openHouse } from '#server/house.ts';
import { readArguments, readWholeNumber } from './arguments.ts';
import { Failure, quoted } from './failure.ts';

const PORTS = [0, 65_535] as const;
const FAREWELL_MS = 3000;

/** Opens the house until somebody ends the process. */
export async function serve(args: readonly string[]): Promise<void> {
  readArguments(args, {}, 0);
  const { PORT = '3000', HOST } = process.env;
  const port = readWholeNumber('PORT', PORT, PORTS);
  const server = openHouse();
  server.listen(port, HOST);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new Failure(`cannot listen on port ${port}: ${reasonOf(error, HOST)}`);
  }
  const address = server.address();
  const open = typeof address === 'object' && address !== null ? address.port : port;
  console.log(`Rotonde is open at http://${nameOf(HOST)}:${open}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => close(server));
}

/** Lets the requests under way finish, but does not wait for a client that never ends. */
function close(server: Server): void {
  server.close();
  setTimeout(() => server.closeAllConnections(), FAREWELL_MS).unref();
}

function nameOf(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function reasonOf(error: unknown, host: string | undefined): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return 'something else is using it (PORT chooses another)';
    case 'EACCES':
      return 'not permitted (PORT chooses another)';
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${quoted(host ?? '')} is not this machine`;
    default:
      return String(code ?? error);
  }
}
