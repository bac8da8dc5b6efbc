import { describe, expect, it } from 'vitest';
import { trambahn } from '../index.ts';
import type { Event } from '../model.ts';
import { cards } from './cards.ts';
import { bank, buy, chance, end, start } from './moves.ts';
import { at, refillAt } from './position.ts';

const kinds = (events: readonly Event[]) => events.map(({ is }) => is);
/** Thirteen columns with all the trams but the last three, which are electric. */
const ALL_BUT_THREE = [2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4].map(
  (tram, i) => `${i < 7 ? 'r' : 'g'}${2 + (i % 7)} x${tram}`,
);

describe('the end of a turn', () => {
  it('8.6 turns each column without a tram into money, all its cards', () => {
    const columns = ['b1 x2', 'r2 r3 c', 'g4'];
    const table = refillAt({ first: { hand: 'y5', money: 3, columns } });
    chance(table).acts();
    expect(table.state.table.players[0]).toMatchObject({
      money: 7,
      columns: [{ cards: cards('b1'), tram: 2 }],
    });
    expect(table.lastEvents).toContainEqual({
      is: 'columns-sold',
      seat: 0,
      lines: [1, 2],
      count: 4,
    });
    for (const each of cards('r2 r3 c g4')) {
      expect(table.state.hidden.money[0][each]).toBeGreaterThan(0);
    }
  });

  it('8.6 comes after the refill: such a column is neither halved nor drawn', () => {
    const first = { hand: 'y5', money: 2, columns: ['r2 r3 r4 r5'] };
    const table = refillAt({ pile: '', first });
    chance(table).finishes();
    expect(kinds(table.events)).toEqual([
      'phase-begun',
      'money-halved',
      'phase-begun',
      'cards-drawn',
      'columns-sold',
      'turn-begun',
    ]);
    expect(table.state.table.players[0].money).toBe(2 - 1 + 4);
  });

  it('8.6 keeps every column that has a tram', () => {
    const table = refillAt({ first: { columns: ['b1 x2', 'b2 x2'] } });
    chance(table).acts();
    expect(table.state.table.players[0].columns).toHaveLength(2);
    expect(kinds(table.lastEvents)).not.toContain('columns-sold');
  });

  it('8.9 discards none of the cards of a column without a tram', () => {
    const table = refillAt({ first: { hand: 'y5', money: 3, columns: ['r2 r3 c'] } });
    const { discard } = table.state.table;
    chance(table).acts();
    expect(table.state.table.discard).toBe(discard);
    expect(table.state.table.players[0].money).toBe(6);
  });

  it('8.7 fills the display up to three at the end of the turn, from the top of the pile', () => {
    const first = { hand: 'y5', columns: ['b1', 'r1', 'g1'], money: 20 };
    const table = at({ step: 'trams', first, second: { hand: 'y1' } });
    table.do(0, buy(2, 0)).do(0, buy(2, 1)).do(0, buy(2, 2)).do(0, end('trams'));
    expect(table.state.table.display).toEqual([]);
    chance(table).acts();
    expect(table.state.table).toMatchObject({ display: [2, 2, 3], trams: 10 });
    expect(table.lastEvents).toContainEqual({ is: 'trams-displayed', trams: [2, 2, 3] });
  });

  it('8.7 leaves trams that were not bought on the display', () => {
    const first = { hand: 'y5', columns: ['b1'], money: 20 };
    const table = at({ step: 'trams', display: [2, 3, 3], first, second: { hand: 'y1' } });
    table.do(0, buy(3, 0)).do(0, end('trams'));
    chance(table).acts();
    expect(table.state.table.display).toEqual([2, 3, 3]);
  });

  it('8.7 passes the turn last of all', () => {
    const first = { hand: 'y5', columns: ['b1', 'g1'], money: 5 };
    const table = at({ step: 'trams', first, second: { hand: 'y1' } });
    table.do(0, buy(2, 0)).do(0, end('trams'));
    chance(table).acts();
    expect(kinds(table.lastEvents)).toEqual([
      'payment-settled',
      'cards-drawn',
      'columns-sold',
      'trams-displayed',
      'turn-begun',
    ]);
    expect(trambahn.game.actors(table.state.table)).toEqual([1]);
  });

  it('8.8 no longer fills the display when the tram pile is used up', () => {
    const first = { hand: 'y5', columns: ['b1'], money: 20 };
    const table = at({ step: 'trams', first, second: { hand: 'r1', columns: ALL_BUT_THREE } });
    expect(table.state.table).toMatchObject({ display: [4, 4, 4], trams: 0 });
    table.do(0, buy(4, 0)).do(0, end('trams'));
    chance(table).acts();
    expect(table.state.table.display).toEqual([4, 4]);
    expect(kinds(table.lastEvents)).not.toContain('trams-displayed');
  });

  it('8.8 fills it with what is left when that is less than it takes', () => {
    const columns = ALL_BUT_THREE.slice(0, -1);
    const first = { hand: 'y5', columns: ['b1', 'b2'], money: 30 };
    const table = at({ step: 'trams', first, second: { hand: 'r1', columns } });
    expect(table.state.table).toMatchObject({ display: [4, 4, 4], trams: 1 });
    table.do(0, buy(4, 0)).do(0, buy(4, 1)).do(0, end('trams'));
    chance(table).acts();
    expect(table.state.table).toMatchObject({ display: [4, 4], trams: 0 });
  });

  it('8.6, 6.1 adds to money that was laid as income in the same turn', () => {
    const first = { hand: 'y5 y6 y7', money: 1 };
    const table = at({ step: 'stations', first, second: { hand: 'r1' } });
    table.do(0, start('y5')).do(0, end('stations')).do(0, bank('y6')).do(0, end('income'));
    chance(table).acts();
    expect(table.state.table.players[0]).toMatchObject({ money: 3, hand: 6 });
  });
});
