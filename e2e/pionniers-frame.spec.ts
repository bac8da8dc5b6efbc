import { pionniers } from '#games/pionniers/index.ts';
import type { Action, Pionniers } from '#games/pionniers/model.ts';
import type { Guest } from './guest.ts';
import { test } from './test.ts';
import { timeMoves, type Watched } from './watched-game.ts';

const watched: Watched<Pionniers> = {
  name: 'Les Pionniers',
  game: pionniers.game,
  file: 'src/games/pionniers/records/four-players.json',
  upTo: 99,
  ready: '.pio-plate',
  choiceOf,
};

test('a move is in the next frame, turn by turn', async ({ house, person }, testInfo) => {
  await timeMoves(watched, { house, person, testInfo }, 60, 'reduce');
});

test('a move is in the next frame, with everything moving', async ({ house, person }, testInfo) => {
  await timeMoves(watched, { house, person, testInfo }, 25, 'no-preference');
});

/** Dynamite wherever it can lie; track every second turn. */
function choiceOf({ choices, table }: Guest<Pionniers>): Action {
  const wanted = (table?.turns ?? 0) % 8 < 4 ? 'move' : 'lay';
  const crate = choices.findLast((action) => action.do === 'place-crate');
  return (crate ?? choices.find((action) => action.do === wanted) ?? choices[0]) as Action;
}
