import { networkInterfaces } from 'node:os';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { BotFailure, BotGivenUp } from '#tables/bot-host.ts';
import type { TablesHost } from '#tables/tables.ts';
import { serveHealth } from './api.ts';
import { failureLog } from './bots/failure-log.ts';
import { answerErrors } from './errors.ts';
import { setHeaders } from './headers.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { ServerOptions } from './open-server.ts';
import { requestIdOf } from './request-id.ts';
import { trustedBy } from './trust-proxy.ts';

/** The largest body that may come by HTTP: a wish for a table with a board of one's own, whose file has 64 KiB at most. */
const BODY_BYTES = 68 * 1024;

/** What is nobody's fault is logged and counted; of bots that fail, now and then. */
export function reporting({ log }: FastifyInstance, { failures }: Metrics): TablesHost['report'] {
  const reportBot = failureLog((err, others) =>
    log.error(
      { err, others, ...err.asked },
      err instanceof BotGivenUp ? 'a bot was given up' : 'a bot failed',
    ),
  );
  return (error, about) => {
    if (error instanceof BotFailure) return reportBot(error);
    failures.inc();
    log.error({ err: error, ...about });
  };
}

export async function webServer({ logLevel = 'info', trustProxy = 0 }: ServerOptions) {
  const app = fastify({
    // What was asked is not logged: a body holds a guest's secret.
    logger: { level: logLevel, stream: process.stderr },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    trustProxy: trustedBy(trustProxy),
    bodyLimit: BODY_BYTES,
    requestTimeout: 15_000,
    forceCloseConnections: 'idle',
  });
  answerErrors(app);
  await setHeaders(app);
  serveHealth(app);
  return app;
}

/** All addresses of this machine; those of IPv6 stand for both kinds, where there are any. */
export function everywhere(): string {
  const addresses = Object.values(networkInterfaces()).flat();
  return addresses.some((address) => address?.family === 'IPv6') ? '::' : '0.0.0.0';
}

/** How long a client that never ends its request is waited for. */
const GRACE_MS = 3000;

export async function closed(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
  await app.close();
  clearTimeout(timer);
  app.log.info('closed');
}
