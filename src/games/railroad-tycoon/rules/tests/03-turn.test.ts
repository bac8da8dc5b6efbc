import { describe, expect, it } from 'vitest';
import {
  bid,
  DECLINE,
  declineAll,
  INCOME,
  ISSUE,
  PASS,
  REVEAL,
  SETTLE,
  STOP,
  take,
  turn,
  UPGRADE,
} from './moves.ts';
import { at } from './position.ts';
import { eventsOf, openOf, phaseOf, seatOf } from './reading.ts';

describe('3. The turn', () => {
  it('3.1 has an auction, three rounds of actions, income and dividends', () => {
    const table = at({ phase: 'auction', players: [{}, {}], turn: 1 });
    table.do(0, PASS).do(1, bid(1)).do('chance', SETTLE);
    declineAll(table);
    expect(eventsOf(table, 'action-declined')).toHaveLength(6);
    expect(phaseOf(table)).toBe('income');
    table.do('chance', INCOME).do('chance', turn('city-growth'));
    expect(openOf(table)).toMatchObject({ phase: 'auction', turn: 2, first: 1, seat: 1 });
  });

  it('3.2 is for whose turn it is', () => {
    const table = at({ players: [{ money: 50 }, { money: 50 }], seat: 1, first: 1 });
    for (const action of [UPGRADE, DECLINE, ISSUE]) table.refusedBy('3.2', 0, action);
    table.do(1, UPGRADE).refusedBy('3.2', 1, UPGRADE).do(0, UPGRADE);
  });

  it('3.3 allows what belongs to the moment', () => {
    const acting = at({});
    for (const action of [bid(1), PASS, STOP]) acting.refusedBy('3.3', 0, action);
    acting.refusedBy('3.3', 0, { do: 'grow-city', city: 0 });
    const speaking = at({ phase: 'auction' });
    for (const action of [UPGRADE, DECLINE, take('land-grant')]) {
      speaking.refusedBy('3.3', 0, action);
    }
    const growing = at({ show: ['city-growth'] }).do(0, take('city-growth'));
    growing.refusedBy('3.3', 0, UPGRADE).refusedBy('3.3', 0, DECLINE);
    // What is chance's is nobody's.
    for (const action of [SETTLE, INCOME, REVEAL]) acting.refusedBy('3.3', 0, action);
  });

  it('3.5 goes clockwise from the first player, three times', () => {
    const table = at({ players: [{}, {}, {}], first: 1 });
    const order: number[] = [];
    while (phaseOf(table) === 'act') {
      order.push(seatOf(table));
      table.do(seatOf(table), DECLINE);
    }
    expect(order).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 0]);
  });

  it('3.6 knows six actions', () => {
    const table = at({
      players: [{ money: 50 }, {}],
      links: [[0, 'kansas-city', 'des-moines']],
      cubes: { 'des-moines': 'Y' },
      show: ['hotel-chicago'],
    });
    const kinds = new Set(table.choices(0).map((choice) => choice.do));
    expect(kinds).toEqual(
      new Set([
        'lay-track',
        'urbanise',
        'upgrade',
        'deliver',
        'take-card',
        'western-link',
        'decline-action',
        'issue-share',
      ]),
    );
  });

  it('3.7 lets an action be declined', () => {
    const table = at({ players: [{}, {}] }).do(0, DECLINE);
    expect(seatOf(table)).toBe(1);
  });
});
