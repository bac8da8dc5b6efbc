import { laws } from '#testkit/suite/suite.ts';
import { unionPacific } from '../index.ts';
import { EVERY_OPTION } from './random-play.ts';

laws(unionPacific, { bound: 4000, games: 60, seats: [2, 3, 4, 6], options: EVERY_OPTION });
