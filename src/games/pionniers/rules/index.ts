import type { Game } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import { faults } from './invariants.ts';
import type { Pionniers } from './model.ts';
import { narrate } from './narrate.ts';
import { narrateRun } from './narrate-run.ts';
import { orders } from './orders.ts';
import { parseAction, parseOptions } from './parse.ts';
import { play } from './play.ts';
import { simpleAnswers } from './simple-answers.ts';

const game: Game<Pionniers> = {
  ...play,
  id: 'pionniers',
  name: { en: 'Les Pionniers du Rail', fr: 'Les Pionniers du Rail' },
  rules: 1,
  seats: [2, 4],
  parseAction,
  parseOptions,
};

export const pionniers: Title<Pionniers> = {
  game,
  unit: { en: 'spaces', fr: 'cases' },
  narrate,
  narrateRun,
  simpleAnswers,
  orders,
  faults,
};
