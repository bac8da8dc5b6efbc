import { hurried } from '#bots/tests/hurried.ts';
import { knowsPositions } from '#bots/tests/known.ts';
import type { Own, RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import { play } from '#games/railroad-tycoon/rules/play.ts';
import { type Moment, position } from '#games/railroad-tycoon/rules/tests/position.ts';
import { dispatcher } from '../dispatcher.ts';
import { driver } from '../driver.ts';
import { inspector } from '../inspector.ts';
import { beginning, bidding } from './known/beginning.ts';
import { delivering } from './known/delivering.ts';
import { spending } from './known/spending.ts';

const positions = [...delivering, ...spending, ...beginning, ...bidding];

knowsPositions<RailroadTycoon, Moment>({
  play,
  positions,
  seen(moment) {
    const { table, hidden } = position(moment);
    return { table, own: hidden.own[0] as Own };
  },
  // The dispatcher thinks a twentieth of what it thinks at a table.
  bots: [driver, inspector, hurried(dispatcher, 1 / 20)],
});
