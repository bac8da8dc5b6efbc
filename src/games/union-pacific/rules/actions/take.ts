import type { Refusal, Seat, State } from '#kernel/game.ts';
import { boxShare, playerOf, takeFromDisplay, takeUpShare } from '../changes.ts';
import { add } from '../counts.ts';
import { DISPLAY } from '../data/cards.ts';
import { afterTaking, endTurn, goOn, ownOf, pileLeft, settleDisplay, type Tell } from '../flow.ts';
import {
  type Action,
  type ActionOf,
  NO_SHARE,
  type Own,
  SHARES,
  type Share,
  type Table,
  type UnionPacific,
  UP,
} from '../model.ts';

const FROM_DISPLAY: readonly Action[] = Array.from({ length: DISPLAY }, (_, place) => ({
  do: 'take-display',
  place,
}));
const FROM_PILE: Action = { do: 'take-pile' };
const FROM_UP: Action = { do: 'take-up' };
const END: Action = { do: 'end-turn' };
const EXCHANGES: readonly Action[] = Array.from({ length: SHARES }, (_, share) => ({
  do: 'exchange',
  share,
}));

export function checkTakeDisplay(
  { display }: Table,
  { place }: ActionOf<'take-display'>,
): Refusal | undefined {
  return display[place] === NO_SHARE ? { rule: '6.2' } : undefined;
}

export function checkTakePile(table: Table): Refusal | undefined {
  return pileLeft(table) > 0 ? undefined : { rule: '6.3' };
}

export function checkTakeUp({ upPile, options }: Table): Refusal | undefined {
  if (options.second) return { rule: '6.5' };
  return upPile > 0 ? undefined : { rule: '6.4' };
}

export function offerTaking(table: Table, into: Action[]): void {
  for (const take of FROM_DISPLAY) {
    if (!checkTakeDisplay(table, take as ActionOf<'take-display'>)) into.push(take);
  }
  if (!checkTakePile(table)) into.push(FROM_PILE);
  if (!checkTakeUp(table)) into.push(FROM_UP);
}

export function takeDisplay(
  state: State<UnionPacific>,
  seat: Seat,
  { place }: ActionOf<'take-display'>,
  tell: Tell,
): void {
  const { table } = state;
  const share = table.display[place] as Share;
  add(ownOf(state, seat).shares, share);
  takeFromDisplay(table, playerOf(table, seat), place);
  tell?.({ is: 'share-taken', seat, share, place });
  settleDisplay(table, tell);
}

export function takePile({ table }: State<UnionPacific>, tell: Tell): void {
  goOn(table, 'draw', tell);
}

export function takeUp(state: State<UnionPacific>, seat: Seat, tell: Tell): void {
  giveUp(state, seat);
  tell?.({ is: 'up-taken', seat });
  afterTaking(state.table, tell);
}

function giveUp(state: State<UnionPacific>, seat: Seat): void {
  add(ownOf(state, seat).shares, UP);
  takeUpShare(state.table, playerOf(state.table, seat));
}

/** 7.2 */
export function checkExchange(own: Own, { share }: ActionOf<'exchange'>): Refusal | undefined {
  return (own.shares[share] as number) > 0 ? undefined : { rule: '7.2' };
}

export function offerExchanges(own: Own, into: Action[]): void {
  for (const exchange of EXCHANGES) {
    if (!checkExchange(own, exchange as ActionOf<'exchange'>)) into.push(exchange);
  }
  into.push(END);
}

export function exchange(
  state: State<UnionPacific>,
  seat: Seat,
  { share }: ActionOf<'exchange'>,
  tell: Tell,
): void {
  const { table } = state;
  const own = ownOf(state, seat);
  add(own.shares, share, -1);
  add(own.boxed, share);
  boxShare(playerOf(table, seat));
  giveUp(state, seat);
  tell?.({ is: 'share-exchanged', seat, share });
  endTurn(table, tell);
}

export function endOfTurn({ table }: State<UnionPacific>, tell: Tell): void {
  endTurn(table, tell);
}
