import { describe, expect, it } from 'vitest';
import { botOf, gameOf, titleOf } from '#games/catalogue.ts';
import { games } from '#games/index.ts';
import type { Kind } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import { isPartOf, isRight } from '#testkit/known.ts';
import { knownOf } from '#testkit/suite/known.ts';
import type { Bot } from '../bot.ts';
import { hurried } from './hurried.ts';

/** There are so many positions of each game at least, and so many of them may be missed. */
const LEAST = 25;
const MISSED = 2;

/** The three strongest grades. */
const STRONGEST = ['driver', 'inspector', 'dispatcher'];
const ids = games
  .map(({ id }) => id)
  .filter((id) => STRONGEST.every((bot) => gameOf(id)?.bots.includes(bot)));

const known = await Promise.all(
  ids.map(
    async (id) => [id, (await knownOf(id)) ?? { positions: [], notation: undefined }] as const,
  ),
);

describe.each(known)(
  'positions of %s about which there is no doubt',
  (id, { positions, notation }) => {
    it('are such as the rules allow, and what is best or a blunder there may be done', async () => {
      const game = (await titleOf(id))?.game;
      expect(positions.length).toBeGreaterThanOrEqual(LEAST);
      for (const { name, seat, table, own, best, blunders } of positions) {
        const choices = game?.choices(table, own, seat) ?? [];
        for (const part of best ?? blunders) {
          const isOpen = choices.some((choice) => isPartOf(choice)(part));
          expect(isOpen, `${name}: ${JSON.stringify(part)}`).toBe(true);
        }
      }
    });

    it.each(STRONGEST)('the %s knows nearly all of them', async (grade) => {
      const bot = hurried((await botOf(id, grade)) as Bot<Kind>, notation?.hurried?.[grade] ?? 1);
      const failed = positions.filter(
        (each) => !isRight(each, bot.decide(each.table, each.own, each.seat, rngFrom(1))),
      );
      const told = failed.map(({ name, why }) => `${name}: ${why}`).join('\n');
      expect(failed.length, told).toBeLessThanOrEqual(MISSED);
    });
  },
);
