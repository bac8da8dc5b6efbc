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

const LINES = ['bleue', 'rouge', 'verte', 'jaune'] as const;
/** Of a card, which is a number: « un 6 vert ». */
const COLOURS = ['bleu', 'rouge', 'vert', 'jaune'] as const;
export const TRAMS = {
  2: 'tramway à cheval',
  3: 'tramway à vapeur',
  4: 'tramway électrique',
} as const;
export const STEPS = {
  passengers: 'passagers',
  stations: 'stations',
  income: 'revenus',
  trams: 'tramways',
} as const;

export const line = (of: Line): string => LINES[of];
export const cardOf = (card: Card): string =>
  isConductor(card) ? 'conducteur' : `${valueOf(card)} ${COLOURS[lineOf(card)]}`;
export const the = (card: Card): string => `le **${cardOf(card)}**`;
export const thing = (it: Piece): string =>
  `le ${it.is === 'card' ? cardOf(it.card) : TRAMS[it.tram]}`;
export const count = (n: number, one: string): string => `${n} ${one}${n < 2 ? '' : 's'}`;
export const points = (n: number): string => count(n, 'point');
/** With the wide space: Jost's narrow one all but vanishes between figures. */
export const amount = (cards: number): string =>
  (cards * MARKS_PER_CARD).toLocaleString('fr').replaceAll('\u202f', '\u00a0');
export const list = (parts: readonly string[], word: 'et' | 'ou'): string => listOf(parts, word);
export const columnOf = ({ line: of, top }: ColumnName): string =>
  `votre colonne ${line(of)} (arrivée à ${top})`;
export const aTram = (tram: Tram): string => `un ${TRAMS[tram]}`;
/** « La colonne rouge », « Les colonnes rouge et verte ». */
