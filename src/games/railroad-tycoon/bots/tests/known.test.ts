import { describe, expect, it } from 'vitest';
import type { Bot } from '#bots/bot.ts';
import { hurried } from '#bots/tests/hurried.ts';
import type { Action, Own, RailroadTycoon, Table } from '#games/railroad-tycoon/rules/model.ts';
import { play } from '#games/railroad-tycoon/rules/play.ts';
import { position } from '#games/railroad-tycoon/rules/tests/position.ts';
import { rngFrom } from '#kernel/rng.ts';
import { dispatcher } from '../dispatcher.ts';
import { driver } from '../driver.ts';
import { inspector } from '../inspector.ts';
import { beginning, bidding } from './known/beginning.ts';
import { delivering } from './known/delivering.ts';
import type { Known, Part } from './known/known.ts';
import { spending } from './known/spending.ts';

const all: readonly Known[] = [...delivering, ...spending, ...beginning, ...bidding];

const isOne =
  (action: Action) =>
  (part: Part): boolean => {
    const whole: Record<string, unknown> = { ...action };
    return Object.entries(part).every(([key, value]) => `${whole[key]}` === `${value}`);
  };

function seen({ position: moment }: Known): { table: Table; own: Own } {
  const { table, hidden } = position(moment);
  return { table, own: hidden.own[0] as Own };
}

function isPassed(bot: Bot<RailroadTycoon>, known: Known): boolean {
  const { table, own } = seen(known);
  const chosen = isOne(bot.decide(table, own, 0, rngFrom(1)));
  return 'best' in known ? known.best.some(chosen) : !known.blunders.some(chosen);
}

describe('positions about which there is no doubt', () => {
  it('are such as the rules allow', () => {
    for (const known of all) {
      const { table, own } = seen(known);
      const choices = play.choices(table, own, 0);
      const named = 'best' in known ? known.best : known.blunders;
      for (const part of named) {
        expect(
          choices.some((choice) => isOne(choice)(part)),
          known.why,
        ).toBe(true);
      }
    }
  });

  // The dispatcher thinks an eighth of what it thinks at a table.
  it.each([
    ['driver', driver],
    ['inspector', inspector],
    ['dispatcher', hurried(dispatcher, 1 / 8)],
  ] as const)('the %s knows nearly all of them', (_, bot) => {
    const failed = all.filter((known) => !isPassed(bot, known)).map(({ why }) => why);
    expect(all.length).toBeGreaterThanOrEqual(25);
    expect(failed.length, failed.join('\n')).toBeLessThanOrEqual(Math.floor((2 * all.length) / 25));
  });
});
