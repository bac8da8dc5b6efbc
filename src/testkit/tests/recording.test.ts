import { expect, it } from 'vitest';
import { commitmentTo, rngOf } from '#kernel/chance.ts';
import { findRecords } from '../recording.ts';
import { playScript } from '../script.ts';
import { lanterns } from './lanterns.ts';

const { game } = lanterns;

/** The players are numbers that drive everything they do; what a game shows is how long it took. */
function search(most: number) {
  const tried: number[] = [];
  const records = findRecords(
    game,
    { short: { players: [3, 5], options: { copies: 1 }, shows: ['game 2'] } },
    {
      most,
      play(players, options, number) {
        tried.push(number);
        const secret = `${number}`.repeat(64);
        const numbers = Array.from({ length: 60 }, () => players[0] as number);
        const script = { seats: players.length, options, numbers };
        const { log } = playScript(game, script, (seq) => rngOf(secret, seq));
        return { log, secret, commitment: commitmentTo(secret) };
      },
      showsIn: (seats) => new Set([`game ${tried.length - 1}`, `${seats} seats`]),
    },
  );
  return { tried, records: () => [...records] };
}

it('takes the first game that shows what is wanted', () => {
  const { tried, records } = search(9);
  const [found] = records();
  expect(tried).toEqual([0, 1, 2]);
  expect(found).toMatchObject({
    name: 'short',
    record: { secret: '2'.repeat(64), seats: [{ name: 'Ada' }, { name: 'Basile' }] },
  });
});

it('says which it did not find among as many as it may try', () => {
  expect(search(2).records).toThrow('not found: short');
});
