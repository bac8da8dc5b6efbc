import { REFERENCE } from '../../src/cli/bench/page.ts';
import { reference } from '../../src/cli/bench/reference.ts';
import { watchedGames } from '../frame-games.ts';
import { test } from '../test.ts';
import { playWatched } from '../watched-game.ts';
import { atMost, isGlance, meterOf, note } from './thread-cost.ts';

test('what everything is compared with', async ({ person }, testInfo) => {
  const { page } = await person();
  const measured = await meterOf(page);
  const costs: number[] = [];
  for (let run = 0; run < atMost(20); run++) {
    costs.push(await measured(async () => void (await page.evaluate(reference, 20_000))));
  }
  note(testInfo, { what: REFERENCE, costs });
});

for (const watched of isGlance ? watchedGames.slice(0, 1) : watchedGames) {
  const [usual, moving] = watched.moves;
  const ways = [
    ['reduce', 'nothing moves', usual],
    ['no-preference', 'everything moves', moving],
  ] as const;
  for (const [motion, how, moves] of isGlance ? ways.slice(0, 1) : ways) {
    test(`${watched.name}, ${how}`, async ({ house, person }, testInfo) => {
      const costs: number[] = [];
      const span = { moves: atMost(moves), motion };
      await playWatched(watched, { house, person }, [span], async (page) => {
        const measured = await meterOf(page);
        return async (move) => void costs.push(await measured(move));
      });
      note(testInfo, { what: `${watched.name}, a move, ${how}`, costs });
    });
  }
}
