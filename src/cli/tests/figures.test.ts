import { expect, test } from 'vitest';
import type { Done } from '#bots/bench.ts';
import { allTitles, gameOf } from '#games/catalogue.ts';
import { benchAnalysis } from '../bench/analysis.ts';
import { benchEngine } from '../bench/engine.ts';
import { rangeOf, spreadOf } from '../simulate/histogram.ts';
import { wilson } from '../simulate/interval.ts';
import { withUsual } from '../simulate/with-usual.ts';

const titles = await allTitles();

async function figuresOf(id: string, table: unknown, log: readonly Done[] = []) {
  return (await gameOf(id)?.load.bench())?.figures?.(table, log);
}

test("Wilson's interval is the one in the books", () => {
  const rounded = (wins: number, played: number) => wilson(wins, played).map((x) => x.toFixed(4));
  expect(rounded(8, 10)).toEqual(['0.4902', '0.9433']);
  expect(rounded(0, 10)).toEqual(['0.0000', '0.2775']);
  expect(rounded(10, 10)).toEqual(['0.7225', '1.0000']);
  expect(rounded(500, 1000)).toEqual(['0.4691', '0.5309']);
  expect(wilson(0, 0)).toEqual([0, 1]);
});

test('a spread gives values that came up', () => {
  const scores = new Map([
    [10, 1],
    [2, 2],
    [-4, 1],
  ]);
  expect(spreadOf(scores)).toEqual({
    least: -4,
    lowerQuartile: -4,
    median: 2,
    upperQuartile: 2,
    most: 10,
    mean: 2.5,
  });
  expect(spreadOf(new Map())).toBeUndefined();
});

test('a range is what nine of ten lie within', () => {
  const turns = new Map(Array.from({ length: 100 }, (_, i) => [i + 1, 1]));
  expect(rangeOf(turns)).toEqual({
    mean: 50.5,
    least: 1,
    fifth: 5,
    median: 50,
    ninetyFifth: 95,
    most: 100,
  });
  expect(rangeOf(new Map())).toBeUndefined();
});

test('a race is counted by its turns and by the line that won', async () => {
  const four = { throws: [[], [], [], []], trains: [{}, {}, {}, {}], turn: 2, turns: 130 };
  expect(await figuresOf('pionniers', four)).toEqual({
    'turns per player': 32.5,
    'wins by line': 'line 3',
  });
  const two = { ...four, throws: [[], []] };
  expect(await figuresOf('pionniers', two)).toMatchObject({ 'turns per train': 32.5 });
});

test('railways are counted by turns, companies and how far goods go in the end', async () => {
  const table = {
    turn: 3,
    players: [
      { score: 40, shares: 4, level: 5 },
      { score: 38, shares: 1, level: 4 },
    ],
    result: { bonuses: [0, 2] },
  };
  const deliver = (...route: number[]) => ({
    actor: 0,
    action: { do: 'deliver', colour: 0, from: 1, route },
  });
  const income = { actor: 'chance', action: { do: 'pay-income' } } as const;
  const log = [deliver(0), income, deliver(0, 1), income, deliver(0, 1, 2), deliver(3), income];
  expect(await figuresOf('railroad-tycoon', table, log)).toEqual({
    turns: 3,
    'score of the winner': 39,
    'shares of a player': 2.5,
    'locomotive of a player': 4.5,
    'deliveries of a player': 2,
    'links of a late delivery': 2,
  });
});

test('what is usual in a simulation gives way to what is asked for', () => {
  const usual = { lines: 'by-lot' };
  expect(withUsual(usual, {})).toEqual({ lines: 'by-lot' });
  expect(withUsual(usual, { board: 'slanted' })).toEqual({
    lines: 'by-lot',
    board: 'slanted',
  });
  expect(withUsual(usual, { lines: 'in-order' })).toEqual({ lines: 'in-order' });
  expect(withUsual(usual, [])).toEqual([]);
  expect(withUsual(undefined, {})).toEqual({});
});

test('the reading of a finished game can be measured', async () => {
  const race = titles.find(({ game }) => game.id === 'pionniers');
  const measured =
    race && (await benchAnalysis(race.game, { runs: 1, secondsPerRun: 0.001 }, true));
  expect(measured).toMatchObject({ game: 'pionniers', bot: 'apprentice' });
  expect(measured?.perSecond.middle).toBeGreaterThan(0);
  expect(measured?.done.playOuts).toBeGreaterThanOrEqual(measured?.found.playOuts ?? 0);
});

test.each(titles.map(({ game }) => [game.id, game] as const))(
  '%s can be measured',
  async (id, game) => {
    const { costs, tasks, ...rest } = await benchEngine(game, { runs: 1, secondsPerRun: 0.001 });
    expect(rest).toMatchObject({ game: id, seats: game.seats[1] });
    for (const { best, median } of [...Object.values(costs), ...tasks.map(({ cost }) => cost)]) {
      expect(best.wall).toBeGreaterThan(0);
      expect(median).toEqual(best);
    }
  },
);
