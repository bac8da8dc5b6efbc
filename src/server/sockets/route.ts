import type { IncomingMessage, ServerResponse } from 'node:http';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../network.ts';
import { rationed } from '../too-fast.ts';
import type { CameBy, SocketContext } from './socket-context.ts';
import { SocketRegistry } from './socket-registry.ts';

/** Whoever does not answer a farewell within this is cut off. */
const GRACE_MS = 1000;

const PATH = '/ws';

/** The way in for sockets: /ws. */
export async function serveSockets(
  app: FastifyInstance,
  context: SocketContext,
  identity: { session(request: FastifyRequest): Promise<CameBy | undefined> },
): Promise<SocketRegistry> {
  const { limits, quotas, metrics } = context;
  const registry = new SocketRegistry(context);
  metrics.gauge('rotonde_sockets', 'Sockets', () => registry.count);
  metrics.gauge('rotonde_sockets_unread_bytes', 'Sent, not yet read', () => registry.waiting);
  const options = {
    maxPayload: limits.messageBytes,
    maxFragments: limits.fragments,
    maxBufferedChunks: limits.chunks,
    // Pings are answered by the connection, as far as they are paid for.
    autoPong: false,
    closeTimeout: GRACE_MS,
    perMessageDeflate: false,
    clientTracking: false,
  };
  // A frame that is none, a reset connection: the library closes the socket, and nobody else is concerned.
  const failed = ({ message }: Error): void => app.log.debug({ message }, 'socket failed');
  const answers = new WeakMap<IncomingMessage, ServerResponse>();
  const sessions = new WeakMap<IncomingMessage, CameBy>();
  await app.register(websocket, {
    options,
    errorHandler: failed,
    preClose: async () => {
      // From here on a socket that is asked for is a request like any other, and answered 503.
      app.server.removeAllListeners('upgrade');
      await registry.stop();
    },
  });
  // Left alone, the library would open a socket on every route, only to close it.
  app.addHook('onRequest', async ({ ws, routeOptions }, reply) => {
    if (ws && routeOptions.url !== PATH) await reply.code(404).send({ why: 'not-found' });
  });
  app.get(
    PATH,
    {
      websocket: true,
      // Those headers are for pages, and this answer is none.
      helmet: false,
      onRequest: rationed(quotas),
      preValidation: async (request, reply) => {
        if (!isSameOrigin(request)) return reply.code(403).send({ why: 'not-yours' });
        const session = await identity.session(request);
        if (session) sessions.set(request.raw, { id: session.id, mark: session.mark });
        answers.set(request.raw, reply.raw);
        return undefined;
      },
    },
    (socket, { raw, ip }) => {
      // The library's listener and the wire would hold on to the request, its answer and their logs while a socket lives.
      socket.removeAllListeners('error').on('error', failed);
      answers.get(raw)?.detachSocket(raw.socket);
      registry.receive(socket, raw.socket, networkOf(ip), sessions.get(raw));
    },
  );
  return registry;
}

/** Browsers say which site a socket was opened from. Another site's pages have no business here. */
function isSameOrigin({ headers, host }: FastifyRequest): boolean {
  const { origin } = headers;
  return origin === undefined || URL.parse(origin)?.host === host;
}
