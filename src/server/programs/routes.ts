import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  askActions,
  askRetake,
  askToken,
  type TokenFound,
  type ViewShown,
} from '#protocol/http/programs.ts';
import { seat as seatNumber, tableId } from '#protocol/parts.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { type Identity, sameOrigin } from '../accounts/identity.ts';
import { networkOf } from '../network.ts';
import type { Quotas } from '../quotas.ts';
import { Allowance } from '../sockets/allowance.ts';
import { rationed, TooFast } from '../too-fast.ts';
import { examples } from './examples.ts';
import { openApi } from './openapi.ts';
import { doneAt, refused } from './said.ts';
import { SeatVisit, type VisitHost } from './seat-visit.ts';
import { Stream, type Streams } from './streams.ts';
import type { Holding, SeatTokens } from './tokens.ts';

export type ProgramRoutes = VisitHost & {
  tokens: SeatTokens;
  accounts: Pick<Accounts, 'holderOf'>;
  identity: Identity;
  quotas: Quotas;
  streams: Streams;
};

type AtTable = { Params: { id: string } };
type AtSeat = { Params: { id: string; seat: string } };

/** What a request takes from what a seat may ask for, as by sockets: to look is more work than to play. */
const COSTS = { view: 2, choices: 2, events: 2 };

/** All that programs ask for, and what it is described by. */
export function servePrograms(app: FastifyInstance, host: ProgramRoutes): void {
  const onRequest = rationed(host.quotas);
  serveTokens(app, host);
  serveSeat(app, host);
  serveEvents(app, host);
  app.get('/api/openapi.json', { onRequest }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(openApi),
  );
  app.get('/api', { onRequest }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(examples),
  );
}

/** A holder makes a token for a seat of theirs, looks whether there is one, or ends it. */
function serveTokens(app: FastifyInstance, host: ProgramRoutes): void {
  const { tokens, accounts, identity, quotas } = host;
  const holdingIn = async (request: FastifyRequest<AtSeat>): Promise<Holding | undefined> => {
    const read = askToken.safeParse(request.body);
    const table = tableId.safeParse(request.params.id);
    const seat = seatNumber.safeParse(Number(request.params.seat));
    if (!read.success || !table.success || !seat.success) return undefined;
    const session = await identity.session(request);
    if (session) await sameOrigin(request);
    const holder = await accounts.holderOf(read.data.secret, session);
    return { table: table.data, seat: seat.data, holder };
  };
  const path = '/api/tables/:id/seats/:seat/token';
  const onRequest = rationed(quotas);

  app.post<AtSeat>(path, { onRequest }, async (request, reply) => {
    const holding = await holdingIn(request);
    if (!holding) return reply.code(400).send({ why: 'malformed' });
    if (!quotas.entering.take(networkOf(request.ip))) throw new TooFast();
    const token = await tokens.make(holding);
    if (token === undefined) return reply.code(403).send({ why: 'not-yours' });
    return reply.code(201).header('cache-control', 'no-store').send({ token });
  });

  app.post<AtSeat>(`${path}/look`, { onRequest }, async (request, reply) => {
    const holding = await holdingIn(request);
    if (!holding) return reply.code(400).send({ why: 'malformed' });
    const found = await tokens.look(holding);
    if (!found) return reply.code(403).send({ why: 'not-yours' });
    return reply.header('cache-control', 'no-store').send(found satisfies TokenFound);
  });

  app.post<AtSeat>(`${path}/end`, { onRequest }, async (request, reply) => {
    const holding = await holdingIn(request);
    if (!holding) return reply.code(400).send({ why: 'malformed' });
    if (!(await tokens.end(holding))) return reply.code(403).send({ why: 'not-yours' });
    return reply.send({});
  });
}

/** Whose token a request carries. */
function holderIn(
  { tokens }: ProgramRoutes,
  { headers: { authorization = '' } }: FastifyRequest<AtTable>,
): Promise<Holding | undefined> {
  const [, token = ''] = /^Bearer (\S+)$/.exec(authorization) ?? [];
  return tokens.find(token);
}

/** Whose token a request carries, if it is one of this table. Else the reply says so. */
async function holderBy(
  host: ProgramRoutes,
  request: FastifyRequest<AtTable>,
  reply: FastifyReply,
): Promise<Holding | undefined> {
  const holding = await holderIn(host, request);
  if (holding?.table === request.params.id) return holding;
  const [code, why] = holding ? ([403, 'not-yours'] as const) : ([401, 'no-token'] as const);
  await reply.code(code).header('www-authenticate', 'Bearer').send({ why });
  return undefined;
}

/** What one request may cost: counted with all that comes from this guest, address and table, by socket or not. */
function pay({ quotas }: ProgramRoutes, holding: Holding, ip: string, cost: number, entries = 0) {
  const keys = { guest: holding.holder, address: networkOf(ip), table: holding.table };
  const allowance = new Allowance(quotas, keys);
  const isPaid = allowance.pay(cost) && (entries === 0 || allowance.payForEntries(entries));
  allowance.end();
  if (!isPaid) throw new TooFast();
}

/** Lets a program in for one request. */
async function atTable(
  host: ProgramRoutes,
  request: FastifyRequest<AtTable>,
  reply: FastifyReply,
  holding: Holding,
  work: (visit: SeatVisit) => unknown,
): Promise<FastifyReply> {
  void reply.header('cache-control', 'no-store');
  let visit: SeatVisit | undefined;
  try {
    visit = await SeatVisit.at(host, holding, networkOf(request.ip));
    return await reply.send(await work(visit));
  } catch (error) {
    return await refused(reply, error);
  } finally {
    await visit?.leave();
  }
}

function serveSeat(app: FastifyInstance, host: ProgramRoutes): void {
  const onRequest = rationed(host.quotas);

  app.get<AtTable>('/api/v1/tables/:id', { onRequest }, async (request, reply) => {
    const holding = await holderBy(host, request, reply);
    if (!holding) return reply;
    pay(host, holding, request.ip, COSTS.view);
    return atTable(host, request, reply, holding, (visit) => visit.shown(0));
  });

  app.get<AtTable>('/api/v1/tables/:id/choices', { onRequest }, async (request, reply) => {
    const holding = await holderBy(host, request, reply);
    if (!holding) return reply;
    pay(host, holding, request.ip, COSTS.choices);
    return atTable(host, request, reply, holding, (visit) => visit.choices());
  });

  app.post<AtTable>('/api/v1/tables/:id/actions', { onRequest }, async (request, reply) => {
    const holding = await holderBy(host, request, reply);
    if (!holding) return reply;
    const read = askActions.safeParse(request.body);
    if (!read.success) return reply.code(400).send({ why: 'malformed' });
    const { length } = read.data.actions;
    pay(host, holding, request.ip, length, length);
    return atTable(host, request, reply, holding, (visit) =>
      doneAt(visit, { t: 'act', ...read.data }, request, reply),
    );
  });

  app.post<AtTable>('/api/v1/tables/:id/retake', { onRequest }, async (request, reply) => {
    const holding = await holderBy(host, request, reply);
    if (!holding) return reply;
    const read = askRetake.safeParse(request.body);
    if (!read.success) return reply.code(400).send({ why: 'malformed' });
    pay(host, holding, request.ip, 1);
    return atTable(host, request, reply, holding, (visit) =>
      doneAt(visit, { t: 'retake', ...read.data }, request, reply),
    );
  });
}

function serveEvents(app: FastifyInstance, host: ProgramRoutes): void {
  const { streams } = host;
  app.addHook('preClose', async () => streams.moveOn(streams.count));

  app.get<AtTable>(
    '/api/v1/tables/:id/events',
    { onRequest: rationed(host.quotas) },
    async (request, reply) => {
      const holding = await holderBy(host, request, reply);
      if (!holding) return reply;
      pay(host, holding, request.ip, COSTS.events);
      const [seat, address] = [`${holding.table} ${holding.seat}`, networkOf(request.ip)];
      if (!streams.hasRoom(seat, address)) throw new TooFast();
      const since = Number(/^\d{1,7}$/.exec(`${request.headers['last-event-id'] ?? ''}`)?.[0] ?? 0);
      let stream: Stream | undefined;
      // A token that is over shows nothing more, whichever node has ended it.
      let telling = Promise.resolve();
      const tell = (shown: ViewShown): void => {
        const open = stream;
        // What has changed before the stream is open is in what it tells first.
        if (!open) return;
        telling = telling
          .then(async () => {
            const isStill = (await holderIn(host, request)) !== undefined;
            if (isStill) open.tell(shown);
            else open.end('no-token');
          })
          .catch(() => open.end('stopping'));
      };
      try {
        const visit = await SeatVisit.at(host, holding, address, {
          changed: tell,
          dismissed: (why) => stream?.end(why),
        });
        const first = visit.shown(since);
        reply.hijack();
        stream = new Stream(reply.raw);
        const remove = streams.add(stream, seat, address);
        reply.raw.on('close', () => {
          remove();
          stream?.end();
          void visit.leave();
        });
        stream.tell(first);
      } catch (error) {
        return refused(reply, error);
      }
      return reply;
    },
  );
}
