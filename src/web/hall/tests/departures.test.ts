import { describe, expect, test } from 'vitest';
import { presets } from '#clocks/pace.ts';
import type { HallRow, HallShown } from '#protocol/hall.ts';
import {
  boardOf,
  changedRows,
  fuseOf,
  isDeserted,
  NO_FILTERS,
  newsOf,
  tableToFill,
} from '../departures.ts';

const paceOf = (wanted: string) => presets.find(([name]) => name === wanted)?.[1];
const HOUR = 3_600_000;

const row = (id: string, part: Partial<HallRow> = {}): HallRow => ({
  id,
  game: 'one-game',
  seats: [
    { kind: 'guest', name: 'Ada', here: true },
    { kind: 'guest', name: 'Bob', here: false },
  ],
  status: 'running',
  mine: [0],
  hosting: false,
  turn: { toAct: [1], since: 5 },
  at: 1,
  touched: 5,
  entries: 3,
  ...part,
});
const yours = (id: string, part: Partial<HallRow> = {}): HallRow =>
  row(id, { turn: { toAct: [0], since: 5 }, ...part });
const open = (id: string, part: Partial<HallRow> = {}): HallRow => {
  const { turn: _, ...waiting } = row(id, {
    status: 'waiting',
    mine: [],
    seats: [{ kind: 'open' }],
  });
  return { ...waiting, ...part };
};

const hall = (part: Partial<HallShown> = {}): HallShown => ({
  t: 'hall',
  at: 0,
  mine: [],
  invited: [],
  waiting: [],
  running: [],
  arrivals: [],
  people: [],
  more: { mine: 0, waiting: 0, running: 0, people: 0 },
  ...part,
});
const NONE: ReadonlySet<never> = new Set();
const on = (
  shown: HallShown,
  filters = NO_FILTERS,
  unfolded: ReadonlySet<'running' | 'open'> = NONE,
) =>
  boardOf(shown, filters, unfolded).map(({ name, rows, count, folded }) => ({
    name,
    ids: rows.map(({ id }) => id).join(' '),
    count,
    folded,
  }));

describe('the order of the board', () => {
  test('is mine, theirs, invitations, open ones; the earliest hour first, then who has waited longest', () => {
    const shown = hall({
      mine: [
        open('waits', { mine: [0] }),
        row('theirs', { clock: { due: 9 } }),
        yours('late', { clock: { due: 20 } }),
        yours('long', { turn: { toAct: [0], since: 2 } }),
        yours('short'),
        yours('soon', { clock: { due: 10 } }),
      ],
      invited: [open('asked', { inviter: 'Bob' })],
      waiting: [open('free')],
      running: [row('watched', { mine: [] })],
    });
    expect(on(shown)).toEqual([
      { name: 'yours', ids: 'soon late long short', count: 4, folded: 0 },
      { name: 'running', ids: 'theirs waits', count: 2, folded: 0 },
      { name: 'invited', ids: 'asked', count: 1, folded: 0 },
      { name: 'open', ids: 'free watched', count: 2, folded: 0 },
    ]);
  });

  test('folds open tables to what fits, and my own to their number when there are many; my turns never', () => {
    const many = (name: string, count: number, make: (id: string) => HallRow): HallRow[] =>
      Array.from({ length: count }, (_, i) => make(`${name}${i}`));
    const shown = hall({
      mine: [...many('y', 8, yours), ...many('r', 4, row)],
      waiting: many('o', 20, open),
      more: { mine: 0, waiting: 280, running: 11, people: 0 },
    });
    const [first, second, third] = boardOf(shown, NO_FILTERS, NONE);
    expect(first?.rows).toHaveLength(8);
    expect(second).toMatchObject({ rows: [], count: 4, folded: 4 });
    expect(third).toMatchObject({ count: 311, folded: 17 });
    const unfolded = boardOf(shown, NO_FILTERS, new Set(['running', 'open'] as const));
    expect(unfolded.map(({ rows }) => rows.length)).toEqual([8, 4, 20]);
    const few = boardOf(hall({ waiting: many('o', 20, open) }), NO_FILTERS, NONE);
    expect(few[0]?.rows).toHaveLength(9);
  });

  test('filters hide everything but my turns; without a pace one plays as one likes', () => {
    const [live, slow] = [paceOf('live'), paceOf('daily')];
    if (!live || !slow) throw new Error('no paces');
    const shown = hall({
      mine: [yours('mine', { game: 'other', pace: live }), row('their', { pace: live })],
      waiting: [
        open('a', { pace: slow }),
        open('b', { pace: live }),
        open('c'),
        open('d', { game: 'other' }),
      ],
      more: { mine: 0, waiting: 7, running: 0, people: 0 },
    });
    expect(on(shown, { game: undefined, pace: 'slow' })).toEqual([
      { name: 'yours', ids: 'mine', count: 1, folded: 0 },
      { name: 'open', ids: 'a c d', count: 3, folded: 0 },
    ]);
    // What lies beyond is counted by the house, by the same wish, as soon as it has answered.
    const answered = { ...shown, wish: { pace: 'slow' } as const };
    expect(on(answered, { game: undefined, pace: 'slow' })[1]).toMatchObject({ count: 10 });
    expect(on(shown, { game: 'one-game', pace: 'live' }).map(({ ids }) => ids)).toEqual([
      'mine',
      'their',
      'b c',
    ]);
  });
});

test('a hall is deserted when there is nothing to join, to play or to watch', () => {
  expect(isDeserted(hall({ arrivals: [row('x', { status: 'over' })] }))).toBe(true);
  expect(isDeserted(hall({ running: [row('x')] }))).toBe(false);
});

test('others are asked to the table that I host and that has room', () => {
  const full = row('full', { status: 'waiting', hosting: true });
  const free = open('free', { hosting: true });
  expect(tableToFill({ mine: [full, open('theirs'), free] })?.id).toBe('free');
  expect(tableToFill({ mine: [full] })).toBeUndefined();
});

test('little time is an eighth of a move, and less than three hours in slow games', () => {
  const pace = paceOf('twice');
  if (!pace) throw new Error('no pace');
  const at = (left: number) => fuseOf({ pace, clock: { due: left } }, 0);
  expect(at(pace.moveMs + pace.reserveMs)).toMatchObject({ percent: 100, isShort: false });
  expect(at(pace.moveMs / 8 - 1)?.isShort).toBe(true);
  expect(at(2 * HOUR)?.isShort).toBe(true);
  expect(at(-5)).toMatchObject({ left: 0, percent: 0 });
  expect(fuseOf({}, 0)).toBeUndefined();
});

test('a row turns over when something is new there, and not when it comes', () => {
  const before = new Map([row('a'), row('b')].map((one) => [one.id, newsOf(one)]));
  const after = [row('a', { turn: { toAct: [0], since: 9 } }), row('b', { touched: 99 }), row('c')];
  expect(changedRows(before, after)).toEqual(['a']);
});
