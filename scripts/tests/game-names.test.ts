import { describe, expect, test } from 'vitest';
import { mentionsIn } from '../game-names/judge.ts';

const games = [
  { id: 'last-wagon', name: { en: 'The Last Wagon', fr: 'Le Dernier Wagon' } },
  { id: 'go', name: { en: 'Go', fr: 'Jeu de go' } },
];
const wordsIn = (text: string): string[] => mentionsIn(text, games).map(({ word }) => word);

describe('a file names a game', () => {
  test.each([
    ['by its id', "case 'last-wagon':", 'last-wagon'],
    ['by a path', '#games/last-wagon/rules/model.ts', 'last-wagon'],
    ['by its id in code', 'lastWagonFace', 'lastWagon'],
    ['by its type', 'type A = PlayLastWagon;', 'LastWagon'],
    ['by a constant', 'const LAST_WAGON_SEATS = 2;', 'LAST_WAGON'],
    ['by its name', '/** As in The Last Wagon. */', 'The Last Wagon'],
    ['by its name in French', '// le Jeu de go', 'Jeu de go'],
    ['by a style', '.go-board {}', 'go'],
  ])('%s', (_, text, word) => {
    expect(wordsIn(text)).toContain(word);
  });

  test('on this line', () => {
    expect(mentionsIn('a\nb last-wagon\nc', games)).toEqual([{ line: 2, word: 'last-wagon' }]);
  });
});

test('a word that only looks like one is none', () => {
  expect(wordsIn('the last wagons; algorithm; goods; ergo; category; Gone')).toEqual([]);
});
