import type { FastifyInstance, FastifyReply } from 'fastify';
import type * as z from 'zod/mini';
import { sameOrigin } from './accounts/identity.ts';
import type { HouseAccounts } from './accounts/open-accounts.ts';
import type { Quotas } from './quotas.ts';
import { rationed } from './too-fast.ts';

type Asked<Body> = { body: Body; holder: string; ip: string; reply: FastifyReply };

/** What is answered instead of a failure; nothing: it is one. */
type Answered = (error: unknown) => { code: number; why: string } | undefined;

/** Routes below a path that guests and holders ask by a body with the guest's secret; what they are told is theirs alone. */
export function guestPosts(
  app: FastifyInstance,
  { accounts, identity, quotas }: Pick<HouseAccounts, 'accounts' | 'identity'> & { quotas: Quotas },
  under: string,
  answered: Answered = () => undefined,
) {
  const onRequest = rationed(quotas);
  return <Schema extends z.ZodMiniType<{ secret: string }>>(
    path: string,
    schema: Schema,
    work: (asked: Asked<z.infer<Schema>>) => Promise<unknown>,
  ): void => {
    app.post(`${under}/${path}`, { onRequest }, async (request, reply) => {
      const read = schema.safeParse(request.body);
      if (!read.success) return reply.code(400).send({ why: 'malformed' });
      const session = await identity.session(request);
      // A guest's secret is proof that the page is theirs; a cookie goes along unasked.
      if (session) await sameOrigin(request);
      const holder = await accounts.holderOf(read.data.secret, session);
      void reply.header('cache-control', 'no-store');
      try {
        const answer = await work({ body: read.data, holder, ip: request.ip, reply });
        return reply.sent ? await reply : await reply.send(answer ?? {});
      } catch (error) {
        const instead = answered(error);
        if (!instead) throw error;
        return reply.code(instead.code).send({ why: instead.why });
      }
    });
  };
}
