import { expect, it } from 'vitest';
import type { Event } from '#games/trambahn/rules/model.ts';
import { flightsOf } from '../motion/flights.ts';
import { situationAt } from './situations.ts';

const { table, own } = situationAt({ first: { hand: 'b5', columns: ['b1 x2'], money: 9 } });
const hidden = (event: Event) =>
  flightsOf(event, { table, own }, 0).flatMap(({ hides }) => hides as readonly string[]);

it('hides what is on its way, and not the column it is for', () => {
  expect(hidden({ is: 'tram-bought', seat: 0, tram: 2, column: 0, price: 5 })).toEqual([
    'tram:0:0',
  ]);
  expect(hidden({ is: 'column-extended', seat: 0, card: 4, column: 0, line: 0 })).toEqual([
    'strip:0:0:1',
  ]);
  // A new one comes with its first card.
  expect(hidden({ is: 'column-started', seat: 0, card: 4, column: 1 })).toContain('col:0:1');
});
