import { tokenFound, tokenMade } from '#protocol/http/programs.ts';
import { guest } from '../../../guest.ts';

/** A seat of whoever plays here. */
export type OwnSeat = { table: string; seat: number };

/** Why not: the house was asked too often, or does not answer as it should. */
export type Trouble = 'too-fast' | 'failed';

/** Is there a token, and since when? */
export async function lookAtToken(seat: OwnSeat): Promise<{ made?: number | undefined } | Trouble> {
  return read(await posted(seat, '/look'), (answer) => tokenFound.safeParse(answer));
}

/** The token, which is told this once. */
export async function makeToken(seat: OwnSeat): Promise<{ token: string } | Trouble> {
  return read(await posted(seat, ''), (answer) => tokenMade.safeParse(answer));
}

export async function endToken(seat: OwnSeat): Promise<Trouble | undefined> {
  const answer = await posted(seat, '/end');
  return answer?.ok ? undefined : troubleOf(answer);
}

function posted({ table, seat }: OwnSeat, what: string): Promise<Response | undefined> {
  return fetch(`/api/tables/${encodeURIComponent(table)}/seats/${seat}/token${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret: guest().secret }),
  }).catch(() => undefined);
}

async function read<T>(
  answer: Response | undefined,
  parse: (answer: unknown) => { success: true; data: T } | { success: false },
): Promise<T | Trouble> {
  if (!answer?.ok) return troubleOf(answer);
  const parsed = parse(await answer.json().catch(() => undefined));
  return parsed.success ? parsed.data : 'failed';
}

const troubleOf = (answer: Response | undefined): Trouble =>
  answer?.status === 429 ? 'too-fast' : 'failed';
