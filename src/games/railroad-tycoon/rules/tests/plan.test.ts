import { plans } from '#testkit/suite/plans.ts';
import { railroadTycoon } from '../index.ts';
import { LAST_TURN } from './random-play.ts';

plans(railroadTycoon, { bound: 1200, games: 6, seats: [2, 4], options: LAST_TURN });
