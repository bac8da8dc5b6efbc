import type { Parts } from '#bots/advice.ts';
import type { Action, Own, Table, Trambahn } from '#games/trambahn/rules/model.ts';
import { playerOf } from '#games/trambahn/rules/piles.ts';
import { play } from '#games/trambahn/rules/play.ts';
import { totalOf } from '#games/trambahn/rules/score.ts';
import type { Seat, State } from '#kernel/game.ts';
import { expectationOf } from './expectation.ts';
import { coinOf, meansOf } from './means.ts';
import { serviceOf, worthOf } from './worth.ts';

/** After a turn has gone on so, by what the seat knows. It ends before the refill: nothing imagined is read. */
export function partsAfter(table: Table, own: Own, seat: Seat, actions: readonly Action[]): Parts {
  const state = play.imagine(table, own, seat, { below: () => 0 });
  for (const action of actions) play.apply(state, seat, action);
  return partsOf(state, seat);
}

/** What `worthOf` is made of: points, what the lines will bring beside the rival's, means, and rows that the rival may fill. */
export function partsOf(state: State<Trambahn>, seat: Seat): Parts {
  const { table } = state;
  const own = play.own(state, seat);
  const expected = expectationOf(table, seat);
  const points = totalOf(table, seat) - totalOf(table, 1 - seat);
  const worth = worthOf(table, own, seat, expected);
  if (table.phase === 'over') return { points, won: worth - points };
  const me = playerOf(table, seat);
  const rival = playerOf(table, 1 - seat);
  const lines = serviceOf(me, expected) - serviceOf(rival, expected);
  const means = meansOf(table, own, seat, expected) - rival.money * coinOf(expected);
  return { points, lines, means, rows: worth - points - lines - means };
}
