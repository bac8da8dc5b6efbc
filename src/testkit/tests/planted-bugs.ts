import { BUGS_OF_PLAY } from './bugs-of-play.ts';
import { BUGS_OF_SECRETS } from './bugs-of-secrets.ts';
import type { PlantedBug } from './planting.ts';

/** Every law has one that breaks it, and the testkit finds each. */
export const PLANTED_BUGS: readonly PlantedBug[] = [...BUGS_OF_PLAY, ...BUGS_OF_SECRETS];
