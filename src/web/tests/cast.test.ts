import { describe, expect, test } from 'vitest';
import { games } from '#games/index.ts';
import { BOT_NAMES } from '#protocol/bot-names.ts';
import { calledAt, castOf } from '#protocol/cast.ts';
import { looksLike } from '#protocol/look-alike.ts';

/** Those that games name, and those that they may. */
const grades = [...new Set([...Object.keys(BOT_NAMES.en), ...games.flatMap(({ bots }) => bots)])];
const mostRivals = Math.max(...games.map(({ players: [, most] }) => most)) - 1;

describe('bots are persons', () => {
  test('every bot of every game is somebody', () => {
    for (const bot of grades) expect(castOf([{ bot }])[0]).toBeDefined();
  });

  test('a whole table of one trade has no two alike, in either language', () => {
    for (const bot of grades) {
      const cast = castOf(Array.from({ length: mostRivals }, () => ({ bot })));
      for (const language of ['en', 'fr'] as const) {
        const names = cast.map((member) => member?.name[language] ?? '');
        expect(names).not.toContain('');
        for (const [i, name] of names.entries()) {
          expect(names.slice(i + 1).filter((other) => looksLike(name, other))).toEqual([]);
          expect(name).not.toMatch(/\d/);
        }
      }
    }
  });

  test('nobody of one trade is called like somebody of another', () => {
    const all = grades.flatMap((bot) =>
      castOf(Array.from({ length: mostRivals }, () => ({ bot }))).map((one) => one?.name.fr ?? ''),
    );
    expect(new Set(all).size).toBe(all.length);
  });

  test('a person keeps their name, and the bot comes under another', () => {
    const names = castOf([{ name: 'Leon' }, { bot: 'apprentice' }, { bot: 'apprentice' }]);
    expect(names.map((one) => one?.name.fr)).toEqual([undefined, 'Rose', 'Émile']);
  });

  test('who was stored under an older name is the same person', () => {
    expect(castOf([{ bot: 'expert' }, { bot: 'driver' }]).map((one) => one?.name.fr)).toEqual([
      'Octave',
      'Blanche',
    ]);
  });

  test('a bot that the house does not know is nobody', () => {
    expect(castOf([{ bot: 'stranger' }])).toEqual([undefined]);
  });
});

test('whoever has handed their ticket back is called a traveller', () => {
  const seats = [{ name: '' }, { name: 'Ada' }, { name: '' }];
  expect(calledAt(seats, 'fr')).toEqual(['un voyageur', 'Ada', 'un voyageur 2']);
  expect(calledAt(seats, 'en')).toEqual(['a traveller', 'Ada', 'a traveller 2']);
});
