import type { Knowledge } from '#bots/tests/knowledge.ts';
import type { Own, RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import { play } from '#games/railroad-tycoon/rules/play.ts';
import { type Moment, position } from '#games/railroad-tycoon/rules/tests/position.ts';
import { beginning, bidding } from './beginning.ts';
import { delivering } from './delivering.ts';
import { spending } from './spending.ts';

export const knowledge: Knowledge<RailroadTycoon, Moment> = {
  play,
  positions: [...delivering, ...spending, ...beginning, ...bidding],
  seen(moment) {
    const { table, hidden } = position(moment);
    return { table, own: hidden.own[0] as Own };
  },
};
