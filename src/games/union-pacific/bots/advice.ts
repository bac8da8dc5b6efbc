import type { Adviser, Parts, Proposal } from '#bots/advice.ts';
import { paymentsInAll } from '#games/union-pacific/rules/dividends.ts';
import type { Action, Own, Player, Table, UnionPacific } from '#games/union-pacific/rules/model.ts';
import { play } from '#games/union-pacific/rules/play.ts';
import type { Seat, State } from '#kernel/game.ts';
import { assess } from './assessment.ts';
import { leadOf } from './evaluation.ts';
import { worthOf } from './holdings.ts';
import { type Judged, judged } from './judgement.ts';
import { playOut } from './play-out.ts';
import { WARY } from './weights.ts';

/** So many turns of each seat are played before the leads are read; at a small table it takes more to bring anything. */
const TURNS = 3;
const LEAST_TURNS = 16;

/** Weighs the choices that the judgement thinks of; a train or an investment, then a share, each by itself. */
export const adviser: Adviser<UnionPacific> = (table, own, seat) => {
  const until = table.turns + Math.max(LEAST_TURNS, TURNS * table.players.length);
  return {
    proposals: proposalsIn(table, own, seat),
    playOut,
    horizon: { isAt: ({ phase, turns }) => phase === 'track' && turns >= until, winning },
    tries: { first: 32, most: 1400 },
  };
};

/**
 * How much lead, in millions, multiplies the odds by e, by the payments left where it is read, from none on: as games among apprentices have ended
 * (`training/advice`).
 */
const SCALES = [3, 3.7, 7.2, 14.1, 27.4];

function winning(state: State<UnionPacific>): number[] {
  const { players, paid } = state.table;
  const scale = SCALES[paymentsInAll(players.length) - paid] ?? 1;
  const odds = players.map((_, seat) => Math.exp(leadOf(state, seat) / scale));
  const sum = odds.reduce((all, one) => all + one, 0);
  return odds.map((one) => one / sum);
}

function proposalsIn(table: Table, own: Own, seat: Seat): Proposal<UnionPacific>[] {
  const before = holdingOf(table, own, seat);
  const worth = wholeWorth(table, own, seat, before);
  return thoughtOf(table, own, seat)
    .toSorted((a, b) => b.worth - a.worth)
    .map((one) => ({
      actions: [one.action],
      parts: partsOf(one, table, own, seat, before, worth),
    }));
}

/** 13.7: of dead cards any may be swapped, or none. */
function thoughtOf(table: Table, own: Own, seat: Seat): Judged[] {
  if (table.phase !== 'swap') return judged(table, own, seat, WARY);
  return play.choices(table, own, seat).map((action) => ({ action, worth: 0 }));
}

type Holding = { laid: number[]; hand: number[] };

function holdingOf(table: Table, own: Own, seat: Seat): Holding {
  const { exposed } = table.players[seat] as Player;
  return { laid: exposed.slice(), hand: own.shares.slice() };
}

const wholeWorth = (table: Table, own: Own, seat: Seat, holding: Holding): number =>
  worthOf(assess(table, own, seat, WARY), holding);

/** What the judgement is made of: shares laid out, shares in hand, and what a train or a track card is good for. */
function partsOf(
  { action, worth }: Judged,
  table: Table,
  own: Own,
  seat: Seat,
  before: Holding,
  now: number,
): Parts {
  const { laid } = laidAfter(action, before);
  const shown = wholeWorth(table, own, seat, { laid, hand: before.hand.map(() => 0) });
  switch (action.do) {
    case 'build':
      return { laid: shown, hand: now - shown, train: worth - now };
    case 'discard':
    case 'swap-track':
    case 'stop-swapping':
      return { card: worth };
    default:
      return { laid: shown, hand: worth - shown };
  }
}

function laidAfter(action: Action, { laid }: Holding): Pick<Holding, 'laid'> {
  const after = laid.slice();
  const lay = (share: number, count: number): void => {
    after[share] = (after[share] ?? 0) + count;
  };
  if (action.do === 'choose-opening') lay(action.share, 1);
  if (action.do === 'invest') lay(action.share, action.count);
  if (action.do === 'invest-pair') for (const share of action.shares) lay(share, 1);
  return { laid: after };
}
