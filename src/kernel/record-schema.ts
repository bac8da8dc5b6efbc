import * as z from 'zod/mini';
import { isSecret } from './chance.ts';
import { Malformed } from './game.ts';
import { isUndo } from './log.ts';
import type { GameRecord } from './record.ts';

const MOST_ENTRIES = 100_000;
const MOST_LEVELS = 16;

const text = z.string().check(z.maxLength(200));
const count = z.int().check(z.nonnegative());
/** What only the game can read. */
const plain = z.unknown().check(z.refine((value) => value !== undefined && isShallow(value)));

const header = z.strictObject({
  format: z.literal('rotonde-1'),
  game: text,
  rules: count,
  options: plain,
  seats: z.array(z.unknown()),
  commitment: text,
  secret: z.exactOptional(text.check(z.refine(isSecret))),
  entries: count.check(z.lte(MOST_ENTRIES)),
  log: z.array(z.unknown()),
});

const sitter = z.strictObject({ name: text, bot: z.exactOptional(text) });

const entry = z.strictObject({
  seq: count,
  actor: z.union([count, z.literal('chance')]),
  action: z
    .unknown()
    .check(z.refine((value) => typeof value === 'object' && value !== null && isShallow(value))),
  at: count,
  sum: text,
});

const undo = z.strictObject({ undo: count, agreed: z.exactOptional(z.array(count)) });

/**
 * The record that a file's JSON is, or `Malformed`: where, and what is wrong there first. Seats and entries are read one
 * by one, so that of a file with a million bad entries one is spoken of, and no more are looked at.
 */
export function readRecord(raw: unknown): GameRecord<unknown> {
  const { seats, log, ...rest } = formed(header, raw, 'header');
  return {
    ...rest,
    seats: seats.map((seat, index) => formed(sitter, seat, `header: seat ${index}`)),
    log: log.map((each, index) => {
      const read = formed(entry, each, `entry ${index + 1}`);
      if (isUndo(read.action)) formed(undo, read.action, `entry ${index + 1}`);
      return read;
    }),
  };
}

function formed<T>(schema: z.ZodMiniType<T>, raw: unknown, where: string): T {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  throw new Malformed(`${where}: ${reasonOf(raw, result.error.issues[0] as z.core.$ZodIssue)}`);
}

/** A hostile name is not repeated whole. */
function reasonOf(raw: unknown, { path, ...issue }: z.core.$ZodIssue): string {
  if ('keys' in issue) return `unknown field ${issue.keys[0]?.slice(0, 40)}`;
  const field = path[0] as string | undefined;
  if (field === undefined) return 'not an object';
  return `${Object.hasOwn(raw as object, field) ? 'bad' : 'no'} field ${field}`;
}

/** Nothing honest is nested deeply, and what is cannot be walked through. */
function isShallow(value: unknown, levels = MOST_LEVELS): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1));
}
