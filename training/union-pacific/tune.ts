/** Tries other weights for the driver's judgement: `training/README.md`. */
import { bestJudged } from '#games/union-pacific/bots/judgement.ts';
import { WARY } from '#games/union-pacific/bots/weights.ts';
import { unionPacific } from '#games/union-pacific/rules/index.ts';
import { tune } from '../tune.ts';

await tune({
  game: unionPacific.game,
  weights: WARY,
  fixed: ['neighbours'],
  botBy: (weights) => ({
    name: 'judging',
    decide: (table, own, seat) => bestJudged(table, own, seat, weights),
  }),
});
