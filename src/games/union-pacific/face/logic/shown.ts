import { fold } from '#games/union-pacific/rules/fold.ts';
import type { UnionPacific } from '#games/union-pacific/rules/model.ts';
import { shownBy } from '#ui/shown.ts';

/** A player sees the train arrive, then the share go, then the money come. */
export const shownAt = shownBy<UnionPacific>(fold);
