import { plans } from '#testkit/suite/plans.ts';
import { unionPacific } from '../index.ts';
import { EVERY_OPTION } from './random-play.ts';

plans(unionPacific, {
  bound: 1200,
  games: 16,
  seats: [2, 4],
  options: EVERY_OPTION,
  unlike: ['the display is not full'],
});
