import { hurried } from '#bots/tests/hurried.ts';
import { knowsPositions } from '#bots/tests/known.ts';
import type { Own, UnionPacific } from '#games/union-pacific/rules/model.ts';
import { play } from '#games/union-pacific/rules/play.ts';
import { type Moment, position } from '#games/union-pacific/rules/tests/position.ts';
import { dispatcher } from '../dispatcher.ts';
import { driver } from '../driver.ts';
import { inspector } from '../inspector.ts';
import { building, discarding } from './known/building.ts';
import { investing } from './known/investing.ts';
import { exchanging, taking } from './known/taking.ts';

const positions = [...investing, ...building, ...discarding, ...taking, ...exchanging];

knowsPositions<UnionPacific, Moment>({
  play,
  positions,
  seen(moment) {
    const { table, hidden } = position(moment);
    return { table, own: hidden.own[0] as Own };
  },
  // The dispatcher thinks an eighth of what it thinks at a table.
  bots: [driver, inspector, hurried(dispatcher, 1 / 8)],
});
