import type { FastifyInstance } from 'fastify';
import { answerGiven, answerLook } from '#protocol/http/notices.ts';
import { sameOrigin } from '../accounts/identity.ts';
import { refuse } from '../accounts/refused.ts';
import { peopleIn } from '../people/people.ts';
import { rationed } from '../too-fast.ts';
import { atomOf, calendarOf, type Feed, holderOfFeed } from './feeds.ts';
import { itemOf, waitingFor } from './items.ts';
import type { NoticeRoutes } from './routes.ts';
import { readerOf } from './tell.ts';
import { wishesIn } from './wishes.ts';

type OpenRoutes = Pick<NoticeRoutes, 'notices' | 'accounts' | 'identity' | 'quotas'>;

/** What is asked by whoever has a secret address, without a session: answers and feeds. */
export function serveAnswers(app: FastifyInstance, routes: OpenRoutes): void {
  const { notices, quotas } = routes;
  const onRequest = [rationed(quotas), sameOrigin];

  // By POST too: an address with a secret in it stands in nobody's log.
  app.post('/api/answer/look', { onRequest }, async (request, reply) => {
    const read = answerLook.safeParse(request.body);
    if (!read.success) return refuse('malformed');
    return reply
      .header('cache-control', 'no-store')
      .send(await notices.answers.look(read.data.token));
  });

  app.post('/api/answer', { onRequest }, async (request, reply) => {
    const read = answerGiven.safeParse(request.body);
    if (!read.success) return refuse('malformed');
    const { token, which } = read.data;
    const shown = await notices.answers.give(token, which, request.id);
    return reply.header('cache-control', 'no-store').send(shown);
  });

  app.post('/api/answer/undo', { onRequest }, async (request, reply) => {
    const read = answerLook.safeParse(request.body);
    if (!read.success) return refuse('malformed');
    return reply
      .header('cache-control', 'no-store')
      .send(await notices.answers.undo(read.data.token, request.id));
  });

  serveFeeds(app, routes);
}

const FORMS = {
  'turns.atom': { type: 'application/atom+xml; charset=utf-8', write: atomOf },
  'turns.ics': { type: 'text/calendar; charset=utf-8', write: calendarOf },
} as const;

/** Finished games stay in a feed for so many. */
const MOST_OVER = 20;

function serveFeeds(
  app: FastifyInstance,
  { notices, accounts, identity, quotas }: OpenRoutes,
): void {
  const { host } = notices;

  const feedOf = async (mark: string, site: string): Promise<Feed | undefined> => {
    const ticket = await accounts.tickets.of(mark);
    if (!ticket) return undefined;
    const hours = (await peopleIn(host.sql).hoursOf([mark])).get(mark);
    const { kinds } = wishesIn(ticket.settings);
    const items = kinds.turn.includes('feed') ? await waitingFor(host, mark, hours) : [];
    if (kinds.over.includes('feed')) {
      const over = (await host.store.tablesOf(mark, 200)).filter((one) => one.over);
      for (const listed of over.slice(0, MOST_OVER)) {
        const item = await itemOf(host, listed, { kind: 'over' }, hours);
        if (item) items.push({ ...item, since: listed.touched });
      }
    }
    return { items, reader: readerOf(host, ticket, hours), site, id: mark.slice(0, 16) };
  };

  for (const [name, { type, write }] of Object.entries(FORMS)) {
    app.get<{ Params: { token: string } }>(
      `/api/feeds/:token/${name}`,
      { onRequest: rationed(quotas) },
      async (request, reply) => {
        const mark = await holderOfFeed(host.sql, request.params.token);
        const site = identity.caller(request, 'passkey').site.origin;
        const feed = mark === undefined ? undefined : await feedOf(mark, site);
        if (!feed) return reply.code(404).send({ why: 'not-found' });
        return reply.header('cache-control', 'private, max-age=300').type(type).send(write(feed));
      },
    );
  }
}
