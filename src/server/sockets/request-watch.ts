import type { FastifyBaseLogger } from 'fastify';
import type { Request } from '#protocol/to-server.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** A request that takes this long is written down. */
const SLOW_MS = 1000;

/** Told of every request, where it was made, and when it is done. `reqId`: by what the log knows it, if it came by HTTP. */
export type RequestWatch = (
  request: Request,
  table: string | undefined,
  done: Promise<void>,
  reqId?: string,
) => void;

/**
 * Counts requests, and writes down those that were slow; with LOG_LEVEL=debug all. `request` is the name that the page gave
 * it at the click; the row of its entry has the same, and so has the log of what failed while it was done.
 */
export function watchRequests({ requests }: Metrics, log: FastifyBaseLogger): RequestWatch {
  const tellsAll = log.level === 'debug' || log.level === 'trace';
  return ({ t, id }, table, done, reqId) => {
    const began = performance.now();
    void done.then(() => {
      const ms = performance.now() - began;
      requests.observe({ t }, ms / 1000);
      if (ms < SLOW_MS && !tellsAll) return;
      const about = { request: id, reqId, table, t, ms: Math.round(ms) };
      if (ms < SLOW_MS) log.debug(about, 'done');
      else log.warn(about, 'slow');
    });
  };
}
