import { cardsOf, changed, total } from '#games/union-pacific/rules/counts.ts';
import type { Action, Share } from '#games/union-pacific/rules/model.ts';

/** Shares picked from the hand, by kind (8.1: any number of one company, or one each of two). */
export type Selection = readonly number[];

/** May one more of this kind be added? */
export function mayAdd(selection: Selection, hand: readonly number[], share: Share): boolean {
  const mine = selection[share] ?? 0;
  if (mine >= (hand[share] ?? 0)) return false;
  const others = total(selection) - mine;
  return others === 0 || (others === 1 && mine === 0);
}

/** One more of it; or, when all that may be are picked, none of it. Nothing: it cannot be picked beside the others. */
export function pickShare(
  selection: Selection,
  hand: readonly number[],
  share: Share,
): Selection | undefined {
  if (mayAdd(selection, hand, share)) return changed(selection, share, 1);
  const mine = selection[share] ?? 0;
  return mine > 0 ? changed(selection, share, -mine) : undefined;
}

export function investmentOf(selection: Selection): Action | undefined {
  const [one, other] = cardsOf(selection);
  if (one === undefined) return undefined;
  if (other === undefined || other === one) {
    return { do: 'invest', share: one, count: total(selection) };
  }
  return { do: 'invest-pair', shares: [one, other] };
}
