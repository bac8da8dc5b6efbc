import type { Refusal, Seat, State } from '#kernel/game.ts';
import {
  type ActionOf,
  type Event,
  isConductor,
  KINDS,
  lineOf,
  type Own,
  type Trambahn,
} from '../model.ts';
import { checkHand, playerOf, takeFromHand } from '../piles.ts';

type StartColumn = ActionOf<'start-column'>;

export const STARTS: readonly StartColumn[] = Array.from({ length: KINDS }, (_, card) => ({
  do: 'start-column',
  card,
}));

export function checkStartColumn(own: Own, action: StartColumn): Refusal | undefined {
  const refusal = checkHand(own, action.card);
  if (refusal) return refusal;
  if (isConductor(action.card)) return { rule: '5.5' };
  return undefined;
}

/** 5.1, 5.8 */
export function startColumn(
  state: State<Trambahn>,
  seat: Seat,
  { card }: StartColumn,
  tell?: (event: Event) => void,
): void {
  const { columns } = playerOf(state.table, seat);
  takeFromHand(state, seat, card);
  columns.push({ line: lineOf(card), cards: [card], tram: 0 });
  tell?.({ is: 'column-started', seat, card, column: columns.length - 1 });
}
