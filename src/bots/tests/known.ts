import { describe, expect, it } from 'vitest';
import type { PhasedKind } from '#kernel/play.ts';
import { rngFrom } from '#kernel/rng.ts';
import type { Bot } from '../bot.ts';
import { isOne, isRight, type Knowledge, type KnownPosition } from './knowledge.ts';

/** There are so many positions at least, and so many of them may be missed. */
const LEAST = 25;
const MISSED = 2;

/** The suite of a game's positions. */
export function knowsPositions<K extends PhasedKind, P>(
  { play, positions, seen, faults }: Knowledge<K, P>,
  bots: readonly Bot<K>[],
): void {
  const isPassed = (bot: Bot<K>, known: KnownPosition<P, K['action']>): boolean => {
    const { table, own } = seen(known.position);
    return isRight(known, bot.decide(table, own, 0, rngFrom(1)));
  };

  describe('positions about which there is no doubt', () => {
    it('are such as the rules allow', () => {
      expect(positions.length).toBeGreaterThanOrEqual(LEAST);
      for (const known of positions) {
        const moment = seen(known.position);
        expect(faults?.(moment) ?? [], known.why).toEqual([]);
        const choices = play.choices(moment.table, moment.own, 0);
        const named = 'best' in known ? known.best : known.blunders;
        for (const part of named) {
          const isOpen = choices.some((choice) => isOne(choice)(part));
          expect(isOpen, known.why).toBe(true);
        }
      }
    });

    it.each(bots.map((bot) => [bot.name, bot] as const))(
      'the %s knows nearly all of them',
      (_, bot) => {
        const failed = positions.filter((known) => !isPassed(bot, known)).map(({ why }) => why);
        expect(failed.length, failed.join('\n')).toBeLessThanOrEqual(MISSED);
      },
    );
  });
}
