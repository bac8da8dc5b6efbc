import type { FastifyInstance } from 'fastify';
import { AccountRefused } from './accounts/refused.ts';

/** Why a request by HTTP was not done: the words of the sockets, under the codes of HTTP. */
const ANSWERS: Readonly<Record<number, string>> = {
  404: 'not-found',
  413: 'too-large',
  429: 'too-fast',
};

/** How a connection fails whose other end is gone. That is nobody's fault. */
const VANISHED = new Set(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/** Every failure is answered alike, and only what is our own fault is logged. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<{ statusCode?: number; code?: string }>((error, request, reply) => {
    const { statusCode: status = 500, code = '' } = error;
    if (status >= 500) {
      if (!VANISHED.has(code)) request.log.error(error);
      return reply.code(500).send({ why: 'unavailable' });
    }
    if (error instanceof AccountRefused) return reply.code(status).send({ why: error.why });
    return reply.code(status).send({ why: ANSWERS[status] ?? 'malformed' });
  });
}
