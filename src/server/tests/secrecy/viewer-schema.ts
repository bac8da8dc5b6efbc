import * as z from 'zod/mini';
import type { Eyes } from '#kernel/game.ts';

/**
 * Everything that may stand in a table of Trambahn, in what a seat knows and in what it is told: each field by name. A
 * field that is not here has no business on the wire.
 */
const count = z.int().check(z.nonnegative());
const seat = z.int().check(z.nonnegative(), z.lt(2));
const card = z.int().check(z.nonnegative(), z.lte(40));
const line = z.int().check(z.nonnegative(), z.lt(4));
const cards = z.array(card);
const pair = <T extends z.ZodMiniType>(one: T) => z.tuple([one, one]);

const player = z.strictObject({
  hand: count,
  money: count,
  columns: z.array(z.strictObject({ line, cards, tram: count })),
  bonus: z.int(),
});

const phase = z.enum([
  'deal',
  'passengers',
  'stations',
  'income',
  'trams',
  'refill',
  'reshuffle',
  'over',
]);

export const table = z.strictObject({
  phase,
  turn: seat,
  turns: count,
  laid: count,
  spent: count,
  rows: z.tuple([cards, cards, cards, cards]),
  players: pair(player),
  display: z.array(count),
  trams: count,
  pile: count,
  discard: count,
  scorings: z.array(z.strictObject({ line, points: pair(z.int()) })),
});

export const own = z.strictObject({
  hand: cards,
  seen: z.strictObject({ discard: cards, money: pair(cards), buried: pair(cards) }),
});

/** What everybody is told in the same words. */
const open = [
  z.strictObject({ is: z.literal('money-dealt'), counts: pair(count) }),
  z.strictObject({ is: z.literal('turn-begun'), seat, turn: count }),
  z.strictObject({ is: z.literal('phase-begun'), phase }),
  z.strictObject({ is: z.literal('passenger-laid'), seat, card, row: line, nth: count }),
  z.strictObject({ is: z.literal('line-scored'), line, nth: count, points: pair(z.int()) }),
  z.strictObject({ is: z.literal('column-started'), seat, card, column: count }),
  z.strictObject({ is: z.literal('column-extended'), seat, card, column: count, line }),
  z.strictObject({ is: z.literal('bonus-scored'), seat, column: count, points: z.int() }),
  z.strictObject({ is: z.literal('tram-bought'), seat, tram: count, column: count, price: count }),
  z.strictObject({ is: z.literal('payment-settled'), seat }),
  z.strictObject({ is: z.literal('money-halved'), counts: pair(count) }),
  z.strictObject({ is: z.literal('columns-sold'), seat, lines: z.array(line), count }),
  z.strictObject({ is: z.literal('trams-displayed'), trams: z.array(count) }),
  z.strictObject({ is: z.literal('game-ended') }),
] as const;

/** What is told with the card to the seat it concerns, and without it to all others. */
function eventFor(eyes: Eyes) {
  const others = z.int().check(z.refine((other) => other !== eyes));
  const mine = z.literal(eyes === 'watcher' ? -1 : eyes);
  return z.union([
    ...open,
    z.strictObject({ is: z.literal('cards-drawn'), seat: mine, count, cards }),
    z.strictObject({ is: z.literal('cards-drawn'), seat: others, count }),
    z.strictObject({ is: z.literal('card-banked'), seat: mine, card }),
    z.strictObject({ is: z.literal('card-banked'), seat: others }),
  ]);
}

const events = new Map<Eyes, ReturnType<typeof eventFor>>(
  ([0, 1, 'watcher'] as const).map((eyes) => [eyes, eventFor(eyes)]),
);

/** An event as these eyes may be told it. */
export function eventShownTo(eyes: Eyes) {
  return events.get(eyes) as ReturnType<typeof eventFor>;
}
