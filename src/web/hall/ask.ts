import type * as z from 'zod/mini';
import {
  type ArrivalsShown,
  arrivalsShown,
  type Invited,
  type KnownPerson,
  knownShown,
  type WaitingShown,
  waitingShown,
} from '#protocol/http/hall.ts';
import { guest } from '../guest.ts';

/** Asks the house something about the hall. Nothing: it does not answer, or not as it should. */
async function asked<Schema extends z.ZodMiniType>(
  path: string,
  wish: object,
  schema: Schema,
): Promise<z.infer<Schema> | undefined> {
  const answer = await posted(path, wish);
  if (!answer?.ok) return undefined;
  const read = schema.safeParse(await answer.json().catch(() => undefined));
  return read.success ? read.data : undefined;
}

function posted(path: string, wish: object): Promise<Response | undefined> {
  return fetch(`/api/hall/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret: guest().secret, ...wish }),
  }).catch(() => undefined);
}

export function findArrivals(
  game: string | undefined,
  name: string,
): Promise<ArrivalsShown | undefined> {
  const wish = { ...(game === undefined ? {} : { game }), ...(name === '' ? {} : { name }) };
  return asked('arrivals', wish, arrivalsShown);
}

export async function knownPeople(): Promise<readonly KnownPerson[]> {
  return (await asked('known', {}, knownShown))?.people ?? [];
}

/** One's own tables that wait for players; nothing: nobody answers. */
export function ownWaiting(): Promise<WaitingShown | undefined> {
  return asked('waiting', {}, waitingShown);
}

export async function invite(table: string, who: Invited): Promise<boolean> {
  return (await posted('invite', { table, who }))?.ok ?? false;
}

export async function decline(table: string): Promise<boolean> {
  return (await posted('decline', { table }))?.ok ?? false;
}
