import { playerOf } from '#games/trambahn/rules/piles.ts';
import { totalOf } from '#games/trambahn/rules/score.ts';
import type { Judge } from './judgement.ts';
import { judgingBot } from './judging.ts';
import { meansOf } from './means.ts';
import { serviceOf } from './worth.ts';

/** A point in hand is worth so many that are to come. */
const IN_HAND = 3;

/** How much of the worth of money it sees. */
const THRIFT = 0.25;

/** Its own points, above all those that can be had at once. What its rival has or is about to get: not a thought. */
const glitter: Judge = (table, own, seat, expected) =>
  IN_HAND * totalOf(table, seat) +
  serviceOf(playerOf(table, seat), expected) +
  meansOf(table, own, seat, expected, THRIFT);

/** Takes what glitters, and forgets its neighbour. */
export const apprentice = judgingBot('apprentice', glitter);
