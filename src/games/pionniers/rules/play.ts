import type { Actor, Play, Refusal, Seat, State } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';
import { checkDrawCard, drawCard, drawFromPile } from './actions/draw-card.ts';
import { checkLay, lay, offerLaying } from './actions/lay.ts';
import { checkMove, move, offerMoving } from './actions/move.ts';
import { checkPlaceCrate, keepCrate, offerPlacings, placeCrate } from './actions/place-crate.ts';
import { checkThrow, drawThrow, throwDice } from './actions/throw.ts';
import {
  checkLots,
  checkOrder,
  drawLines,
  drawLots,
  drawOrder,
  throwOrder,
} from './actions/throw-order.ts';
import { actors } from './flow.ts';
import { fold } from './fold.ts';
import type { Action, Event, Own, Phase, Pionniers, Table } from './model.ts';
import { standings } from './score.ts';
import { clone, imagine, own, shown } from './secrets.ts';
import { setup } from './setup.ts';

/** 3.3: when each decision has its moment. */
const PHASE_OF: Partial<Record<Action['do'], Phase>> = {
  lay: 'choose',
  move: 'choose',
  'place-crate': 'strike',
  'keep-crate': 'strike',
};

function check(table: Table, _own: Own, seat: Seat, action: Action): Refusal | undefined {
  if (table.phase === 'over') return { rule: '12.2' };
  if (actors(table)[0] !== seat) return { rule: '3.2' };
  if (PHASE_OF[action.do] !== table.phase) return { rule: '3.3' };
  switch (action.do) {
    case 'lay':
      return checkLay(table);
    case 'move':
      return checkMove(table);
    case 'place-crate':
      return checkPlaceCrate(table, action);
    default:
      return undefined;
  }
}

/** 16.1: chance does what is due, nothing else. */
function checkChance(state: State<Pionniers>, action: Action): Refusal | undefined {
  const { phase } = state.table;
  if (action.do === 'throw' && (phase === 'lay' || phase === 'move')) {
    return checkThrow(state, action);
  }
  if (action.do === 'draw-card' && phase === 'card') return checkDrawCard(state, action);
  if (action.do === 'throw-order' && phase === 'order') return checkOrder(state, action);
  if (action.do === 'draw-lines' && phase === 'lots') return checkLots(state, action);
  return { rule: '16.1' };
}

function choices(table: Table, _own: Own, seat: Seat): Action[] {
  const into: Action[] = [];
  if (actors(table)[0] !== seat) return into;
  if (table.phase === 'choose') {
    offerLaying(table, into);
    offerMoving(table, into);
  } else if (table.phase === 'strike') {
    offerPlacings(table, into);
  }
  return into;
}

function chance(state: State<Pionniers>, rng: Rng): Action {
  switch (state.table.phase) {
    case 'order':
      return drawOrder(state, rng);
    case 'lots':
      return drawLots(state, rng);
    case 'lay':
    case 'move':
      return drawThrow(state, rng);
    case 'card':
      return drawFromPile(state, rng);
    default:
      throw new Error(`chance does nothing in the phase ${state.table.phase}`);
  }
}

function apply(
  state: State<Pionniers>,
  _actor: Actor,
  action: Action,
  tell?: (event: Event) => void,
): void {
  switch (action.do) {
    case 'lay':
      return lay(state, tell);
    case 'move':
      return move(state, tell);
    case 'place-crate':
      return placeCrate(state, action, tell);
    case 'keep-crate':
      return keepCrate(state, tell);
    case 'throw':
      return throwDice(state, action, tell);
    case 'draw-card':
      return drawCard(state, action, tell);
    case 'throw-order':
      return throwOrder(state, action, tell);
    case 'draw-lines':
      return drawLines(state, action, tell);
  }
}

/** The rules of play, for whoever plays on: `index.ts` makes the whole game of them. */
export const play: Play<Pionniers> = {
  setup,
  actors,
  check,
  checkChance,
  choices,
  chance,
  apply,
  clone,
  own,
  shown,
  fold,
  imagine,
  standings,
};
