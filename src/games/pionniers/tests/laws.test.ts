import { laws } from '#testkit/suite/suite.ts';
import { pionniers } from '../index.ts';

laws(pionniers, { bound: 4000 });
