import { describe, expect, it } from 'vitest';
import { Malformed, type Seat, type State } from '#kernel/game.ts';
import { refuseBadActions } from '#testkit/suite/refuse-bad-actions.ts';
import { railroadTycoon } from '../index.ts';
import type { RailroadTycoon } from '../model.ts';
import { bid, cubes, DECLINE, INCOME, lay, PASS, redirect, SETTLE, STOP } from './moves.ts';
import { position } from './position.ts';
import { LAST_TURN } from './random-play.ts';

const { game } = railroadTycoon;
const MEGABYTE = 'x'.repeat(2 ** 20);

/** The answer of the table service to what a seat sends: nothing, if it is legal. */
function answerTo(state: State<RailroadTycoon>, seat: Seat, raw: unknown): string | undefined {
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

const ACT = position({ players: [{ money: 50 }, {}] });
const deliver = (route: unknown) => ({ do: 'deliver', colour: 0, from: 0, route });

describe('what has not the form of an action', () => {
  const NO_DO = 'bad field do: invalid_union';
  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'not an object'],
    ['null', null, 'not an object'],
    ['a word', 'pass', 'not an object'],
    ['a list', [PASS], 'not an object'],
    ['no action', {}, NO_DO],
    ['an action of another game', { do: 'take-up' }, NO_DO],
    ['an undo, which is the log’s', { undo: 3 }, NO_DO],
    ['an undo in disguise', { do: 'pass', undo: 1 }, 'unknown field undo'],
    ['a field too many', { do: 'upgrade', level: 8 }, 'unknown field level'],
    ['no amount', { do: 'bid' }, 'bad field amount: invalid_type'],
    ['a bid below 0', bid(-1), 'bad field amount: too_small'],
    ['half a bid', bid(1.5), 'bad field amount: invalid_type'],
    ['a bid without end', bid(Number.POSITIVE_INFINITY), 'bad field amount: invalid_type'],
    ['a hex far away', lay(4096, 0, 3), 'bad field hex: too_big'],
    ['a hex below 0', lay(-1, 0, 3), 'bad field hex: too_small'],
    ['a seventh side', lay(3, 6, 3), 'bad field from: too_big'],
    ['a side below 0', lay(3, 0, -1), 'bad field to: too_small'],
    ['a link below 0', redirect(-1, 2), 'bad field link: too_small'],
    ['no route', deliver(undefined), 'bad field route: invalid_type'],
    ['an empty route', deliver([]), 'bad field route: too_small'],
    ['nine links', deliver([0, 1, 2, 3, 4, 5, 6, 7, 8]), 'bad field route: too_big'],
    ['a link as text', deliver(['0']), 'bad field route.0: invalid_type'],
    ['a grey cube', { do: 'deliver', colour: 5, from: 0, route: [0] }, 'bad field colour: too_big'],
    ['a city far away', { do: 'grow-city', city: 64 }, 'bad field city: too_big'],
    ['a card that is none', { do: 'take-card', card: 26 }, 'bad field card: too_big'],
    ['cubes as text', { do: 'draw-cubes', cubes: 'RR' }, 'bad field cubes: invalid_type'],
    ['a megabyte as action', { do: MEGABYTE }, NO_DO],
    ['a megabyte as field', { do: 'pass', [MEGABYTE]: 1 }, `unknown field ${'x'.repeat(40)}`],
    ['a megabyte', MEGABYTE, 'not an object'],
  ])('%s', (_, raw, message) => {
    expect(answerTo(ACT, 0, raw)).toBe(message);
  });

  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'])(
    'a field %s',
    (key) => {
      const text = `{"do":"upgrade",${JSON.stringify(key)}:{"polluted":1}}`;
      expect(answerTo(ACT, 0, JSON.parse(text))).toBe(`unknown field ${key}`);
      expect(answerTo(ACT, 0, { do: key })).toBe(NO_DO);
    },
  );

  it('options that the game does not have', () => {
    const usual = { map: 'eastern-us', beginner: false, sharp: false, tiles: null, turns: null };
    expect(game.parseOptions({})).toEqual(usual);
    expect(game.parseOptions(undefined)).toEqual(usual);
    for (const raw of [
      { variant: 1 },
      JSON.parse('{"__proto__":{"polluted":1}}'),
      [],
      'x',
      { map: 'europe' },
      { map: null },
      { map: {} },
      { map: JSON.parse('{"__proto__":{"polluted":1}}') },
      { beginner: 1 },
      { sharp: 'yes' },
      { tiles: 0 },
      { turns: 1.5 },
      { turns: 100 },
    ]) {
      expect(() => game.parseOptions(raw)).toThrow(Malformed);
    }
    expect({}).not.toHaveProperty('polluted');
  });

  it('a map of a megabyte, refused in a few words', () => {
    try {
      game.parseOptions({ map: { name: MEGABYTE, [MEGABYTE]: 1 } });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(Malformed);
      expect((error as Error).message.length).toBeLessThan(500);
    }
  });
});

describe('what is an action, but not now', () => {
  it.each([
    ['from the wrong seat', 1, DECLINE, '3.2'],
    ['from a seat that is not there', 7, DECLINE, '3.2'],
    ['at the wrong moment: a bid', 0, bid(3), '3.3'],
    ['at the wrong moment: stopping', 0, STOP, '3.3'],
    ['for chance: cubes', 0, cubes('RR'), '3.3'],
    ['for chance: income', 0, INCOME, '3.3'],
    ['for chance: a bid settled', 0, SETTLE, '3.3'],
    ['a hex that is not there', 0, lay(930, 0, 3), '6.2'],
    ['a link that is not there', 0, redirect(3, 2), '8.8'],
  ] as const)('%s', (_, seat, action, rule) => {
    expect(answerTo(ACT, seat, action)).toBe(rule);
  });
});

it('refuses 10,000 bad actions by a rule and as many in a few words, and changes nothing', {
  timeout: 60_000,
}, () => {
  const { malformed, refused } = refuseBadActions(railroadTycoon, {
    runs: 27_000,
    seed: 2005,
    games: 8,
    options: LAST_TURN,
  });
  expect(malformed + refused).toBe(27_000);
  expect(malformed).toBeGreaterThan(10_000);
  expect(refused).toBeGreaterThan(10_000);
});
