import type { Kind } from '#kernel/game.ts';
import type { ChanceReading, Figure } from '../chances.ts';
import type { Course } from './course.ts';
import type { Account, Station } from './report.ts';

const MILLION = 1_000_000;
const whole = (part: number): number => Math.round(part * MILLION);

/** A decision that was not the usual one, compared with it. */
export type Weighed<K extends Kind> = { at: number; reading: ChanceReading<K> };

/** Of the two continuations of a step: as it would usually go on, and as it went. */
export const USUAL = 0;
export const ACTUAL = 1;

/**
 * Of each seat, what draws gave and what decisions gave. What a decision gave is read, with the same chance for both ways;
 * where everybody does the usual thing, nothing moves chances but chance. So luck is all the rest: the sum is exact, and luck
 * averages to nothing, for whoever plays on meets every draw as likely as it came.
 */
export function accountsOf<K extends Kind>(
  { seats, runs, result }: Course<K>,
  start: ChanceReading<K>,
  weighed: readonly Weighed<K>[],
  stations: readonly Station[],
): Account[] {
  const before = start.chances();
  const gained = weighed.map(({ at, reading }) => ({
    actor: runs[at]?.actor,
    by: reading.part(ACTUAL, USUAL),
  }));
  return Array.from({ length: seats }, (_, seat) => {
    const began = (before[seat] as (typeof before)[number]).winning;
    const all = sumOf(gained.map(({ by }) => by[seat] as Figure));
    const mine = gained.filter(({ actor }) => actor === seat);
    const own = sumOf(mine.map(({ by }) => by[seat] as Figure));
    const lost = stations.flatMap(({ actor, loss }) => (actor === seat && loss ? [loss] : []));
    const account = { start: whole(began.mean), choices: whole(all.mean), own: whole(own.mean) };
    const won = whole(result[seat] as number);
    return {
      ...account,
      luck: won - account.start - account.choices,
      result: won,
      error: whole(sumOf([all, began]).error),
      ownError: whole(own.error),
      left: lost.length > 0 ? sumOf(lost) : null,
    };
  });
}

/** Of figures that know nothing of each other. */
export function sumOf(figures: readonly Figure[]): Figure {
  return {
    mean: figures.reduce((sum, { mean }) => sum + mean, 0),
    error: Math.sqrt(figures.reduce((sum, { error }) => sum + error * error, 0)),
  };
}
