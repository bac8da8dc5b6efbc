import * as z from 'zod/mini';
import type { Hours } from '#clocks/hours.ts';
import { BOUNDS, type Pace } from '#clocks/pace.ts';

/** How fast a table is played: what `clocks/` reckons with, within bounds. */

export const pace: z.ZodMiniType<Pace> = z
  .strictObject({
    kind: z.enum(['live', 'slow']),
    moveMs: z.int().check(z.nonnegative()),
    reserveMs: z.int().check(z.nonnegative()),
  })
  .check(z.refine(isWithinBounds));

function isWithinBounds({ kind, moveMs, reserveMs }: Pace): boolean {
  const { move, mostReserve, step } = BOUNDS[kind];
  return (
    moveMs >= move[0] &&
    moveMs <= move[1] &&
    reserveMs <= mostReserve &&
    moveMs % step === 0 &&
    reserveMs % step === 0
  );
}

/** As a table tells it: the house has looked at it. */
export const paceShown: z.ZodMiniType<Pace> = z.strictObject({
  kind: z.enum(['live', 'slow']),
  moveMs: z.int(),
  reserveMs: z.int(),
});

/** As a table tells it: the house knows the zone, whether this machine does or not. */
export const hoursShown: z.ZodMiniType<Hours> = z.strictObject({
  zone: z.string(),
  weekdays: z.array(z.tuple([z.int(), z.int()])),
  weekend: z.array(z.tuple([z.int(), z.int()])),
  holidays: z.array(z.strictObject({ from: z.string(), to: z.string() })),
});
