import type { Game, State } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import { type LastWagon, MOST_WAGONS } from './model.ts';
import { narrate } from './narrate.ts';
import { parseAction, parseOptions } from './parse.ts';
import { play } from './play.ts';

const game: Game<LastWagon> = {
  ...play,
  id: 'last-wagon',
  name: { en: 'The Last Wagon', fr: 'Le Dernier Wagon' },
  rules: 1,
  seats: [2, 2],
  parseAction,
  parseOptions,
};

export const lastWagon: Title<LastWagon> = {
  game,
  unit: { en: 'last wagon', fr: 'dernier wagon' },
  narrate,
  faults,
};

/** 1.1: no wagon comes from nowhere. */
function faults({ table: { wagons, uncoupled } }: State<LastWagon>): string[] {
  const all = wagons + uncoupled[0] + uncoupled[1];
  return all > MOST_WAGONS || wagons < 0 ? [`there are ${all} wagons`] : [];
}
