import { laws } from '#testkit/suite/suite.ts';
import { pionniers } from '../index.ts';
import { EVERY_OPTION } from './random-play.ts';

laws(pionniers, { bound: 4000, options: EVERY_OPTION });
