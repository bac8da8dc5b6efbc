import type { FastifyInstance, FastifyReply } from 'fastify';
import { askGames, askOwn, rateMe, type SheetShown } from '#protocol/http/people.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { type Identity, sameOrigin } from '../accounts/identity.ts';
import { refuse } from '../accounts/refused.ts';
import type { Quotas } from '../quotas.ts';
import { rationed } from '../too-fast.ts';
import { withRating } from './sheet.ts';
import type { Sheets } from './sheets.ts';

export type ResultRoutes = {
  sheets: Sheets;
  accounts: Pick<Accounts, 'tickets' | 'holderOf'>;
  identity: Identity;
  quotas: Quotas;
};

/** Longer than any name, and than any mark. */
const MOST_WHO = 96;

/** Log sheets and finished games. What changes something, or tells a guest's secret, is said in a body. */
export function serveResults(app: FastifyInstance, host: ResultRoutes): void {
  const { sheets, accounts, identity, quotas } = host;
  const onRequest = rationed(quotas);

  const send = (reply: FastifyReply, sheet: SheetShown | undefined) =>
    reply
      .header('cache-control', 'no-store')
      .code(sheet ? 200 : 404)
      .send(sheet ?? { why: 'not-found' });

  app.get<{ Params: { who: string } }>(
    '/api/people/:who',
    { onRequest },
    async (request, reply) => {
      const { who } = request.params;
      if (who.length > MOST_WHO) return send(reply, undefined);
      const session = await identity.session(request);
      return send(reply, await sheets.of(who, session?.mark));
    },
  );

  app.post('/api/people/me', { onRequest }, async (request, reply) => {
    const read = askOwn.safeParse(request.body);
    if (!read.success) return refuse('malformed');
    const session = await identity.session(request);
    if (session) await sameOrigin(request);
    const mark = await accounts.holderOf(read.data.secret, session);
    return send(reply, await sheets.own(mark));
  });

  app.post('/api/people/me/rating', { onRequest: [onRequest, sameOrigin] }, async (request) => {
    const read = rateMe.safeParse(request.body);
    if (!read.success) return refuse('malformed');
    const { mark } = (await identity.session(request)) ?? refuse('not-signed-in');
    await accounts.tickets.set(mark, (settings) => withRating(settings, read.data.rating));
    return {};
  });

  app.get('/api/games', { onRequest }, async (request, reply) => {
    const read = askGames.safeParse(request.query);
    if (!read.success) return refuse('malformed');
    const session = await identity.session(request);
    const found = await sheets.games({ ...read.data, reader: session?.mark });
    return reply.header('cache-control', 'no-store').send(found);
  });
}
