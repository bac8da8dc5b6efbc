import { describe, expect, it } from 'vitest';
import { withFrozenOwn } from '#bots/tests/frozen.ts';
import { type Look, playGame } from '#bots/tests/play-game.ts';
import { trambahn } from '#games/trambahn/rules/index.ts';
import type { Trambahn } from '#games/trambahn/rules/model.ts';
import { play as rules } from '#games/trambahn/rules/play.ts';
import { rngFrom } from '#kernel/rng.ts';
import { dispatcher } from '../dispatcher.ts';
import { driver } from '../driver.ts';
import { inspector } from '../inspector.ts';

const { game } = trambahn;

/** Looks at some decisions of every phase in a game of drivers: who plans takes its time. */
function atSomeDecisions(seed: number, look: Look<Trambahn>): void {
  let n = 0;
  playGame(game, [driver, driver], seed, {
    options: {},
    look(state, seat, action) {
      if (n++ % 17 === 0) look(state, seat, action);
    },
  });
}

describe.each([
  ['the inspector', inspector],
  ['the dispatcher', dispatcher],
] as const)('%s', (_, bot) => {
  it('knows no more than its seat, and takes one of its choices', () => {
    const elsewhere = rngFrom(5);
    let asked = 0;
    atSomeDecisions(2, ({ table, hidden }, seat) => {
      const own = game.own({ table, hidden }, seat);
      const other = game.imagine(table, own, seat, elsewhere);
      const here = bot.decide(table, own, seat, rngFrom(9));
      const there = bot.decide(other.table, game.own(other, seat), seat, rngFrom(9));
      expect(there).toEqual(here);
      expect(game.check(table, own, seat, here)).toBeUndefined();
      asked++;
    });
    expect(asked).toBeGreaterThan(10);
  });

  it('changes nothing of what it is given', () => {
    withFrozenOwn(rules, () => {
      atSomeDecisions(3, (state, seat) => {
        const before = structuredClone(state);
        bot.decide(state.table, game.own(state, seat), seat, rngFrom(1));
        expect(state).toEqual(before);
      });
    });
  });
});
