import { laws } from '#testkit/suite/suite.ts';
import { railroadTycoon } from '../index.ts';
import { LAST_TURN } from './random-play.ts';

laws(railroadTycoon, { bound: 4000, games: 40, seats: [2, 3, 4, 6], options: LAST_TURN });
