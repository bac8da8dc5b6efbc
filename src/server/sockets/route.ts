import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MOST_BYTES } from '#protocol/parts.ts';
import type { Desk } from './connection.ts';
import { Lobby } from './lobby.ts';

/** Beyond this not even a farewell is said: the library closes with code 1009 before it has read the frame. */
const MOST_PAYLOAD = 16 * MOST_BYTES;

/** The way in for sockets: /ws. */
export async function serveSockets(app: FastifyInstance, desk: Desk): Promise<void> {
  const lobby = new Lobby(desk);
  await app.register(websocket, {
    options: { maxPayload: MOST_PAYLOAD, perMessageDeflate: false, clientTracking: false },
    // A frame that is none, a reset connection: the library closes the socket, and nobody else is concerned.
    errorHandler: (error) => app.log.debug(error),
    preClose: async () => {
      // From here on a socket that is asked for is a request like any other, and answered 503.
      app.server.removeAllListeners('upgrade');
      await lobby.stop();
    },
  });
  app.get(
    '/ws',
    {
      websocket: true,
      // Those headers are for pages, and this answer is none.
      helmet: false,
      config: { rateLimit: { max: desk.limits.requestsPerMinute, timeWindow: 60_000 } },
      preValidation: async (request, reply) => {
        if (!isSameOrigin(request)) await reply.code(403).send({ why: 'not-yours' });
      },
    },
    (socket, request) => lobby.receive(socket, request.raw, request.ip),
  );
}

/** Browsers say which site a socket was opened from. Another site's pages have no business here. */
function isSameOrigin({ headers, host }: FastifyRequest): boolean {
  const { origin } = headers;
  return origin === undefined || URL.parse(origin)?.host === host;
}
