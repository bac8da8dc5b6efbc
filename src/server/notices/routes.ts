import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { nothing } from '#protocol/http/account.ts';
import {
  type NoticesShown,
  noticeWishes,
  pushGone,
  pushKinds,
  pushWish,
  trying,
  webhookWish,
} from '#protocol/http/notices.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { noted } from '../accounts/audit.ts';
import { hashOf, newToken } from '../accounts/hashes.ts';
import { type Identity, sameOrigin } from '../accounts/identity.ts';
import { refuse } from '../accounts/refused.ts';
import type { Session } from '../accounts/sessions.ts';
import { posting } from '../mail/letters.ts';
import { networkOf } from '../network.ts';
import type { Quotas } from '../quotas.ts';
import { step } from '../sql/sql.ts';
import { rationed, TooFast } from '../too-fast.ts';
import { feedOf, renewFeed } from './feeds.ts';
import type { HouseNotices } from './open-notices.ts';
import { placeOf } from './outbound/post.ts';
import { areKeys } from './push/encrypt.ts';
import { pushesOf, pushTo } from './push/send.ts';
import { TRIAL_LETTER } from './rows.ts';
import { noticeStatements as statements } from './statements.ts';
import { callWebhook, webhookBody, webhookOf } from './webhook.ts';
import { WISHES, wishesIn } from './wishes.ts';
import { noticeWords } from './words.ts';

export type NoticeRoutes = {
  notices: HouseNotices;
  accounts: Accounts;
  identity: Identity;
  quotas: Quotas;
  isMailSent: boolean;
};

/** More browsers than anybody has. */
const MOST_PUSHES = 20;

type Asked<Body> = { body: Body; session: Session; request: FastifyRequest };

/** All that a page asks about the notices of a season ticket. */
export function serveNotices(app: FastifyInstance, routes: NoticeRoutes): void {
  const { identity, quotas } = routes;
  const signedIn = async (request: FastifyRequest): Promise<Session> =>
    (await identity.session(request)) ?? refuse('not-signed-in');

  app.get('/api/account/notices', { onRequest: rationed(quotas) }, async (request, reply) => {
    const session = await signedIn(request);
    return reply.header('cache-control', 'no-store').send(await shown(routes, session));
  });

  const post = <Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
    work: (asked: Asked<z.infer<Schema>>) => Promise<unknown>,
  ): void => {
    const onRequest = [rationed(quotas), sameOrigin];
    app.post(`/api/account/notices${path}`, { onRequest }, async (request, reply) => {
      const read = schema.safeParse(request.body);
      if (!read.success) return refuse('malformed');
      const session = await signedIn(request);
      void reply.header('cache-control', 'no-store');
      return reply.send((await work({ body: read.data, session, request })) ?? {});
    });
  };
  serveWishes(routes, post);
  serveWebhook(routes, post);
  serveFeedWishes(routes, post);
}

type Post = <Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
  work: (asked: Asked<z.infer<Schema>>) => Promise<unknown>,
) => void;

async function shown(
  { notices, accounts, isMailSent }: NoticeRoutes,
  session: Session,
): Promise<NoticesShown> {
  const { mark, settings } = await accounts.ticketOf(session);
  const { sql, now } = notices.host;
  const [pushes, addresses, hook, feed] = await Promise.all([
    pushesOf(sql, mark, now()),
    accounts.links.addressesOf(mark),
    webhookOf(sql, mark),
    feedOf(sql, mark),
  ]);
  return {
    wishes: wishesIn(settings),
    pushKey: notices.vapid.publicKey,
    isMailSent,
    pushes: pushes.map(({ endpoint, device, made, unwanted }) => {
      return { endpoint, device, made, unwanted };
    }),
    addresses,
    ...(hook
      ? {
          webhook: {
            host: new URL(hook.url).host,
            form: hook.form,
            ...(hook.failing === undefined ? {} : { failing: hook.failing }),
            ...(hook.stopped === undefined ? {} : { stopped: hook.stopped }),
          },
        }
      : {}),
    ...(feed ? { feed } : {}),
  };
}

/** It must be possible to speak to, now; it is asked again whenever it is spoken to. */
async function checkPlace({ notices }: NoticeRoutes, url: string): Promise<void> {
  await placeOf(url, notices.host.outbound).catch(() => refuse('internal-address'));
}

function serveWishes(routes: NoticeRoutes, post: Post): void {
  const { notices, accounts, identity, quotas, isMailSent } = routes;
  const { sql, now, wake } = notices.host;

  post('', noticeWishes, async ({ body, session }) => {
    await accounts.tickets.set(session.mark, (settings) => ({ ...settings, [WISHES]: body }));
  });

  post('/push', pushWish, async ({ body: { endpoint, keys }, session, request }) => {
    if (!areKeys(keys)) refuse('malformed');
    await checkPlace(routes, endpoint);
    const { mark } = session;
    if ((await pushesOf(sql, mark, now())).length >= MOST_PUSHES) refuse('too-many');
    const { device } = identity.caller(request, 'passkey');
    const label = [device.browser, device.system].filter((part) => part !== '').join(', ');
    const { p256dh, auth } = keys;
    const values = [hashOf(endpoint), mark, endpoint, p256dh, auth, label, now(), session.id];
    await sql.write([step(statements.putPush, values)]);
  });

  post('/push/kinds', pushKinds, async ({ body: { endpoint, unwanted }, session }) => {
    const values = [hashOf(endpoint), session.mark, JSON.stringify(unwanted)];
    await sql.write([step(statements.setUnwanted, values)]);
  });

  post('/push/remove', pushGone, async ({ body, session }) => {
    await sql.write([step(statements.dropPushOf, [hashOf(body.endpoint), session.mark])]);
  });

  post('/try', trying, async ({ body: { channel }, session, request }) => {
    if (!quotas.letters.take(networkOf(request.ip))) throw new TooFast();
    const { mark, language } = await accounts.ticketOf(session);
    const { trial } = noticeWords[language];
    if (channel === 'push') {
      const said = { title: trial.title, body: trial.body, url: '/account', count: 0 };
      const taken = await pushTo(notices.host, mark, { t: 'show', tag: 'trial', ...said });
      if (taken === 0) refuse('not-taken');
    } else if (channel === 'mail') {
      const [address] = await accounts.links.addressesOf(mark);
      if (!isMailSent || address === undefined) return refuse('no-mail');
      await sql.write(posting({ address, mark, language, kind: TRIAL_LETTER, about: {} }, now()));
      wake();
    } else {
      const hook = (await webhookOf(sql, mark)) ?? refuse('not-taken');
      const said = { title: trial.title, lines: [trial.body] };
      const body = webhookBody(hook.form, { said, items: [], urlOf: () => undefined });
      if (!(await callWebhook(notices.host, mark, hook, body))) refuse('not-taken');
    }
    return undefined;
  });
}

function serveWebhook(routes: NoticeRoutes, post: Post): void {
  const { notices, accounts, identity, quotas } = routes;
  const { sql, now } = notices.host;

  post('/webhook', webhookWish, async ({ body: { url, form }, session, request }) => {
    // Each looks a name up for a stranger.
    if (!quotas.letters.take(networkOf(request.ip))) throw new TooFast();
    await checkPlace(routes, url);
    const secret = newToken();
    const by = accounts.by(identity.caller(request, 'passkey'), session);
    await sql.write([
      step(statements.putWebhook, [session.mark, url, form, secret, now()]),
      noted(by, 'webhook-set', { host: new URL(url).host }),
    ]);
    return { secret };
  });

  post('/webhook/remove', nothing, async ({ session, request }) => {
    const by = accounts.by(identity.caller(request, 'passkey'), session);
    const drop = step(statements.dropWebhook, [session.mark]);
    await sql.write([drop, noted(by, 'webhook-removed')]);
  });
}

function serveFeedWishes(routes: NoticeRoutes, post: Post): void {
  const { notices, accounts, identity } = routes;
  const { sql, now } = notices.host;

  post('/feed', nothing, async ({ session, request }) => {
    const token = await renewFeed(sql, session.mark, now());
    const caller = identity.caller(request, 'passkey');
    await sql.write([noted(accounts.by(caller, session), 'feed-renewed')]);
    const at = `${caller.site.origin}/api/feeds/${token}`;
    return { atom: `${at}/turns.atom`, calendar: `${at}/turns.ics` };
  });

  post('/feed/remove', nothing, async ({ session, request }) => {
    const by = accounts.by(identity.caller(request, 'passkey'), session);
    await sql.write([step(statements.dropFeed, [session.mark]), noted(by, 'feed-removed')]);
  });
}
