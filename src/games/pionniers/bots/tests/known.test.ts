import { describe, expect, it } from 'vitest';
import type { Bot } from '#bots/bot.ts';
import { pionniers } from '#games/pionniers/rules/index.ts';
import type { Action, Pionniers } from '#games/pionniers/rules/model.ts';
import { play } from '#games/pionniers/rules/play.ts';
import { rngFrom } from '#kernel/rng.ts';
import { dispatcher } from '../dispatcher.ts';
import { driver } from '../driver.ts';
import { inspector } from '../inspector.ts';
import { dynamite } from './known/dynamite.ts';
import type { Known } from './known/known.ts';
import { track } from './known/track.ts';
import { positionOf } from './positions.ts';

const all: readonly Known[] = [...track, ...dynamite];

const said = (action: Action): string => JSON.stringify(action);

function isPassed(bot: Bot<Pionniers>, known: Known): boolean {
  const chosen = said(bot.decide(positionOf(known.position), {}, 0, rngFrom(1)));
  if ('best' in known) return known.best.map(said).includes(chosen);
  return !known.blunders.map(said).includes(chosen);
}

describe('positions about which there is no doubt', () => {
  it('are such as the rules allow', () => {
    for (const { position, why, ...known } of all) {
      const table = positionOf(position);
      expect(pionniers.faults({ table, hidden: {} }), why).toEqual([]);
      const choices = play.choices(table, {}, 0).map(said);
      const named = 'best' in known ? known.best : known.blunders;
      for (const action of named) expect(choices, why).toContain(said(action));
    }
  });

  it.each([
    ['driver', driver],
    ['inspector', inspector],
    ['dispatcher', dispatcher],
  ] as const)('the %s knows nearly all of them', (_, bot) => {
    const failed = all.filter((known) => !isPassed(bot, known)).map(({ why }) => why);
    expect(all.length).toBeGreaterThanOrEqual(25);
    expect(failed.length, failed.join('\n')).toBeLessThanOrEqual(2);
  });
});
