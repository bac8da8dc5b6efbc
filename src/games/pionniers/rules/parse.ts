import * as z from 'zod/mini';
import { Malformed } from '#kernel/game.ts';
import { parsed } from '#kernel/parsed.ts';
import { CARDS } from './data/cards.ts';
import { LINES } from './data/lines.ts';
import { readLayout } from './layout.ts';
import type { Action, Options } from './model.ts';
import { faultText } from './words/layout.ts';

/** Somebody's own board may have thousands of faults: the message names the first. */
const MOST_FAULTS_NAMED = 5;

const die = z.int().check(z.positive(), z.lte(6));
const line = z.int().check(z.nonnegative(), z.lt(LINES));
const space = z.int().check(z.positive(), z.lt(256));
const card = z.int().check(z.nonnegative(), z.lt(CARDS.length));

const action = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('lay') }),
  z.strictObject({ do: z.literal('move') }),
  z.strictObject({ do: z.literal('place-crate'), line, space }),
  z.strictObject({ do: z.literal('keep-crate') }),
  z.strictObject({
    do: z.literal('throw-order'),
    dice: z.array(z.tuple([die, die])).check(z.maxLength(LINES)),
  }),
  z.strictObject({ do: z.literal('draw-lines'), lines: z.array(line).check(z.maxLength(LINES)) }),
  z.strictObject({ do: z.literal('throw'), dice: z.array(die).check(z.maxLength(2)) }),
  z.strictObject({ do: z.literal('draw-card'), card }),
]);

const options = z.strictObject({
  board: z._default(
    z.union([z.enum(['level', 'slanted']), z.record(z.string(), z.unknown())]),
    'level',
  ),
  lines: z._default(z.enum(['in-order', 'by-lot']), 'in-order'),
  twoTrains: z._default(z.boolean(), true),
});

export function parseAction(raw: unknown): Action {
  return parsed(action.safeParse(raw));
}

export function parseOptions(raw: unknown): Options {
  const { board, ...rest } = parsed(options.safeParse(raw ?? {}));
  if (board === 'level' || board === 'slanted') return { board, ...rest };
  const read = readLayout(board);
  if ('layout' in read) return { board: read.layout, ...rest };
  const first = read.faults.slice(0, MOST_FAULTS_NAMED);
  throw new Malformed(first.map((fault) => faultText(fault, 'en')).join(' '));
}
