import { expect, test } from 'vitest';
import { botsOf } from '#bots/index.ts';
import { titles } from '#games/index.ts';
import { botName } from '#web/words/table/bot-name.ts';
import { botNames } from '../bots.ts';

test('the list of bots is theirs, and each has a name in both languages', () => {
  for (const { game } of titles) {
    const bots = botsOf(game.id).map(({ name }) => name);
    expect(botNames(game.id)).toEqual(bots);
    for (const bot of bots) {
      expect(botName(bot, 'fr')).not.toBe(bot);
      expect(botName(bot, 'en')).not.toBe(bot);
    }
  }
});
