import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Request } from '#protocol/to-server.ts';
import { closingFor } from '../sockets/closings.ts';
import { NotLetIn, type SeatVisit } from './seat-visit.ts';

const CODES: Readonly<Record<string, number>> = {
  'no-such-table': 404,
  'not-yours': 403,
  'bot-tables': 429,
};

/** Why a program is not let in at a table. */
export function refused(reply: FastifyReply, error: unknown): FastifyReply {
  const why = error instanceof NotLetIn ? error.why : closingFor(error);
  if (why === 'stopping') throw error;
  return reply.code(CODES[why] ?? 409).send({ why });
}

/** What is answered when it is done, or refused. */
export async function doneAt(
  visit: SeatVisit,
  asked: Request,
  { id }: FastifyRequest,
  reply: FastifyReply,
): Promise<object> {
  const answer = await visit.ask(asked, id);
  if (answer.t === 'done') return { seq: answer.seq };
  const { t: _t, id: _id, ...why } = answer;
  void reply.code(answer.why === 'unavailable' ? 503 : 409);
  return why;
}
