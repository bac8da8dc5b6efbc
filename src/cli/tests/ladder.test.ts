import { expect, test } from 'vitest';
import type { Ladder } from '../ladder/report.ts';
import { rotondeJson } from './command.ts';

test('the same games on one worker or two, whoever is done first', () => {
  const [alone, shared] = [1, 2].map((workers) => {
    const bots = ['--bots', 'random,apprentice,inspector', '--games', '6'];
    const ladder = rotondeJson<Ladder>('ladder', 'pionniers', ...bots, '--workers', `${workers}`);
    return { ...ladder, rungs: ladder.rungs.map(({ bot, elo, interval }) => [bot, elo, interval]) };
  });
  expect(alone?.pairs.map(({ games }) => games)).toEqual([6, 6, 6]);
  expect(shared).toEqual(alone);
});
