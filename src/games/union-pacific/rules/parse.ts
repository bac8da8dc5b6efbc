import * as z from 'zod/mini';
import { Malformed } from '#kernel/game.ts';
import { parsed } from '#kernel/parsed.ts';
import { readBoard } from './board-file.ts';
import { DISPLAY } from './data/cards.ts';
import { type Action, DIVIDEND, JOKER, type Options, UP } from './model.ts';
import { faultText } from './words/board-file.ts';

/** Somebody's own board may have hundreds of faults: the message names the first. */
const MOST_FAULTS_NAMED = 5;

const share = z.int().check(z.nonnegative(), z.lte(UP));
const company = z.int().check(z.nonnegative(), z.lt(UP));
const track = z.int().check(z.nonnegative(), z.lte(JOKER));
const hands = z.array(z.array(z.int().check(z.nonnegative(), z.lte(UP))).check(z.maxLength(10)));

const action = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('choose-opening'), share }),
  z.strictObject({ do: z.literal('swap-track'), track }),
  z.strictObject({ do: z.literal('stop-swapping') }),
  z.strictObject({
    do: z.literal('build'),
    track,
    company,
    space: z.int().check(z.nonnegative(), z.lt(256)),
  }),
  z.strictObject({
    do: z.literal('invest'),
    share,
    count: z.int().check(z.positive(), z.lte(20)),
  }),
  z.strictObject({ do: z.literal('invest-pair'), shares: z.tuple([share, share]) }),
  z.strictObject({ do: z.literal('discard'), track }),
  z.strictObject({
    do: z.literal('take-display'),
    place: z.int().check(z.nonnegative(), z.lt(DISPLAY)),
  }),
  z.strictObject({ do: z.literal('take-pile') }),
  z.strictObject({ do: z.literal('take-up') }),
  z.strictObject({ do: z.literal('exchange'), share }),
  z.strictObject({ do: z.literal('end-turn') }),
  z.strictObject({
    do: z.literal('deal'),
    tracks: hands.check(z.maxLength(6)),
    shares: hands.check(z.maxLength(6)),
  }),
  z.strictObject({ do: z.literal('reveal') }),
  z.strictObject({
    do: z.literal('lay-display'),
    shares: z.array(company).check(z.maxLength(DISPLAY)),
  }),
  z.strictObject({ do: z.literal('draw-track'), track }),
  z.strictObject({ do: z.literal('turn-card'), card: z.union([company, z.literal(DIVIDEND)]) }),
]);

const options = z.strictObject({
  board: z._default(
    z.union([z.literal('north-america'), z.record(z.string(), z.unknown())]),
    'north-america',
  ),
  spread: z._default(z.boolean(), false),
  second: z._default(z.boolean(), false),
  swap: z._default(z.boolean(), false),
  hiddenMoney: z._default(z.boolean(), false),
});

/** 8.3: a pair may be named in any order; it is one action all the same, with the companies in theirs. */
export function parseAction(raw: unknown): Action {
  const read = parsed(action.safeParse(raw));
  if (read.do !== 'invest-pair') return read;
  const [one, other] = read.shares;
  return one > other ? { ...read, shares: [other, one] } : read;
}

export function parseOptions(raw: unknown): Options {
  const { board, ...rules } = parsed(options.safeParse(raw ?? {}));
  if (board === 'north-america') return { board, ...rules };
  const read = readBoard(board);
  if ('board' in read) return { board: read.board, ...rules };
  const first = read.faults.slice(0, MOST_FAULTS_NAMED);
  throw new Malformed(first.map((fault) => faultText(fault, 'en')).join(' '));
}
