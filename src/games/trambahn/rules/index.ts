import type { Game } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import { faults } from './invariants.ts';
import type { Trambahn } from './model.ts';
import { narrate } from './narrate.ts';
import { narrateRun } from './narrate-run.ts';
import { orders } from './orders.ts';
import { parseAction, parseOptions } from './parse.ts';
import { play } from './play.ts';
import { simpleAnswers } from './simple-answers.ts';

const game: Game<Trambahn> = {
  ...play,
  id: 'trambahn',
  name: { en: 'Trambahn', fr: 'Trambahn' },
  rules: 1,
  seats: [2, 2],
  parseAction,
  parseOptions,
};

export const trambahn: Title<Trambahn> = {
  game,
  narrate,
  narrateRun,
  simpleAnswers,
  orders,
  faults,
};
