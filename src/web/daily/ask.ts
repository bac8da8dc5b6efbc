import type * as z from 'zod/mini';
import {
  boarded,
  type DayShown,
  dayShown,
  type JourneyShown,
  journeyShown,
  type SheetOfTrain,
  sheetShown,
} from '#protocol/http/daily.ts';
import { guest, guestName } from '../guest.ts';

/** What the house answers, or why it does not; `offline`: nobody answers. */
export type Answer<T> = { told: T } | { why: string };

async function ask<Schema extends z.ZodMiniType>(
  path: string,
  wish: object,
  schema: Schema,
): Promise<Answer<z.infer<Schema>>> {
  let answer: Response;
  try {
    answer = await fetch(`/api/daily/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret: guest().secret, ...wish }),
    });
  } catch {
    return { why: 'offline' };
  }
  const body: unknown = await answer.json().catch(() => undefined);
  const read = answer.ok ? schema.safeParse(body) : undefined;
  if (read?.success) return { told: read.data };
  // Where there is only a shelf of files, something else answers, or nothing does.
  const why = (body as { why?: unknown } | undefined)?.why;
  return { why: typeof why === 'string' ? why : 'offline' };
}

export const dayOf = (day: string | undefined): Promise<Answer<DayShown>> =>
  ask('day', day === undefined ? {} : { day }, dayShown);

export const board = (day: string, game: string): Promise<Answer<{ table: string }>> =>
  ask('board', { day, game, name: guestName() }, boarded);

export const sheetOf = (day: string, game: string): Promise<Answer<SheetOfTrain>> =>
  ask('sheet', { day, game }, sheetShown);

export const journeyOf = (day: string, game: string, id: string): Promise<Answer<JourneyShown>> =>
  ask('journey', { day, game, id }, journeyShown);
