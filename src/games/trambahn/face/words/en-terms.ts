import { MARKS_PER_CARD } from '#games/trambahn/rules/data/cards.ts';
import {
  type Card,
  isConductor,
  type Line,
  lineOf,
  type Tram,
  valueOf,
} from '#games/trambahn/rules/model.ts';
import { listOf } from '#ui/phrases.ts';
import type { Piece } from '../logic/places.ts';
import type { ColumnName } from './words.ts';

/** Small words that many sentences are made of. */

const LINES = ['blue', 'red', 'green', 'yellow'] as const;
export const TRAMS = { 2: 'horse tram', 3: 'steam tram', 4: 'electric tram' } as const;
export const STEPS = {
  passengers: 'passengers',
  stations: 'stations',
  income: 'income',
  trams: 'trams',
} as const;

export const line = (of: Line): string => LINES[of];
export const cardOf = (card: Card): string =>
  isConductor(card) ? 'conductor' : `${line(lineOf(card))} ${valueOf(card)}`;
export const the = (card: Card): string => `the **${cardOf(card)}**`;
export const thing = (it: Piece): string =>
  it.is === 'card' ? `the ${cardOf(it.card)}` : `the ${TRAMS[it.tram]}`;
export const count = (n: number, one: string, many = `${one}s`): string =>
  `${n} ${n === 1 ? one : many}`;
export const points = (n: number): string => count(n, 'point');
export const amount = (cards: number): string => (cards * MARKS_PER_CARD).toLocaleString('en');
export const list = (parts: readonly string[], word: 'and' | 'or'): string => listOf(parts, word);
export const columnOf = ({ line: of, top }: ColumnName): string =>
  `your ${line(of)} column (last: ${top})`;
export const aTram = (tram: Tram): string => (tram === 4 ? 'an electric tram' : `a ${TRAMS[tram]}`);
