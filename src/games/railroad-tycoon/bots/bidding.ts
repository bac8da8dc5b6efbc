import { ROUNDS, SHARE } from '#games/railroad-tycoon/rules/data/economy.ts';
import { playerOf } from '#games/railroad-tycoon/rules/flow.ts';
import { effectOf } from '#games/railroad-tycoon/rules/held.ts';
import { type Action, COLOURS, type Own, type Table } from '#games/railroad-tycoon/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import { assess, priceIn } from './assessment.ts';
import { guessedOwn } from './expectation.ts';
import { PASS } from './moves.ts';
import { type ActionPlan, bestOf } from './plan.ts';
import { plansOf } from './plans.ts';
import type { Weights } from './weights.ts';

/** In the first turn nobody has any money, and a bid is paid with a share; later none is thought of that asks for shares. */
export const mostToBid = ({ turn }: Table, { money }: Own): number => (turn === 1 ? SHARE : money);

/**
 * One more than the last bid, as long as that costs less than going first brings: the best plan, less the best of those that
 * are left when a rival has carried out its own.
 */
export function bidOf(table: Table, own: Own, seat: Seat, weights: Weights): Action {
  const amount = table.bid + 1;
  const rival = firstInstead(table, seat);
  if (amount > mostToBid(table, own) || rival === seat) return PASS;
  const assessment = assess(table, own, seat, weights);
  const plans = plansOf(assessment);
  const best = bestOf(plans);
  const aims = aimsOf(table, seat, best);
  if (aims.length === 0) return PASS;
  const theirs = bestOf(plansOf(assess(table, guessedOwn(table, rival), rival, weights)));
  const taken = new Set(aimsOf(table, rival, theirs));
  const isOpen = (plan: ActionPlan): boolean =>
    !aimsOf(table, seat, plan).some((aim) => taken.has(aim));
  if (isOpen(best)) return PASS;
  const gain = best.worth - bestOf(plans.filter(isOpen)).worth;
  const { price = 0 } = best;
  const cost = priceIn(assessment, price + amount) - priceIn(assessment, price);
  return weights.first * gain > cost ? { do: 'bid', amount } : PASS;
}

/** Who goes first if this seat passes: the highest bidder, or whoever may still bid, or 4.8 the next player. */
function firstInstead({ players, bidder, first }: Table, seat: Seat): Seat {
  if (bidder >= 0) return bidder;
  for (let step = 1; step < players.length; step++) {
    const next = (seat + step) % players.length;
    if (players[next]?.passed === false) return next;
  }
  return (first + 1) % players.length;
}

/** What a plan takes that only one can have: a cube of an odd number, a card, a prize, the ground of a link, a city. */
function aimsOf(table: Table, seat: Seat, { steps }: ActionPlan): string[] {
  return steps.flatMap((step) => {
    switch (step.do) {
      case 'deliver':
        return isOdd(table.cubes[step.from * COLOURS + step.colour] as number)
          ? [`cube ${step.from} ${step.colour}`]
          : [];
      case 'take-card':
        return table.show.indexOf(step.card) === table.show.lastIndexOf(step.card)
          ? [`card ${step.card}`]
          : [];
      case 'lay-track':
        return [`hex ${step.hex}`];
      case 'upgrade':
        return prizesAt(table, playerOf(table, seat).level + 1);
      case 'urbanise':
      case 'western-link':
        return [`city ${step.city}`];
      default:
        return [];
    }
  });
}

/** Of an even number of cubes two companies get as many each, whoever begins; of many, more than they can carry in a turn. */
const isOdd = (cubes: number): boolean => cubes % 2 === 1 && cubes < 2 * ROUNDS;

/** 13.16 */
function prizesAt({ show }: Table, level: number): string[] {
  return show.flatMap((card) => {
    const effect = effectOf(card);
    return effect.is === 'level' && level >= effect.level ? [`card ${card}`] : [];
  });
}
