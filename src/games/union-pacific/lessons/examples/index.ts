import type { UnionPacific } from '#games/union-pacific/rules/model.ts';
import type { Example } from '#kernel/lesson.ts';
import { building } from './building.ts';
import { shares } from './shares.ts';
import { turns } from './turns.ts';

/** What the rules of Union Pacific refuse, to be tried. */
export const examples: readonly Example<UnionPacific>[] = [...turns, ...building, ...shares];
