import { plans } from '#testkit/suite/plans.ts';
import { trambahn } from '../index.ts';

plans(trambahn, { bound: 1000, games: 20 });
