import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** This machine, and networks that nobody can call from outside. */
const near = new BlockList();
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  near.addSubnet(net, bits);
}
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');

const isNear = (ip: string): boolean => near.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');

/** `/metrics`, for whoever asks from near by: how many play here is nobody else’s business. */
export function serveMetrics(app: FastifyInstance, { registry, responses }: Metrics): void {
  app.addHook('onResponse', async (_request, { statusCode }) => {
    responses.inc({ code: statusCode });
  });
  app.get('/metrics', async ({ ip }, reply) => {
    if (!isNear(ip)) return reply.code(404).send({ why: 'not-found' });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
