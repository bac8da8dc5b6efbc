import type { Actor, Play, Refusal, Seat, State } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';
import { bank, checkBank, offerBankings } from './actions/bank.ts';
import { buyTram, checkBuyTram, offerTrams } from './actions/buy-tram.ts';
import { checkDeal, deal, drawDeal } from './actions/deal.ts';
import { checkEndStep, endStep, offerEnd } from './actions/end-step.ts';
import { checkExtendColumn, extendColumn, offerStations } from './actions/extend-column.ts';
import { checkLayPassenger, layPassenger, offerPassengers } from './actions/lay-passenger.ts';
import { checkRefill, drawRefill, refill } from './actions/refill.ts';
import { checkReshuffle, drawReshuffle, reshuffle } from './actions/reshuffle.ts';
import { checkStartColumn, startColumn } from './actions/start-column.ts';
import { actors } from './flow.ts';
import { fold } from './fold.ts';
import type { Action, Event, Own, Phase, Table, Trambahn } from './model.ts';
import { standings } from './score.ts';
import { clone, imagine, own, shown } from './secrets.ts';
import { setup } from './setup.ts';

/** 3.1: when each action may be taken. Ending a step has its own rule. */
const PHASE_OF: Record<Exclude<Action['do'], 'end-step'>, Phase> = {
  'lay-passenger': 'passengers',
  'start-column': 'stations',
  'extend-column': 'stations',
  bank: 'income',
  'buy-tram': 'trams',
  deal: 'deal',
  refill: 'refill',
  reshuffle: 'reshuffle',
};

function check(table: Table, own: Own, seat: Seat, action: Action): Refusal | undefined {
  if (table.phase === 'over') return { rule: '11.3' };
  if (actors(table)[0] !== seat) return { rule: '3.2' };
  if (action.do === 'end-step') return checkEndStep(table, action);
  if (PHASE_OF[action.do] !== table.phase) return { rule: '3.3' };
  switch (action.do) {
    case 'lay-passenger':
      return checkLayPassenger(own, action);
    case 'start-column':
      return checkStartColumn(own, action);
    case 'extend-column':
      return checkExtendColumn(table, own, seat, action);
    case 'bank':
      return checkBank(own, action);
    case 'buy-tram':
      return checkBuyTram(table, seat, action);
    default:
      throw new Error(`${action.do} is chance's`);
  }
}

function checkChance(state: State<Trambahn>, action: Action): Refusal | undefined {
  const { phase } = state.table;
  if (action.do === 'deal' && phase === 'deal') return checkDeal(state, action);
  if (action.do === 'refill' && phase === 'refill') return checkRefill(state, action);
  if (action.do === 'reshuffle' && phase === 'reshuffle') return checkReshuffle(state, action);
  return { rule: '3.1' };
}

function choices(table: Table, own: Own, seat: Seat): Action[] {
  const into: Action[] = [];
  if (actors(table)[0] !== seat) return into;
  switch (table.phase) {
    case 'passengers':
      offerPassengers(own, into);
      offerEnd(table, 'passengers', into);
      break;
    case 'stations':
      offerStations(table, own, seat, into);
      offerEnd(table, 'stations', into);
      break;
    case 'income':
      offerBankings(own, into);
      offerEnd(table, 'income', into);
      break;
    case 'trams':
      offerTrams(table, seat, into);
      offerEnd(table, 'trams', into);
      break;
    default:
  }
  return into;
}

function chance(state: State<Trambahn>, rng: Rng): Action {
  switch (state.table.phase) {
    case 'deal':
      return drawDeal(state, rng);
    case 'refill':
      return drawRefill(state, rng);
    case 'reshuffle':
      return drawReshuffle(state, rng);
    default:
      throw new Error(`chance does nothing in the phase ${state.table.phase}`);
  }
}

function apply(
  state: State<Trambahn>,
  actor: Actor,
  action: Action,
  tell?: (event: Event) => void,
): void {
  const seat = actor as Seat;
  switch (action.do) {
    case 'lay-passenger':
      return layPassenger(state, seat, action, tell);
    case 'start-column':
      return startColumn(state, seat, action, tell);
    case 'extend-column':
      return extendColumn(state, seat, action, tell);
    case 'bank':
      return bank(state, seat, action, tell);
    case 'buy-tram':
      return buyTram(state, seat, action, tell);
    case 'end-step':
      return endStep(state, action, tell);
    case 'deal':
      return deal(state, action, tell);
    case 'refill':
      return refill(state, action, tell);
    case 'reshuffle':
      return reshuffle(state, action, tell);
  }
}

/** The rules of play, for whoever plays on: `index.ts` makes the whole game of them. */
export const play: Play<Trambahn> = {
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
