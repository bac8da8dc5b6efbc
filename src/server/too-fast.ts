import type { FastifyRequest } from 'fastify';
import { networkOf } from './network.ts';
import type { Quotas } from './quotas.ts';

/** Answered with code 429. */
export class TooFast extends Error {
  override name = 'TooFast';
  readonly statusCode = 429;
}

/** A hook for `onRequest`: an address may not ask without end. */
export function rationed({ requests }: Quotas) {
  return async ({ ip }: FastifyRequest): Promise<void> => {
    if (!requests.take(networkOf(ip))) throw new TooFast();
  };
}
