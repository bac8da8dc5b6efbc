import type { Player, UnionPacific } from '#games/union-pacific/rules/model.ts';
import { play } from '#games/union-pacific/rules/play.ts';
import type { Seat, State } from '#kernel/game.ts';
import { assess } from './assessment.ts';
import { worthOf } from './holdings.ts';
import { WARY } from './weights.ts';

/**
 * Money and what the holdings will bring, less the same of the rivals on average; with `spite`, more and more of the
 * strongest of them instead.
 */
export function leadOf(state: State<UnionPacific>, seat: Seat, spite = 0): number {
  const { table } = state;
  const rivals = table.players.length - 1;
  let mine = 0;
  let all = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let each = 0; each <= rivals; each++) {
    const own = play.own(state, each);
    const { exposed } = table.players[each] as Player;
    let worth = own.money;
    if (table.phase !== 'over') {
      worth += worthOf(assess(table, own, each, WARY), { laid: exposed, hand: own.shares });
    }
    if (each === seat) mine = worth;
    else {
      all += worth;
      most = Math.max(most, worth);
    }
  }
  return mine - (1 - spite) * (all / rivals) - spite * most;
}
