import { describe, expect, it } from 'vitest';
import type { Kind, Play } from '#kernel/game.ts';
import type { PhasedKind } from '#kernel/play.ts';
import { rngFrom } from '#kernel/rng.ts';
import type { Bot } from '../bot.ts';

/** Some part of an action, or all of it: every action that has it is meant. */
export type Part<A extends { do: string }> = Partial<Record<string, unknown>> & Pick<A, 'do'>;

/** A position of the first seat about which there is no doubt: what is best, or what is a blunder; and why. */
export type KnownPosition<P, A extends { do: string }> = { why: string; position: P } & (
  | { best: readonly Part<A>[] }
  | { blunders: readonly Part<A>[] }
);

/** What the first seat sees of a position. */
type Seen<K extends Kind> = { table: K['table']; own: K['own'] };

/** A game's positions, and the bots that should know them. */
export type Knowledge<K extends PhasedKind, P> = {
  play: Play<K>;
  positions: readonly KnownPosition<P, K['action']>[];
  seen(position: P): Seen<K>;
  /** What does not fit together in it, where that is asked of a position. */
  faults?(seen: Seen<K>): readonly unknown[];
  bots: readonly Bot<K>[];
};

/** There are so many positions at least, and so many of them may be missed. */
const LEAST = 25;
const MISSED = 2;

const isOne =
  (action: { do: string }) =>
  (part: Part<{ do: string }>): boolean => {
    const whole: Record<string, unknown> = { ...action };
    return Object.entries(part).every(([key, value]) => `${whole[key]}` === `${value}`);
  };

/** The suite of a game's positions. */
export function knowsPositions<K extends PhasedKind, P>(knowledge: Knowledge<K, P>): void {
  const { play, positions, seen, faults, bots } = knowledge;

  const isPassed = (bot: Bot<K>, known: KnownPosition<P, K['action']>): boolean => {
    const { table, own } = seen(known.position);
    const chosen = isOne(bot.decide(table, own, 0, rngFrom(1)));
    return 'best' in known ? known.best.some(chosen) : !known.blunders.some(chosen);
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
