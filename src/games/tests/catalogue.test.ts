import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { playMatch } from '#bots/match.ts';
import { randomBot } from '#bots/random.ts';
import type { Game, Kind } from '#kernel/game.ts';
import { parseRecord, verifyRecord } from '#kernel/record.ts';
import { replay } from '#kernel/replay.ts';
import { MOST_SEATS } from '#protocol/parts.ts';
import { botOf, dailyTrainsOf, gameOf, hasBot, rulesOf, titleOf } from '../catalogue.ts';
import { games } from '../index.ts';

describe.each(games)('the manifest of $id', (manifest) => {
  const { id, players, colours, secretive, bots } = manifest;

  test('says what the engine says, under every rules number', async () => {
    expect(rulesOf(manifest)).not.toEqual([]);
    for (const rules of rulesOf(manifest)) {
      const { game } = (await titleOf(id, rules)) ?? {};
      expect(game).toMatchObject({ id, rules, seats: players, name: manifest.name });
    }
    expect((await titleOf(id))?.game.rules).toBe(rulesOf(manifest)[0]);
    expect(await titleOf(id, 0)).toBeUndefined();
  });

  test('has records of every rules number that still replay', async () => {
    const files = globSync(`src/games/${id}/rules{,-*}/records{,-*}/*.json`);
    const records = files.map((file) => parseRecord(readFileSync(file, 'utf8')));
    const numbers = new Set(records.map(({ rules }) => rules));
    expect(numbers).toEqual(new Set(rulesOf(manifest)));
    for (const rules of numbers) {
      const record = records.find((one) => one.rules === rules);
      const title = await titleOf(id, rules);
      if (record && title) expect(() => verifyRecord(title.game, record)).not.toThrow();
    }
  });

  test('has daily trains on which one person travels with computers', async () => {
    const { game } = (await titleOf(id)) ?? {};
    const [least, most] = players;
    for (const { seats, options } of await dailyTrainsOf(id)) {
      expect(seats.filter((bot) => bot === null)).toHaveLength(1);
      expect(seats.every((bot) => bot === null || bots.includes(bot))).toBe(true);
      expect(seats.length).toBeGreaterThanOrEqual(least);
      expect(seats.length).toBeLessThanOrEqual(most);
      expect(() => game?.setup(seats.length, game.parseOptions(options ?? {}))).not.toThrow();
    }
  });

  test('says whether a seat knows more than the others', async () => {
    const game = (await titleOf(id))?.game as Game<Kind>;
    const [, most] = game.seats;
    const seats = Array.from({ length: most }, () => randomBot(game));
    const { log } = playMatch(game, seats, game.parseOptions({}), { seed: 1, number: 0 });
    const isSecretive = [1, 0.5].some((share) => {
      const state = replay(game, most, game.parseOptions({}), log.slice(0, log.length * share));
      return seats.some((_, seat) => JSON.stringify(game.own(state, seat)) !== '{}');
    });
    expect(secretive).toBe(isSecretive);
  });

  test('has a colour for every seat', () => {
    expect(colours.length).toBeGreaterThanOrEqual(players[1]);
    expect(colours.length).toBeLessThanOrEqual(MOST_SEATS);
    expect(new Set(colours).size).toBe(colours.length);
  });

  test('names its bots, weakest first, and no other', async () => {
    expect(Object.keys(await manifest.load.bots())).toEqual(bots);
    for (const bot of bots) expect((await botOf(id, bot))?.name).toBe(bot);
    expect(hasBot(id, 'toString')).toBe(false);
  });

  test('has a rulebook in both languages', () => {
    for (const language of ['en', 'fr']) {
      expect(readFileSync(`src/games/${id}/rulebook/${language}.md`, 'utf8')).toContain('**1.1**');
    }
  });
});

test('what is no game is none here either', async () => {
  for (const id of ['chess', 'toString', '__proto__', '']) {
    expect(gameOf(id)).toBeUndefined();
    expect(await titleOf(id)).toBeUndefined();
    expect(await botOf(id, 'random')).toBeUndefined();
  }
});
