import type { Game } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import { faults } from './invariants.ts';
import type { RailroadTycoon } from './model.ts';
import { narrate } from './narrate.ts';
import { narrateRun } from './narrate-run.ts';
import { orders } from './orders.ts';
import { parseAction, parseOptions } from './parse.ts';
import { play } from './play.ts';
import { simpleAnswers } from './simple-answers.ts';

const game: Game<RailroadTycoon> = {
  ...play,
  id: 'railroad-tycoon',
  name: { en: 'Railroad Tycoon', fr: 'Railroad Tycoon' },
  rules: 1,
  seats: [2, 6],
  parseAction,
  parseOptions,
};

export const railroadTycoon: Title<RailroadTycoon> = {
  game,
  narrate,
  narrateRun,
  orders,
  simpleAnswers,
  faults,
};
