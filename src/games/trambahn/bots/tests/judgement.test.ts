import { describe, expect, it } from 'vitest';
import { CONDUCTOR, type Column, type Scoring, stationOf } from '#games/trambahn/rules/model.ts';
import { rngFrom } from '#kernel/rng.ts';
import { driver } from '../driver.ts';
import { positionOf } from './positions.ts';

const blue = (...values: number[]) => values.map((value) => stationOf(0, value));
const red = (...values: number[]) => values.map((value) => stationOf(1, value));
const green = (...values: number[]) => values.map((value) => stationOf(2, value));
const yellow = (...values: number[]) => values.map((value) => stationOf(3, value));

/** So many scorings of green, with these points each. */
const scored = (count: number, points: Scoring['points'] = [0, 0]): Scoring[] =>
  Array.from({ length: count }, () => ({ line: 2, points }));

const decide = (position: Parameters<typeof positionOf>[0]) => {
  const { table, own } = positionOf(position);
  return driver.decide(table, own, 0, rngFrom(1));
};

describe('passengers', () => {
  const richRed: Column = { line: 1, cards: red(1, 2, 4, 7, 8), tram: 3 };

  it('takes a scoring that only it gains from', () => {
    const action = decide({
      phase: 'passengers',
      scorings: scored(5),
      rows: [blue(1, 5, 6), red(3), [], []],
      mine: [{ line: 0, cards: blue(2, 3, 4, 7), tram: 2 }],
      hand: [...blue(2), ...red(5, 6), ...green(4), ...yellow(6, 8)],
    });
    expect(action).toEqual({ do: 'lay-passenger', card: stationOf(0, 2), row: 0 });
  });

  it('lays no third passenger in a rich line of its opponent when it has another card', () => {
    const action = decide({
      phase: 'passengers',
      rows: [[], red(5, 6), [], []],
      theirs: [richRed],
      hand: [...red(2, 3, 3, 4, 9), ...green(1)],
    });
    expect(action).toEqual({ do: 'lay-passenger', card: stationOf(2, 1), row: 2 });
  });

  it('lays no second passenger when all that is left would serve its opponent', () => {
    const action = decide({
      phase: 'passengers',
      laid: 1,
      rows: [[], red(5, 6), green(1), []],
      theirs: [richRed],
      hand: red(2, 3, 3, 4, 9),
    });
    expect(action).toEqual({ do: 'end-step', step: 'passengers' });
  });

  const lastRow = {
    phase: 'passengers' as const,
    rows: [blue(1, 5, 6), [], [], []] as [number[], number[], number[], number[]],
    hand: [...blue(2), ...green(3), ...yellow(4)],
  };

  it('ends the game when that wins it', () => {
    const action = decide({ ...lastRow, scorings: scored(9, [2, 1]) });
    expect(action).toEqual({ do: 'lay-passenger', card: stationOf(0, 2), row: 0 });
  });

  it('does not end a game that it would lose', () => {
    const action = decide({ ...lastRow, scorings: scored(9, [1, 2]) });
    expect(action).toMatchObject({ do: 'lay-passenger' });
    expect(action).not.toHaveProperty('row', 0);
  });
});

describe('stations', () => {
  const seven: Column = { line: 0, cards: blue(1, 2, 3, 4, 6, 7, 8), tram: 3 };

  it('lays the eighth card for its bonus, be it a conductor', () => {
    const hand = [CONDUCTOR, ...red(5, 8)];
    const action = decide({ phase: 'stations', scorings: scored(5), mine: [seven], hand });
    expect(action).toEqual({ do: 'extend-column', card: CONDUCTOR, column: 0 });
  });

  it('lays the lower of two stations first', () => {
    const mine: Column[] = [{ line: 0, cards: blue(1, 2), tram: 3 }];
    const action = decide({ phase: 'stations', mine, hand: blue(3, 4) });
    expect(action).toEqual({ do: 'extend-column', card: stationOf(0, 3), column: 0 });
  });

  it('does not close a young column with a 10', () => {
    const mine: Column[] = [{ line: 0, cards: blue(1), tram: 3 }];
    const action = decide({ phase: 'stations', mine, hand: blue(10), money: [0, 0] });
    expect(action).toEqual({ do: 'end-step', step: 'stations' });
  });

  it('starts a column that it can pay for with the cards it banks', () => {
    const hand = [...green(1, 2), ...red(9, 9), ...yellow(9)];
    const action = decide({ phase: 'stations', hand, money: [2, 2] });
    expect(action).toEqual({ do: 'start-column', card: stationOf(2, 1) });
  });

  it('starts none that it cannot pay for', () => {
    const action = decide({ phase: 'stations', hand: green(1, 2, 3), money: [2, 2] });
    expect(action).toEqual({ do: 'end-step', step: 'stations' });
  });
});
