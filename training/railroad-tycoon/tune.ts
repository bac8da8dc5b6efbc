/** Tries other weights for the driver's judgement: `training/README.md`. */
import { decided } from '#games/railroad-tycoon/bots/decision.ts';
import { EAGER } from '#games/railroad-tycoon/bots/weights.ts';
import { railroadTycoon } from '#games/railroad-tycoon/rules/index.ts';
import { tune } from '../tune.ts';

await tune({
  game: railroadTycoon.game,
  weights: EAGER,
  fixed: ['first', 'hurry'],
  botBy: (weights) => ({
    name: 'judging',
    decide: (table, own, seat) => decided(table, own, seat, weights),
  }),
});
