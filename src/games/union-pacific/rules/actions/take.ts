import type { Refusal, Seat, State } from '#kernel/game.ts';
import type { SeatAction } from '#kernel/play.ts';
import { boxShare, ownOf, playerOf, takeFromDisplay, takeUpShare } from '../changes.ts';
import { add } from '../counts.ts';
import { DISPLAY } from '../data/cards.ts';
import { afterChoosingPile, afterTaking, endTurn, pileLeft, settleDisplay } from '../flow.ts';
import {
  type Action,
  NO_SHARE,
  type Place,
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

/** 6.2 */
const checkPlace = ({ display }: Table, place: Place): Refusal | undefined =>
  display[place] === NO_SHARE ? { rule: '6.2' } : undefined;

export const takeDisplay = {
  phases: ['take'],

  check: (table, _own, _seat, { place }) => checkPlace(table, place),

  offer(table, _own, _seat, into) {
    for (let place = 0; place < DISPLAY; place++) {
      if (!checkPlace(table, place)) into.push(FROM_DISPLAY[place] as Action);
    }
  },

  apply(state, seat, { place }, tell) {
    const { table } = state;
    const share = table.display[place] as Share;
    add(ownOf(state, seat).shares, share);
    takeFromDisplay(table, playerOf(table, seat), place);
    tell?.({ is: 'share-taken', seat, share, place });
    settleDisplay(table, tell);
  },
} satisfies SeatAction<UnionPacific, 'take-display'>;

/** 6.3 */
const checkPile = (table: Table): Refusal | undefined =>
  pileLeft(table) > 0 ? undefined : { rule: '6.3' };

export const takePile = {
  phases: ['take'],

  check: checkPile,

  offer(table, _own, _seat, into) {
    if (!checkPile(table)) into.push(FROM_PILE);
  },

  apply({ table }, _seat, _action, tell) {
    afterChoosingPile(table, tell);
  },
} satisfies SeatAction<UnionPacific, 'take-pile'>;

/** 6.4, 6.5 */
function checkUp({ upPile, options }: Table): Refusal | undefined {
  if (options.second) return { rule: '6.5' };
  return upPile > 0 ? undefined : { rule: '6.4' };
}

export const takeUp = {
  phases: ['take'],

  check: checkUp,

  offer(table, _own, _seat, into) {
    if (!checkUp(table)) into.push(FROM_UP);
  },

  apply(state, seat, _action, tell) {
    giveUp(state, seat);
    tell?.({ is: 'up-taken', seat, ...lastOf(state.table) });
    afterTaking(state.table, tell);
  },
} satisfies SeatAction<UnionPacific, 'take-up'>;

/** 7.2 */
export const exchange = {
  phases: ['exchange'],

  check: (_table, own, _seat, { share }) =>
    (own.shares[share] as number) > 0 ? undefined : { rule: '7.2' },

  offer(_table, { shares }, _seat, into) {
    for (let share = 0; share < SHARES; share++) {
      if ((shares[share] as number) > 0) into.push(EXCHANGES[share] as Action);
    }
  },

  apply(state, seat, { share }, tell) {
    const { table } = state;
    const own = ownOf(state, seat);
    add(own.shares, share, -1);
    add(own.boxed, share);
    boxShare(playerOf(table, seat));
    giveUp(state, seat);
    tell?.({ is: 'share-exchanged', seat, share, ...lastOf(table) });
    endTurn(table, tell);
  },
} satisfies SeatAction<UnionPacific, 'exchange'>;

const lastOf = ({ upPile }: Table): { last?: true } => (upPile === 0 ? { last: true } : {});

function giveUp(state: State<UnionPacific>, seat: Seat): void {
  add(ownOf(state, seat).shares, UP);
  takeUpShare(state.table, playerOf(state.table, seat));
}

export const endOfTurn = {
  phases: ['exchange'],

  offer(_table, _own, _seat, into) {
    into.push(END);
  },

  apply({ table }, _seat, _action, tell) {
    endTurn(table, tell);
  },
} satisfies SeatAction<UnionPacific, 'end-turn'>;
