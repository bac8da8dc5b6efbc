import { expect, test } from 'vitest';
import type { HallRow } from '#protocol/hall.ts';
import { en } from '../../words/hall/en.ts';
import { fr } from '../../words/hall/fr.ts';
import { resultWords } from '../result-words.ts';

const NAMES = ['Ada', 'Basile', 'Chloé'];
const seatsOf = (count: number): HallRow['seats'] =>
  NAMES.slice(0, count).map((name) => ({ kind: 'guest', name, here: false }));

const told = (row: Partial<HallRow>, count: number) => {
  const whole = { mine: [], seats: seatsOf(count), ...row };
  return [fr, en].map((words) => {
    const { large, small } = resultWords(whole, NAMES.slice(0, count), words);
    return `${large} | ${small}`.replaceAll(/\s/g, ' ');
  });
};

test('of two everybody’s points are told, the winner first, and one’s own seat is “you”', () => {
  const places = [
    { seat: 1, place: 1, score: 212 },
    { seat: 0, place: 2, score: 187 },
  ];
  expect(told({ places, mine: [1] }, 2)).toEqual([
    'Vous 212, Ada 187 | vous gagnez',
    'You 212, Ada 187 | you won',
  ]);
  expect(told({ places }, 2)[1]).toBe('Basile 212, Ada 187 | Basile won');
  // Whoever played for both sides is told which of them it was.
  expect(told({ places, mine: [0, 1] }, 2)[0]).toBe('Basile 212, Ada 187 | Basile gagne');
});

test('of more one’s own place is told, and who won', () => {
  const places = [
    { seat: 0, place: 1, score: 40 },
    { seat: 2, place: 1, score: 40 },
    { seat: 1, place: 3, score: 12 },
  ];
  expect(told({ places, mine: [1] }, 3)).toEqual([
    '3e sur 3 | Ada et Chloé gagnent',
    '3rd of 3 | Ada and Chloé won',
  ]);
  expect(told({ places, mine: [0] }, 3)).toEqual([
    '1er sur 3 | vous gagnez avec Chloé',
    '1st of 3 | you won with Chloé',
  ]);
  expect(told({ places }, 3)[0]).toBe('Ada 40, Chloé 40, Basile 12 | Ada et Chloé gagnent');
});

test('a stopped game has no winner, and one that somebody left has no points', () => {
  expect(told({ ended: { why: 'agreed', at: 1 } }, 2)).toEqual([
    'Ada et Basile | arrêtée',
    'Ada and Basile | stopped',
  ]);
  expect(told({}, 2)[0]).toBe('Ada et Basile | terminée');
  const places = [
    { seat: 0, place: 1 },
    { seat: 1, place: 2 },
  ];
  expect(told({ places, mine: [0], ended: { why: 'resigned', at: 1 } }, 2)).toEqual([
    'Vous, Basile | vous gagnez par abandon',
    'You, Basile | you won by resignation',
  ]);
});
