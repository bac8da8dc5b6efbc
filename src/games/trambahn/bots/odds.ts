import { playerOf } from '#games/trambahn/rules/piles.ts';
import { play } from '#games/trambahn/rules/play.ts';
import { totalOf } from '#games/trambahn/rules/score.ts';
import { LEAD_SCALE, type Net, netOf } from './net.ts';
import { NUMBERS } from './net-numbers.ts';
import type { Evaluate } from './plans.ts';

/** What a lead of `LEAD_SCALE` points counts beside winning: where the odds hardly differ, points do. */
const LEAD = 0.1;

/** A column that gets no tram is income (8.6), but everybody sees it. Too little to matter where it is worth trying. */
const UNSERVED = 0.002;

/** How likely the seat wins, and a little for its lead: when a turn is played, or when the game is over. */
export function evaluationBy(net: Net): Evaluate {
  return (state, seat) => {
    const { table } = state;
    if (table.phase === 'over') {
      const lead = totalOf(table, seat) - totalOf(table, 1 - seat);
      // 11.6
      const ahead = lead || playerOf(table, seat).money - playerOf(table, 1 - seat).money;
      return (1 + Math.sign(ahead)) / 2 + (LEAD * lead) / LEAD_SCALE;
    }
    const { odds, lead } = net.judge(table, play.own(state, table.turn));
    const unserved = playerOf(table, table.turn).columns.filter(({ tram }) => tram === 0).length;
    const worth = odds + (LEAD * lead) / LEAD_SCALE - UNSERVED * unserved;
    return table.turn === seat ? worth : 1 - worth;
  };
}

/** The one that plays. */
export const evaluate = evaluationBy(netOf(NUMBERS));
