import { chanceAt } from '#testkit/chance.ts';
import type { Play } from '#testkit/play.ts';
import { trambahn } from '../index.ts';
import {
  type Action,
  isConductor,
  type Line,
  lineOf,
  type Step,
  type Tram,
  type Trambahn,
} from '../model.ts';
import { card, cards } from './cards.ts';

/** The actions, as short as a test wants to say them. */

/** A station goes into its own row unless another is named. */
export function passenger(name: string, row?: Line): Action {
  const laid = card(name);
  const own = isConductor(laid) ? 0 : lineOf(laid);
  return { do: 'lay-passenger', card: laid, row: row ?? own };
}

export const start = (name: string): Action => ({ do: 'start-column', card: card(name) });
export const extend = (name: string, column: number): Action => ({
  do: 'extend-column',
  card: card(name),
  column,
});
export const bank = (name: string): Action => ({ do: 'bank', card: card(name) });
export const buy = (tram: Tram, column: number): Action => ({ do: 'buy-tram', tram, column });
export const end = (step: Step): Action => ({ do: 'end-step', step });
export const refill = (spent: string, drawn: string): Action => ({
  do: 'refill',
  spent: cards(spent),
  drawn: cards(drawn),
});
export const reshuffle = (first: string, second: string): Action => ({
  do: 'reshuffle',
  lost: [cards(first), cards(second)],
});

/** Chance at this table: what it does, and what it may not do. */
export const chance = (table: Play<Trambahn>) => chanceAt(trambahn, table);
