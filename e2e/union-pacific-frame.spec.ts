import { unionPacific } from '#games/union-pacific/index.ts';
import type { Action, UnionPacific } from '#games/union-pacific/model.ts';
import type { Guest } from './guest.ts';
import { test } from './test.ts';
import { timeMoves, type Watched } from './watched-game.ts';

const watched: Watched<UnionPacific> = {
  name: 'Union Pacific',
  game: unionPacific.game,
  file: 'src/games/union-pacific/records/four-players.json',
  upTo: 300,
  ready: '.un-layer.trains > g',
  choiceOf,
};

test('a move is in the next frame, turn by turn', async ({ house, person }, testInfo) => {
  await timeMoves(watched, { house, person, testInfo }, 60, 'reduce');
});

test('a move is in the next frame, with everything moving', async ({ house, person }, testInfo) => {
  await timeMoves(watched, { house, person, testInfo }, 30, 'no-preference');
});

/** Builds, and every fourth turn invests; takes what lies open. */
function choiceOf({ choices, table }: Guest<UnionPacific>): Action {
  const wanted = (table?.turns ?? 0) % 4 === 3 ? 'invest' : 'build';
  return (choices.find((action) => action.do === wanted) ?? choices[0]) as Action;
}
