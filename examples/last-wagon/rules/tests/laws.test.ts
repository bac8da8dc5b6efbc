import { laws } from '#testkit/suite/suite.ts';
import { lastWagon } from '../index.ts';

laws(lastWagon, { bound: 30 });
