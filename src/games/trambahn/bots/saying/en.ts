import { type Card, isConductor, lineOf, valueOf } from '#games/trambahn/rules/model.ts';
import { listOf } from '#games/trambahn/rules/words/list-of.ts';
import { NUMERALS } from './numerals.ts';
import type { AdviceWords } from './words.ts';

const card = (one: Card): string => (isConductor(one) ? 'a conductor' : `the ${valueOf(one)}`);
const full = (one: Card): string =>
  isConductor(one) ? 'a conductor' : `the ${valueOf(one)} (${NUMERALS[lineOf(one)]})`;
const TRAMS = { 2: 'a horse tram', 3: 'a steam tram', 4: 'an electric tram' };
const list = (parts: readonly string[]): string => listOf(parts, 'and');
const points = (by: number): string => `${by} point${by === 1 ? '' : 's'}`;
const first = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const en: AdviceWords = {
  passengers: (laid) =>
    first(list(laid.map((one) => `${card(one.card)} on line ${NUMERALS[one.row]}`))),
  noPassenger: 'No further passenger',
  stations: (columns) =>
    first(
      list(
        columns.map(
          ({ line, started, cards }) =>
            `${started ? 'open' : 'extend'} line ${NUMERALS[line]} with ${list(cards.map(card))}`,
        ),
      ),
    ),
  noStation: 'No further station',
  bank: (cards) => `Bank ${list(cards.map(full))}`,
  keepAll: 'Keep the whole hand',
  buy: (bought) =>
    `Buy ${list(bought.map(({ tram, line }) => `${TRAMS[tram]} for line ${NUMERALS[line]}`))}`,
  noTram: 'Buy nothing',
  parts: {
    points: {
      more: (by) => `${points(by)} more at once`,
      less: (by) => `${points(by)} fewer at once`,
    },
    lines: {
      more: (by) => `the lines should bring ${points(by)} more`,
      less: (by) => `the lines should bring ${points(by)} fewer`,
    },
    means: {
      more: (by) => `money and hand are worth ${points(by)} more`,
      less: (by) => `money and hand are worth ${points(by)} less`,
    },
    rows: {
      more: () => 'the opponent has fewer scorings within reach',
      less: () => 'the opponent has a scoring within reach',
    },
    won: { more: () => 'the game is won', less: () => 'the game is lost' },
  },
};
