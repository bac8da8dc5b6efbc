import { type Share, UP } from '#games/union-pacific/rules/model.ts';
import type { RuleId } from '#kernel/game.ts';
import { placeOf } from './standing.ts';

/** Why somebody is paid so much of one kind of share. `among`: how many are level. */
export type Reason = {
  is: 'sole' | 'first' | 'second' | 'place' | 'none';
  rule: RuleId;
  value: number;
  half: number;
  place: number;
  among: number;
};

/** `value`: of the company (9.4). Nothing: this seat has laid none out. */
export function reasonOf(
  share: Share,
  value: number,
  counts: readonly number[],
  seat: number,
): Reason | undefined {
  const mine = counts[seat] ?? 0;
  if (mine === 0) return undefined;
  const place = placeOf(share, counts, seat);
  const among = counts.filter((count) => count === mine).length;
  const said = { value, half: value >> 1, place, among };
  if (place === 0) return { is: 'none', rule: share === UP ? '10.1' : '9.6', ...said };
  if (share === UP) return { is: 'place', rule: among > 1 ? '10.7' : '10.1', ...said };
  if (place === 2) return { is: 'second', rule: among > 1 ? '9.8' : '9.6', ...said };
  const sole = counts.filter((count) => count > 0).length === 1;
  if (sole) return { is: 'sole', rule: '9.9', ...said };
  return { is: 'first', rule: among > 1 ? '9.7' : '9.5', ...said };
}
