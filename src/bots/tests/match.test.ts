import { describe, expect, test } from 'vitest';
import { botOf } from '#games/catalogue.ts';
import type { Kind } from '#kernel/game.ts';
import { exportRecord, verifyRecord } from '#kernel/record.ts';
import type { Bot } from '../bot.ts';
import { IllegalMove, playMatch } from '../match.ts';
import { everyBot } from './every-bot.ts';

describe.each(await everyBot())('%s', (_id, game, bots) => {
  const options = game.parseOptions({});
  const seated = (bot: Bot<Kind>) => Array.from({ length: game.seats[0] }, () => bot);

  // The last does as the one before it, only longer: it plays to the end among its game's own tests.
  test.each(bots.slice(0, -1).map((bot) => [bot.name, bot] as const))(
    '%s plays to the end',
    (_, bot) => {
      const match = playMatch(game, seated(bot), options, { seed: 5, number: 0 });
      expect(match.finished).toBe(true);
      expect(game.actors(match.state.table)).toEqual([]);
      const seats = seated(bot).map(({ name }) => ({ name, bot: name }));
      const record = exportRecord(game, { options, seats, ...match });
      expect(verifyRecord(game, record).state).toEqual(match.state);
    },
  );

  test('a match depends on its seed and number alone', () => {
    const play = (seed: number, number: number) =>
      JSON.stringify(playMatch(game, seated(bots[0] as Bot<Kind>), options, { seed, number }));
    expect(play(1, 2)).toBe(play(1, 2));
    expect(play(1, 2)).not.toBe(play(2, 1));
    expect(play(1, 2)).not.toBe(play(1, 3));
  });

  test('an illegal move is not played but told', () => {
    const random = bots[0] as Bot<Kind>;
    let first: unknown;
    // It makes its very first move over and over.
    const stubborn: Bot<Kind> = {
      name: 'stubborn',
      decide: (...known) => (first ??= random.decide(...known)),
    };
    expect(() => playMatch(game, seated(stubborn), options, { seed: 1, number: 0 })).toThrow(
      IllegalMove,
    );
  });
});

test('nobody plays a game that is not there', async () => {
  expect(await botOf('chess', 'random')).toBeUndefined();
  expect(await botOf('trambahn', 'nobody')).toBeUndefined();
  expect(await botOf('trambahn', 'toString')).toBeUndefined();
});
