import { laws } from '#testkit/suite/suite.ts';
import { trambahn } from '../index.ts';

laws(trambahn, { bound: 1000 });
