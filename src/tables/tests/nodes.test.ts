import { describe, expect, test } from 'vitest';
import { games } from '#games/index.ts';
import { NodeHouse } from './node-house.ts';
import { RandomPlay } from './random-play.ts';

/** Plays so many steps at so many nodes, and holds everybody to one game. Returns how long its log is. */
async function played(game: string, seats: number, bots: number, nodes: number, steps: number) {
  const house = new NodeHouse(nodes, 100 * seats + 10 * bots + nodes);
  const play = await RandomPlay.begin(house, game, seats - bots, bots);
  house.bus.faults = { lost: 20, twice: 10, late: 20 };
  for (let i = 0; i < steps; i++) {
    if (i % 3 > 0) await play.step();
    else await Promise.all([play.step(), play.step()]);
  }
  await play.expectOneGame();
  expect(play.done.size).toBeGreaterThan(3);
  return (await house.kept.store.load(play.table))?.entries ?? 0;
}

describe('at several nodes, over a bus that loses, repeats and delays what is said', () => {
  test.each(games)('$id is one game for all', async ({ id, players: [least, most] }) => {
    await played(id, Math.max(least, 2), 0, 2, 100);
    await played(id, Math.min(most, 3), 1, 3, 100);
    await played(id, Math.max(least, 2), Math.max(least, 2) - 1, 3, 100);
  });

  test('a node that only follows comes past snapshots that others have made', async () => {
    expect(await played('pionniers', 2, 1, 3, 400)).toBeGreaterThan(250);
  });
});
