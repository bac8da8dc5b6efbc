import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import {
  type DeviceShown,
  endingSessions,
  linkLook,
  linkUse,
  linkWish,
  mutes,
  nothing,
  passkeyMade,
  passkeyShown,
  passkeyWish,
  playing,
  removingWay,
  type renamed,
  renaming,
  speaking,
} from '#protocol/http/account.ts';
import type { Quotas } from '../quotas.ts';
import { rationed, TooFast } from '../too-fast.ts';
import type { Accounts } from './accounts.ts';
import { noted } from './audit.ts';
import type { Caller } from './coming-in.ts';
import { cookieFor } from './cookies.ts';
import { type DownloadHost, download } from './download.ts';
import { type Identity, sameOrigin } from './identity.ts';
import { addressOf } from './links.ts';
import { refuse } from './refused.ts';
import type { Session } from './sessions.ts';

export type AccountRoutes = {
  accounts: Accounts;
  identity: Identity;
  quotas: Quotas;
  downloads: DownloadHost;
  /** Somebody plays at other hours than before. */
  hoursChanged(mark: string): Promise<void>;
};

/** One request that changes something: read, by whom, and its answer. */
type Asked<Body> = {
  body: Body;
  caller: Caller;
  session: Session | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** All that a page asks about a season ticket. */
export function serveAccounts(app: FastifyInstance, host: AccountRoutes): void {
  const { accounts, identity, quotas } = host;
  const onRequest = [rationed(quotas), sameOrigin];

  const post = <Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
    way: DeviceShown['way'],
    work: (asked: Asked<z.infer<Schema>>) => Promise<unknown>,
  ): void => {
    app.post(`/api/account/${path}`, { onRequest }, async (request, reply) => {
      const read = schema.safeParse(request.body);
      if (!read.success) return refuse('malformed');
      const session = await identity.session(request);
      const caller = identity.caller(request, way);
      void reply.header('cache-control', 'no-store');
      const answer = await work({ body: read.data, caller, session, request, reply });
      return reply.send(answer ?? {});
    });
  };

  /** Lets somebody in: the token goes into the cookie, and nowhere else. */
  const letIn = ({ request, reply }: Asked<unknown>, token: string | undefined): void => {
    if (token === undefined) return;
    void reply.header('set-cookie', cookieFor(token, identity.isSecure(request)));
  };

  app.get('/api/account', { onRequest: rationed(quotas) }, async (request, reply) => {
    const session = await identity.session(request);
    return reply.header('cache-control', 'no-store').send(await accounts.shown(session));
  });

  servePasskeys(host, post, letIn);
  serveLinks(host, post, letIn);
  serveHolder(app, host, post);
}

type Post = <Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
  way: DeviceShown['way'],
  work: (asked: Asked<z.infer<Schema>>) => Promise<unknown>,
) => void;

type LetIn = (asked: Asked<unknown>, token: string | undefined) => void;

function servePasskeys({ accounts, quotas }: AccountRoutes, post: Post, letIn: LetIn): void {
  /** Each costs a row and some arithmetic. */
  const ration = ({ network }: Caller): void => {
    if (!quotas.entering.take(network)) throw new TooFast();
  };

  post('passkey/options', passkeyWish, 'passkey', async ({ body, caller, session }) => {
    ration(caller);
    return accounts.passkeyToMake(caller, session, body);
  });

  post('passkey', passkeyMade, 'passkey', async (asked) => {
    const { body, caller, session } = asked;
    if (!session && !quotas.tickets.take(caller.network)) throw new TooFast();
    letIn(asked, await accounts.passkeyMade(caller, session, body, body.credential));
  });

  post('enter/options', nothing, 'passkey', async ({ caller }) => {
    ration(caller);
    return accounts.passkeys.optionsToEnter(caller.site);
  });

  post('enter', passkeyShown, 'passkey', async (asked) => {
    const { body, caller } = asked;
    ration(caller);
    letIn(asked, await accounts.passkeyShown(caller, body.secret, body.credential));
  });
}

function serveLinks({ accounts, quotas }: AccountRoutes, post: Post, letIn: LetIn): void {
  post('link', linkWish, 'mail', async ({ body, caller, session }) => {
    if (!quotas.letters.take(caller.network)) throw new TooFast();
    await accounts.askForLink(caller, session, addressOf(body.address), body.language);
  });

  post('link/look', linkLook, 'mail', ({ body }) => accounts.lookAtLink(body.token));

  post('link/use', linkUse, 'mail', async (asked) => {
    const { body, caller } = asked;
    if (!quotas.tickets.take(caller.network)) throw new TooFast();
    letIn(asked, await accounts.useLink(caller, body.token, body));
  });
}

function serveHolder(app: FastifyInstance, host: AccountRoutes, post: Post): void {
  const { accounts, identity, quotas, downloads, hoursChanged } = host;
  const signedIn = (session: Session | undefined): Session => session ?? refuse('not-signed-in');

  post('name', renaming, 'passkey', async ({ body, caller, session }) => {
    const kept = await accounts.rename(caller, signedIn(session), body.name);
    return { kept } satisfies z.infer<typeof renamed>;
  });

  post('language', speaking, 'passkey', ({ body, session }) =>
    accounts.speak(signedIn(session), body.language),
  );

  post('hours', playing, 'passkey', async ({ body: { hours }, session }) => {
    const { mark } = signedIn(session);
    await accounts.tickets.set(mark, ({ hours: _, ...others }) =>
      hours ? { ...others, hours } : others,
    );
    await hoursChanged(mark);
  });

  post('mutes', mutes, 'passkey', async ({ body, session }) => {
    const { mark } = signedIn(session);
    return { muted: await accounts.mute(mark, body) };
  });

  post('way/remove', removingWay, 'passkey', ({ body, caller, session }) => {
    const way = 'address' in body ? { address: addressOf(body.address) } : body;
    return accounts.removeWay(caller, signedIn(session), way);
  });

  post('sessions/end', endingSessions, 'passkey', async (asked) => {
    const { body, caller, session, request, reply } = asked;
    const isOwn = await accounts.endSessions(caller, signedIn(session), body.which);
    if (isOwn) void reply.header('set-cookie', cookieFor(undefined, identity.isSecure(request)));
  });

  post('leave', nothing, 'passkey', ({ caller, session }) => {
    const own = signedIn(session);
    return accounts.leaving.leave(own.mark, accounts.by(caller, own));
  });

  post('stay', nothing, 'passkey', ({ caller, session }) => {
    const own = signedIn(session);
    return accounts.leaving.stay(own.mark, accounts.by(caller, own));
  });

  app.get('/api/account/download', { onRequest: rationed(quotas) }, async (request, reply) => {
    const session = signedIn(await identity.session(request));
    const ticket = await accounts.ticketOf(session);
    if (!quotas.downloads.take(ticket.mark)) throw new TooFast();
    const caller = identity.caller(request, 'passkey');
    await downloads.sql.write([noted(accounts.by(caller, session), 'downloaded')]);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="rotonde.json"')
      .type('application/json; charset=utf-8')
      .send(download(downloads, ticket.mark));
  });
}
