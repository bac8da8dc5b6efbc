import { describe, expect, it } from 'vitest';
import { answerTo, badInput, MEGABYTE, NO_SUCH_ACTION, TRAPS } from '#testkit/suite/bad-input.ts';
import { trambahn } from '../index.ts';
import { bank, buy, end, extend, passenger, refill, reshuffle, start } from './moves.ts';
import { position } from './position.ts';

const { game } = trambahn;

const INCOME = position({
  step: 'income',
  first: { hand: 'b4 c', money: 9, columns: ['g3'] },
  second: { hand: 'y1' },
});

badInput(trambahn, {
  state: INCOME,
  sound: { do: 'bank', card: 3 },
  malformed: [
    ['an action of no game', { do: 'fly' }, NO_SUCH_ACTION],
    ['an action in a list', { do: ['bank'], card: 3 }, NO_SUCH_ACTION],
    ['no card', { do: 'bank' }, 'bad field card: invalid_type'],
    ['a card as text', { do: 'bank', card: '3' }, 'bad field card: invalid_type'],
    ['a card in a list', { do: 'bank', card: [3] }, 'bad field card: invalid_type'],
    ['a card null', { do: 'bank', card: null }, 'bad field card: invalid_type'],
    ['a card true', { do: 'bank', card: true }, 'bad field card: invalid_type'],
    ['half a card', { do: 'bank', card: 2.5 }, 'bad field card: invalid_type'],
    ['a card NaN', { do: 'bank', card: NaN }, 'bad field card: invalid_type'],
    ['a card without end', { do: 'bank', card: Infinity }, 'bad field card: invalid_type'],
    ['a card below all', { do: 'bank', card: -1 }, 'bad field card: too_small'],
    ['a card above all', { do: 'bank', card: 41 }, 'bad field card: too_big'],
    ['a huge card', { do: 'bank', card: 2 ** 53 }, 'bad field card: too_big'],
    ['a huger card', { do: 'bank', card: Number.MAX_VALUE }, 'bad field card: too_big'],
    ['a fifth row', { do: 'lay-passenger', card: 3, row: 4 }, 'bad field row: invalid_value'],
    [
      'a row by name',
      { do: 'lay-passenger', card: 3, row: 'blue' },
      'bad field row: invalid_value',
    ],
    ['a tram x5', { do: 'buy-tram', tram: 5, column: 0 }, 'bad field tram: invalid_value'],
    [
      'a column below 0',
      { do: 'extend-column', card: 3, column: -1 },
      'bad field column: too_small',
    ],
    ['a column of billions', { do: 'buy-tram', tram: 2, column: 1e9 }, 'bad field column: too_big'],
    [
      'the step that is chance’s',
      { do: 'end-step', step: 'refill' },
      'bad field step: invalid_value',
    ],
    ['no step', { do: 'end-step' }, 'bad field step: invalid_value'],
    ['a field too many', { do: 'bank', card: 3, column: 0 }, 'unknown field column'],
    ['a deal for one', { do: 'deal', money: [[]], hands: [[], []] }, 'bad field money: too_small'],
    [
      'a bad card deep inside',
      { do: 'refill', spent: [], drawn: [1, 99] },
      'bad field drawn.1: too_big',
    ],
    [
      'more cards than there are',
      { do: 'refill', spent: [], drawn: new Array(121).fill(1) },
      'bad field drawn: too_big',
    ],
    ['a megabyte as card', { do: 'bank', card: MEGABYTE }, 'bad field card: invalid_type'],
  ],
  refused: [
    ['from the wrong seat', 1, bank('y1'), '3.2'],
    ['from a seat that is not there', 7, bank('b4'), '3.2'],
    ['in the wrong step: a passenger', 0, passenger('b4'), '3.3'],
    ['in the wrong step: a column', 0, start('b4'), '3.3'],
    ['in the wrong step: a station', 0, extend('b4', 0), '3.3'],
    ['in the wrong step: a tram', 0, buy(2, 0), '3.3'],
    ['in the wrong step: its end', 0, end('trams'), '13.1'],
    ['for chance: a refill', 0, refill('', ''), '3.3'],
    ['for chance: a reshuffle', 0, reshuffle('', ''), '3.3'],
    ['with a card not in hand', 0, bank('y1'), '3.4'],
  ],
  options: { usual: {}, malformed: [] },
  random: { runs: 20_000, least: 5000, seed: 1893 },
});

describe('what has not the form of an action', () => {
  it.each(TRAPS)('a step %s', (step) => {
    expect(answerTo(game, INCOME, 0, { do: 'end-step', step })).toBe(
      'bad field step: invalid_value',
    );
  });
});

describe('what is an action, but not now', () => {
  it('after the end, anything from anybody', () => {
    const over = position({
      step: 'over',
      first: { hand: 'b4', columns: ['g3 x2'] },
      second: { hand: 'y1' },
      scorings: Array.from({ length: 10 }, () => [1, 2] as const),
    });
    const actions = [passenger('b4'), start('b4'), extend('b4', 0), bank('b4'), buy(2, 0)];
    for (const seat of [0, 1]) {
      for (const action of [...actions, end('passengers'), refill('', ''), reshuffle('', '')]) {
        expect(answerTo(game, over, seat, action)).toBe('11.3');
      }
    }
  });
});
