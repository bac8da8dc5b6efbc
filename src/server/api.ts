import type { FastifyInstance } from 'fastify';
import { Malformed } from '#kernel/game.ts';
import { tableId, tableWish } from '#protocol/parts.ts';
import { TooManyBotTables } from '#tables/bot-tables.ts';
import { OtherRules } from '#tables/other-rules.ts';
import { Refusing } from '#tables/refusing.ts';
import type { Tables } from '#tables/tables.ts';
import { sameOrigin } from './accounts/identity.ts';
import type { HouseAccounts } from './accounts/open-accounts.ts';
import { networkOf } from './network.ts';
import type { Quotas } from './quotas.ts';
import { rationed, TooFast } from './too-fast.ts';

/** As much as is said about what is wrong with a wish, in characters. */
const MOST_WORDS = 1000;

/** What whoever watches over the process asks for. */
export function serveHealth(app: FastifyInstance): void {
  app.get('/healthz', (_request, reply) => reply.type('text/plain').send('ok\n'));
}

/** What pages ask for before they have a socket. `made`: somebody has a table more than before. */
export function serveApi(
  app: FastifyInstance,
  tables: Tables,
  quotas: Quotas,
  { accounts, identity }: Pick<HouseAccounts, 'accounts' | 'identity'>,
  made: (holder: string) => void,
): void {
  const onRequest = rationed(quotas);

  app.post('/api/tables', { onRequest }, async (request, reply) => {
    const wish = tableWish.safeParse(request.body);
    if (!wish.success) return reply.code(400).send({ why: whyNot(request.body) });
    const address = networkOf(request.ip);
    const session = await identity.session(request);
    // A guest's secret is proof that the page is theirs; a cookie goes along unasked.
    if (session) await sameOrigin(request);
    const holder = await accounts.holderOf(wish.data.secret, session);
    if (!takeTable(quotas, holder, address)) throw new TooFast();
    try {
      const id = await tables.create(wish.data, address, holder);
      made(holder);
      request.log.info({ table: id, game: wish.data.game }, 'table made');
      return await reply.code(201).send({ id });
    } catch (error) {
      if (error instanceof TooManyBotTables) return reply.code(429).send({ why: 'bot-tables' });
      if (!(error instanceof Refusing || error instanceof Malformed)) throw error;
      if (error instanceof Refusing) return reply.code(400).send({ why: error.answer.why });
      // Only options can be so: the rest of the wish has been read above.
      const what = `options: ${error.message}`.slice(0, MOST_WORDS);
      return reply.code(400).send({ why: 'malformed', what });
    }
  });

  app.get<{ Params: { id: string } }>('/api/tables/:id', { onRequest }, async (request, reply) => {
    const id = tableId.safeParse(request.params.id);
    try {
      const summary = id.success ? await tables.summary(id.data) : undefined;
      // Whoever may know of a private table asks by a socket, where it is seen who they are.
      if (!summary || summary.access) return await reply.code(404).send({ why: 'no-such-table' });
      return await reply.header('cache-control', 'no-store').send(summary);
    } catch (error) {
      if (!(error instanceof OtherRules)) throw error;
      return reply.code(409).send({ why: 'other-rules' });
    }
  });
}

/** The guest first: what they are refused is not their neighbours' loss. */
export function takeTable({ tables }: Quotas, guest: string, address: string): boolean {
  return (
    tables.guest.every((quota) => quota.take(guest)) &&
    tables.address.every((quota) => quota.take(address))
  );
}

/** A page of another version is told to reload. */
function whyNot(body: unknown): 'reload' | 'malformed' {
  const { v } = (body ?? {}) as { v?: unknown };
  return Number.isSafeInteger(v) && !tableWish.shape.v.safeParse(v).success
    ? 'reload'
    : 'malformed';
}
