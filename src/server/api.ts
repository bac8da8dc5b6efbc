import type { FastifyInstance } from 'fastify';
import { Malformed } from '#kernel/game.ts';
import { tableId, tableWish } from '#protocol/parts.ts';
import { Refusing } from '#tables/refusing.ts';
import type { Tables } from '#tables/tables.ts';
import type { Limits } from './limits.ts';

/** As much as is said about what is wrong with a wish, in characters. */
const MOST_WORDS = 1000;

/** What pages ask for before they have a socket. */
export function serveApi(app: FastifyInstance, tables: Tables, limits: Limits): void {
  const atMost = (max: number) => ({ config: { rateLimit: { max, timeWindow: 60_000 } } });

  app.get('/healthz', (_request, reply) => reply.type('text/plain').send('ok\n'));

  app.post('/api/tables', atMost(limits.tablesPerMinute), async (request, reply) => {
    const wish = tableWish.safeParse(request.body);
    if (!wish.success) return reply.code(400).send({ why: whyNot(request.body) });
    try {
      const id = await tables.create(wish.data);
      app.log.info({ table: id, game: wish.data.game }, 'table made');
      return await reply.code(201).send({ id });
    } catch (error) {
      if (!(error instanceof Refusing || error instanceof Malformed)) throw error;
      // Only options can be so: the rest of the wish has been read above.
      const isMalformed = error instanceof Malformed;
      const what = isMalformed ? { what: `options: ${error.message}`.slice(0, MOST_WORDS) } : {};
      return reply.code(400).send({ why: 'malformed', ...what });
    }
  });

  app.get<{ Params: { id: string } }>(
    '/api/tables/:id',
    atMost(limits.requestsPerMinute),
    async (request, reply) => {
      const id = tableId.safeParse(request.params.id);
      const summary = id.success ? await tables.summary(id.data) : undefined;
      if (!summary) return reply.code(404).send({ why: 'no-such-table' });
      return reply.header('cache-control', 'no-store').send(summary);
    },
  );
}

/** A page of another version is told to reload. */
function whyNot(body: unknown): 'reload' | 'malformed' {
  const { v } = (body ?? {}) as { v?: unknown };
  return Number.isSafeInteger(v) && !tableWish.shape.v.safeParse(v).success
    ? 'reload'
    : 'malformed';
}
