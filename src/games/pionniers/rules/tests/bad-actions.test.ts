import { describe, expect, it } from 'vitest';
import { Malformed, type Seat, type State } from '#kernel/game.ts';
import { refuseBadActions } from '#testkit/suite/refuse-bad-actions.ts';
import { pionniers } from '../index.ts';
import type { Pionniers } from '../model.ts';
import { card, dice, KEEP, LAY, lots, MOVE, order, place } from './moves.ts';
import { position } from './position.ts';
import { EVERY_OPTION } from './random-play.ts';

const { game } = pionniers;
const MEGABYTE = 'x'.repeat(2 ** 20);

/** The answer of the table service to what a seat sends: nothing, if it is legal. */
function answerTo(state: State<Pionniers>, seat: Seat, raw: unknown): string | undefined {
  const before = JSON.stringify(state);
  try {
    const action = game.parseAction(raw);
    return game.check(state.table, game.own(state, seat), seat, action)?.rule;
  } catch (error) {
    if (error instanceof Malformed) return error.message;
    throw error;
  } finally {
    expect(JSON.stringify(state)).toBe(before);
    expect({}).not.toHaveProperty('polluted');
  }
}

const STRIKE = position({
  phase: 'strike',
  trains: [{ front: 11 }, { front: 30, signal: 31, sections: 20 }],
});

describe('what has not the form of an action', () => {
  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'not an object'],
    ['null', null, 'not an object'],
    ['a number', 3, 'not an object'],
    ['a word', 'lay', 'not an object'],
    ['a list', [{ do: 'lay' }], 'not an object'],
    ['no action', {}, 'bad field do: invalid_union'],
    ['an action of another game', { do: 'bank', card: 3 }, 'bad field do: invalid_union'],
    ['an action in capitals', { do: 'LAY' }, 'bad field do: invalid_union'],
    ['an undo, which is the log’s', { undo: 3 }, 'bad field do: invalid_union'],
    ['an undo in disguise', { do: 'lay', undo: 1 }, 'unknown field undo'],
    ['a field too many', { do: 'move', spaces: 12 }, 'unknown field spaces'],
    ['no line', { do: 'place-crate', space: 35 }, 'bad field line: invalid_type'],
    ['no space', { do: 'place-crate', line: 1 }, 'bad field space: invalid_type'],
    ['a line as text', { do: 'place-crate', line: '1', space: 35 }, 'bad field line: invalid_type'],
    ['a line below 0', { do: 'place-crate', line: -1, space: 35 }, 'bad field line: too_small'],
    ['a fifth line', { do: 'place-crate', line: 4, space: 35 }, 'bad field line: too_big'],
    ['half a space', { do: 'place-crate', line: 1, space: 35.5 }, 'bad field space: invalid_type'],
    ['space 0', { do: 'place-crate', line: 1, space: 0 }, 'bad field space: too_small'],
    ['a space NaN', { do: 'place-crate', line: 1, space: NaN }, 'bad field space: invalid_type'],
    ['a space far away', { do: 'place-crate', line: 1, space: 256 }, 'bad field space: too_big'],
    ['a huge space', { do: 'place-crate', line: 1, space: 2 ** 53 }, 'bad field space: too_big'],
    ['no dice', { do: 'throw' }, 'bad field dice: invalid_type'],
    ['dice as text', { do: 'throw', dice: '66' }, 'bad field dice: invalid_type'],
    ['three dice', { do: 'throw', dice: [1, 2, 3] }, 'bad field dice: too_big'],
    ['a seven', { do: 'throw', dice: [7] }, 'bad field dice.0: too_big'],
    ['a nought', { do: 'throw', dice: [6, 0] }, 'bad field dice.1: too_small'],
    ['one die for the order', { do: 'throw-order', dice: [[1]] }, 'bad field dice.0: too_small'],
    [
      'five for the order',
      { do: 'throw-order', dice: new Array(5).fill([1, 1]) },
      'bad field dice: too_big',
    ],
    ['a lot that is none', { do: 'draw-lines', lines: [0, 9] }, 'bad field lines.1: too_big'],
    ['a card above all', { do: 'draw-card', card: 24 }, 'bad field card: too_big'],
    ['a card below all', { do: 'draw-card', card: -1 }, 'bad field card: too_small'],
    ['a megabyte as action', { do: MEGABYTE }, 'bad field do: invalid_union'],
    [
      'a megabyte as space',
      { do: 'place-crate', line: 1, space: MEGABYTE },
      'bad field space: invalid_type',
    ],
    ['a megabyte as field', { do: 'lay', [MEGABYTE]: 1 }, `unknown field ${'x'.repeat(40)}`],
    ['a megabyte', MEGABYTE, 'not an object'],
  ])('%s', (_, raw, message) => {
    expect(answerTo(STRIKE, 0, raw)).toBe(message);
  });

  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'])(
    'a field %s',
    (key) => {
      const text = `{"do":"lay",${JSON.stringify(key)}:{"polluted":1}}`;
      expect(answerTo(STRIKE, 0, JSON.parse(text))).toBe(`unknown field ${key}`);
      expect(answerTo(STRIKE, 0, { do: key })).toBe('bad field do: invalid_union');
    },
  );

  it('options that the game does not have', () => {
    const usual = { board: 'level', lines: 'in-order', twoTrains: true };
    expect(game.parseOptions({})).toEqual(usual);
    expect(game.parseOptions(undefined)).toEqual(usual);
    for (const raw of [
      { variant: 1 },
      JSON.parse('{"__proto__":{"polluted":1}}'),
      [],
      'x',
      7,
      { board: 'round' },
      { board: null },
      { board: {} },
      { board: JSON.parse('{"__proto__":{"polluted":1}}') },
      { lines: 'by-choice' },
      { twoTrains: 1 },
    ]) {
      expect(() => game.parseOptions(raw)).toThrow(Malformed);
    }
    expect({}).not.toHaveProperty('polluted');
  });

  it('a layout of a megabyte, refused in a few words', () => {
    const refusal = () => game.parseOptions({ board: { name: MEGABYTE } });
    expect(refusal).toThrow(Malformed);
    try {
      refusal();
    } catch (error) {
      expect((error as Error).message.length).toBeLessThan(500);
    }
  });
});

describe('what is an action, but not now', () => {
  it.each([
    ['from the wrong seat', 1, place(0, 17), '3.2'],
    ['from a seat that is not there', 7, KEEP, '3.2'],
    ['at the wrong moment: laying', 0, LAY, '3.3'],
    ['at the wrong moment: moving', 0, MOVE, '3.3'],
    ['for chance: a throw', 0, dice(1, 1), '3.3'],
    ['for chance: a card', 0, card(1), '3.3'],
    ['for chance: the order', 0, order([1, 1]), '3.3'],
    ['for chance: the lines', 0, lots(0, 1), '3.3'],
    ['a crate on the own line', 0, place(0, 17), '6.3'],
    ['a crate on a line without a train', 0, place(3, 17), '6.3'],
    ['a crate on no mark', 0, place(1, 32), '6.6'],
    ['a crate beyond the track', 0, place(1, 84), '6.7'],
    ['a crate behind the train', 0, place(1, 23), '6.8'],
    ['a crate on the signal', 0, place(1, 31), '6.9'],
  ] as const)('%s', (_, seat, action, rule) => {
    expect(answerTo(STRIKE, seat, action)).toBe(rule);
  });
});

it('refuses 12,000 bad actions made at random, each in a few words, and changes nothing', () => {
  const { malformed, refused } = refuseBadActions(pionniers, {
    runs: 12_000,
    seed: 1963,
    options: EVERY_OPTION,
  });
  expect(malformed + refused).toBe(12_000);
  expect(malformed).toBeGreaterThan(3000);
  expect(refused).toBeGreaterThan(3000);
});
