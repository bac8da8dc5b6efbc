import { DIVIDENDS } from '#games/union-pacific/rules/data/cards.ts';
import { paymentsInAll } from '#games/union-pacific/rules/dividends.ts';
import type { Table } from '#games/union-pacific/rules/model.ts';
import { firstGroups } from '#games/union-pacific/rules/setup.ts';
import { cardsTo, chanceOfFewer } from './odds.ts';
import type { Weights } from './weights.ts';

/** When the dividends may be expected. Payments are counted from 0, the next one. */
export type Expectation = {
  /** Payments left. */
  left: number;
  /** By payment: cards of the pile turned until then, and turns taken by all. */
  cards: Float64Array;
  turns: Float64Array;
  /** How likely a share laid out after so many other investments is in time: `[investments * 4 + payment]`. */
  inTime: Float64Array;
};

/** Nobody plans for more investments than these. */
const INVESTMENTS = 6;

export function expectationOf(
  table: Table,
  { cardsInATurn, roundsToInvest }: Weights,
): Expectation {
  const seats = table.players.length;
  const left = paymentsInAll(seats) - table.paid;
  const groups = table.groups.length > 0 ? table.groups : firstGroups(table);
  const cards = new Float64Array(left);
  const turns = new Float64Array(left);
  const inTime = new Float64Array(INVESTMENTS * DIVIDENDS);
  for (let nth = 0; nth < left; nth++) {
    cards[nth] = cardsTo(groups, nth + 1);
    turns[nth] = (cards[nth] as number) / cardsInATurn;
    for (let i = 0; i < INVESTMENTS; i++) {
      const until = seats * (1 + roundsToInvest * i) * cardsInATurn;
      inTime[i * DIVIDENDS + nth] = chanceOfFewer(groups, until, nth + 1);
    }
  }
  return { left, cards, turns, inTime };
}

export function inTimeFor({ inTime }: Expectation, investments: number, nth: number): number {
  return inTime[Math.min(investments, INVESTMENTS - 1) * DIVIDENDS + nth] as number;
}
