import type { Line, Table } from '#games/pionniers/rules/model.ts';

/** Who plays after this turn, in order, once around; who has a turn to miss is left out. */
export function upcomingOf({ order, turn, trains }: Table): Line[] {
  const at = order.indexOf(turn);
  return order
    .map((_, i) => order[(at + 1 + i) % order.length] as Line)
    .filter((line) => line !== turn && trains[line]?.missing === 0);
}
