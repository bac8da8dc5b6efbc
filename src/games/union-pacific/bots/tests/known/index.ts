import type { Knowledge } from '#bots/tests/knowledge.ts';
import type { Own, UnionPacific } from '#games/union-pacific/rules/model.ts';
import { play } from '#games/union-pacific/rules/play.ts';
import { type Moment, position } from '#games/union-pacific/rules/tests/position.ts';
import { building, discarding } from './building.ts';
import { investing } from './investing.ts';
import { exchanging, taking } from './taking.ts';

export const knowledge: Knowledge<UnionPacific, Moment> = {
  play,
  positions: [...investing, ...building, ...discarding, ...taking, ...exchanging],
  seen(moment) {
    const { table, hidden } = position(moment);
    return { table, own: hidden.own[0] as Own };
  },
};
