import { describe, expect, test } from 'vitest';
import type { SeatStored } from '#tables/store.ts';
import { callsAt, type Standing } from '../notices/calls.ts';

const seats: SeatStored[] = [
  { kind: 'guest', name: 'Ada', holder: 'a' },
  { kind: 'guest', name: 'Bob', holder: 'b' },
  { kind: 'guest', name: 'Ada bis', holder: 'a' },
  { kind: 'bot', bot: 'random', name: 'random' },
];
const turn = { toAct: [0, 2], since: 100 };
const standing = (more: Partial<Standing> = {}): Standing => ({
  seats,
  entries: 7,
  over: false,
  beside: {},
  turn,
  ...more,
});
const told = (stored: Standing, here = 0): string[] =>
  callsAt(stored, here)
    .filter(({ isThere }) => !isThere)
    .map(({ mark, kind, by }) => [mark, kind, ...(by ? [by] : [])].join(' '));

describe('who is to be told', () => {
  test('is whoever is to act, once, unless they are there by any of their seats', () => {
    expect(told(standing())).toEqual(['a turn']);
    expect(told(standing(), 2 << 2)).toEqual([]);
    expect(told(standing(), 2 << 1)).toEqual(['a turn']);
    expect(told(standing({ turn: { toAct: [3], since: 0 } }))).toEqual([]);
  });

  test('is whoever is nudged in this turn', () => {
    const nudge = { seat: 0, by: 1, at: 100 };
    expect(told(standing({ beside: { nudge } }))).toEqual(['a turn', 'a nudge Bob']);
    expect(told(standing({ beside: { nudge: { ...nudge, at: 99 } } }))).toEqual(['a turn']);
  });

  test('is whoever is asked to agree to an undo and has not yet, while the game stands there', () => {
    const ask = { id: 'ask-1234', by: 1, to: 3, of: [0, 3], agreed: [3], after: 7 };
    const toBob = { turn: { toAct: [1], since: 0 } };
    expect(told(standing({ ...toBob, beside: { ask } }))).toEqual(['b turn', 'a asked Bob']);
    expect(told(standing({ ...toBob, beside: { ask }, entries: 8 }))).toEqual(['b turn']);
    const agreed = { ...ask, agreed: [0, 3] };
    expect(told(standing({ ...toBob, beside: { ask: agreed } }))).toEqual(['b turn']);
    expect(told(standing({ over: true, beside: { ask } }), 2 << 1)).toEqual(['a over']);
  });

  test('is whoever a bot stands in for, but not who has resigned', () => {
    const standIn = { bot: 'random', since: 3, at: 5 };
    const of = (why: 'time' | 'resigned') => ({ standIns: [{ ...standIn, seat: 1, why }] });
    expect(told(standing({ beside: of('time'), turn: { toAct: [1], since: 0 } }))).toEqual([
      'b stand-in',
    ]);
    expect(told(standing({ beside: of('resigned'), turn: { toAct: [1], since: 0 } }))).toEqual([]);
  });

  test('is everybody when the game is over, and whoever has not answered another', () => {
    expect(told(standing({ over: true }), 2 << 1)).toEqual(['a over']);
    const rematch = { by: 1, at: 200, yes: [1], no: [] };
    expect(told(standing({ over: true, beside: { rematch } }), 2 << 1)).toEqual([
      'a over',
      'a rematch Bob',
    ]);
    expect(told(standing({ over: true, beside: { rematch, next: 'x' } }), 2 << 1)).toEqual([
      'a over',
    ]);
  });
});
