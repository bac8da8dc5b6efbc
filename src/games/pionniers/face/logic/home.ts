import type { Line, Table } from '#games/pionniers/rules/model.ts';
import type { Eyes } from '#kernel/game.ts';
import { placesOf } from './history.ts';

/** One's own line; who only watches looks at the one whose turn it is. At the end everybody looks at the winner's. */
export function homeOf(table: Table, eyes: Eyes): Line {
  const { trains, turn } = table;
  if (table.phase === 'over') return placesOf(table)[0]?.line ?? turn;
  const own = trains[turn]?.seat === eyes ? turn : trains.findIndex(({ seat }) => seat === eyes);
  return own < 0 ? turn : own;
}
