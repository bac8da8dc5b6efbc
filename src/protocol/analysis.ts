import * as z from 'zod/mini';
import { MOST_SEATS } from './parts.ts';

/** What the house tells of a finished game that it reads. Apart, because only whoever opens a report reads it. */

const list = <T extends z.core.$ZodType>(of: T, most: number) =>
  z.array(of).check(z.maxLength(most));

const part = z.number();
const count = z.int().check(z.nonnegative());
const figure = z.strictObject({ mean: part, error: part });
const bySeat = list(figure, MOST_SEATS);
const actions = list(z.unknown(), 200);

const account = z.strictObject({
  start: z.int(),
  luck: z.int(),
  choices: z.int(),
  own: z.int(),
  result: z.int(),
  error: z.int(),
  ownError: z.int(),
  left: z.nullable(figure),
});

const option = z.strictObject({
  actions,
  winning: figure,
  points: list(part, MOST_SEATS),
  played: z.boolean(),
});

const parts = z.record(z.string().check(z.maxLength(40)), part);

const why = z.strictObject({
  one: count,
  other: count,
  parts: z.tuple([parts, parts]),
  better: z.nullable(z.boolean()),
});

const station = z.strictObject({
  actor: z.union([count, z.literal('chance')]),
  actions,
  from: count,
  to: count,
  before: bySeat,
  after: bySeat,
  change: bySeat,
  seat: count,
  options: list(option, 10),
  loss: z.nullable(figure),
  why: z.nullable(why),
});

const report = z.strictObject({
  version: z.int(),
  seed: count,
  minutes: part,
  atMost: part,
  sure: z.optional(count),
  reading: z.enum(['first', 'second', 'on', 'done']),
  read: count,
  toRead: count,
  curve: list(z.strictObject({ at: count, chances: bySeat }), 100),
  accounts: list(account, MOST_SEATS),
  stations: list(station, 40),
});

/**
 * `none`: nobody has asked for it, or it could not be read. `full`: too many wait. `waiting`: it is read, or will be; `before`: so many
 * come first; `part`: so much of a hundred is read. `kept`: here it is.
 */
export const analysisTold = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('none') }),
  z.strictObject({ is: z.literal('full') }),
  z.strictObject({ is: z.literal('waiting'), before: count, part: count }),
  z.strictObject({ is: z.literal('kept'), report }),
]);
export type AnalysisTold = z.infer<typeof analysisTold>;
