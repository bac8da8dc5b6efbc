import { expect, test } from 'vitest';
import { rotondeJson } from './command.ts';

type Sheet = {
  game: string;
  positions: { name: string; why: string; answers: Record<string, { verdict: string }> }[];
  right: Record<string, number>;
};

test('bots and the stationmaster at the known positions', () => {
  const by = ['--by', 'random,stationmaster', '--only', 'dynamite-leader'];
  const [sheet, ...others] = rotondeJson<Sheet[]>('positions', 'pionniers', ...by);
  expect(others).toEqual([]);
  const { positions = [], right } = sheet ?? {};
  expect(positions.length).toBeGreaterThan(1);
  for (const name of ['random', 'stationmaster']) {
    const verdicts = positions.map(({ answers }) => answers[name]?.verdict);
    expect(verdicts.filter((verdict) => verdict === 'right')).toHaveLength(right?.[name] ?? -1);
  }
  expect(right?.['stationmaster']).toBeGreaterThan(right?.['random'] ?? 0);
});
