import { describe, expect, it } from 'vitest';
import { narration, teller } from '#testkit/suite/narration.ts';
import { trambahn } from '../index.ts';
import type { Event } from '../model.ts';
import { card, cards } from './cards.ts';

/** One of each, and more where the words differ. */
const DOINGS: readonly Event[] = [
  { is: 'money-dealt', counts: [12, 15] },
  { is: 'cards-drawn', seat: 0, count: 2 },
  { is: 'cards-drawn', seat: 0, count: 1, cards: cards('c') },
  { is: 'passenger-laid', seat: 0, card: card('b4'), row: 0, nth: 1 },
  { is: 'passenger-laid', seat: 0, card: card('c'), row: 3, nth: 2 },
  { is: 'line-scored', line: 2, nth: 3, points: [12, 0] },
  { is: 'column-started', seat: 0, card: card('g1'), column: 0 },
  { is: 'column-extended', seat: 0, card: card('y10'), column: 0, line: 3 },
  { is: 'column-extended', seat: 0, card: card('c'), column: 0, line: 3 },
  { is: 'bonus-scored', seat: 0, column: 0, points: 1 },
  { is: 'card-banked', seat: 0 },
  { is: 'card-banked', seat: 0, card: card('r7') },
  { is: 'tram-bought', seat: 0, tram: 4, column: 0, price: 15 },
  { is: 'money-halved', counts: [1, 7] },
  { is: 'columns-sold', seat: 0, lines: [0, 1], count: 3 },
];

narration(trambahn, {
  doings: DOINGS,
  happenings: [{ is: 'trams-displayed', trams: [2, 3, 4] }, { is: 'game-ended' }],
  unsaid: [
    { is: 'turn-begun', seat: 0, turn: 3 },
    { is: 'phase-begun', phase: 'income' },
    { is: 'payment-settled', seat: 0 },
  ],
  ofSeat1: { is: 'card-banked', seat: 1 },
});

describe.each(['en', 'fr'] as const)('the events in the language %s', (language) => {
  const told = teller(trambahn);

  it('name everybody to a watcher, and say you to whoever it is', () => {
    const laid: Event = { is: 'passenger-laid', seat: 0, card: card('b4'), row: 0, nth: 1 };
    expect(told(laid, language, 'watcher')).toMatch(/^Ada /);
    expect(told(laid, language, 1)).toMatch(/^Ada /);
    expect(told(laid, language, 0)).toMatch(language === 'en' ? /^You / : /^Vous /);
  });
});
