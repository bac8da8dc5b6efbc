import type { Game } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import { faults } from './invariants.ts';
import type { UnionPacific } from './model.ts';
import { narrate } from './narrate.ts';
import { narrateRun } from './narrate-run.ts';
import { orders } from './orders.ts';
import { parseAction, parseOptions } from './parse.ts';
import { play } from './play.ts';
import { simpleAnswers } from './simple-answers.ts';

const game: Game<UnionPacific> = {
  ...play,
  id: 'union-pacific',
  name: { en: 'Union Pacific', fr: 'Union Pacific' },
  rules: 1,
  seats: [2, 6],
  parseAction,
  parseOptions,
};

export const unionPacific: Title<UnionPacific> = {
  game,
  unit: { en: 'millions', fr: 'millions' },
  narrate,
  narrateRun,
  orders,
  simpleAnswers,
  faults,
};
