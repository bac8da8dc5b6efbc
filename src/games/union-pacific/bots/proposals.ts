import type { Parts, Proposal } from '#bots/advice.ts';
import type { Action, Own, Player, Table, UnionPacific } from '#games/union-pacific/rules/model.ts';
import { play } from '#games/union-pacific/rules/play.ts';
import type { Seat } from '#kernel/game.ts';
import { assess } from './assessment.ts';
import { worthOf } from './holdings.ts';
import { type Judged, judged } from './judgement.ts';
import { WARY } from './weights.ts';

/** What a seat may do next, with what the judgement of it is made of, the best first. */
export function proposalsIn(table: Table, own: Own, seat: Seat): Proposal<UnionPacific>[] {
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

/** Of what a way begins with; nothing, where the judgement never thinks of that. */
export function partsFor(
  table: Table,
  own: Own,
  seat: Seat,
  [first]: readonly Action[],
): Parts | undefined {
  const name = JSON.stringify(first);
  const found = proposalsIn(table, own, seat).find(
    ({ actions }) => JSON.stringify(actions[0]) === name,
  );
  return found?.parts;
}
