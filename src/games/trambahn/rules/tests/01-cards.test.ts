import { describe, expect, it } from 'vitest';
import { titleOf } from '#games/catalogue.ts';
import * as box from '../data/cards.ts';
import { trambahn } from '../index.ts';
import { CONDUCTOR, DECK, lineOf, POINTS_OF, stationOf, type Tram, valueOf } from '../model.ts';
import { BLUE, LINES } from './cards.ts';
import { bank, buy, extend, passenger } from './moves.ts';
import { at } from './position.ts';

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

describe('the game and its cards', () => {
  it('1.1 is for two players, on the lines I blue, II red, III green and IV yellow', async () => {
    expect(trambahn.game.seats).toEqual([2, 2]);
    expect(trambahn.game.setup(2, {}).table.players).toHaveLength(2);
    expect(box.LINES).toEqual(['blue', 'red', 'green', 'yellow']);
    expect(await titleOf('trambahn')).toBe(trambahn);
  });

  it('1.2 has 28 stations in each line: two of 1, three of each from 2 to 9, two of 10', () => {
    for (const line of LINES) {
      const copies = VALUES.map((value) => DECK[stationOf(line, value)]);
      expect(copies).toEqual([2, 3, 3, 3, 3, 3, 3, 3, 3, 2]);
    }
    const stations = DECK.slice(0, CONDUCTOR);
    expect(stations).toHaveLength(40);
    expect(sum(stations)).toBe(112);
  });

  it('1.2 knows each station by its line and its value', () => {
    for (const line of LINES) {
      for (const value of VALUES) {
        const station = stationOf(line, value);
        expect([lineOf(station), valueOf(station)]).toEqual([line, value]);
      }
    }
  });

  it('1.3 gives 1 point for values 1 to 6, 2 for 7 to 9, 3 for 10, the same in every line', () => {
    for (const line of LINES) {
      const points = VALUES.map((value) => POINTS_OF[stationOf(line, value)]);
      expect(points).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 3]);
    }
    // 17 + 18 + 6 points lie in one whole line.
    const line = DECK.slice(0, 10).map((count, i) => count * (POINTS_OF[i] as number));
    expect(sum(line)).toBe(41);
  });

  it('1.4 has eight conductors, without line, value or points', () => {
    expect(DECK[CONDUCTOR]).toBe(8);
    expect(DECK).toHaveLength(CONDUCTOR + 1);
    expect(POINTS_OF[CONDUCTOR]).toBe(0);
  });

  it('1.5 lets a station and a conductor be a passenger, part of a column, or money', () => {
    const hand = 'b5 c';
    const columns = ['b1 x2'];
    for (const name of ['b5', 'c']) {
      const passengers = at({ step: 'passengers', first: { hand } }).do(0, passenger(name, BLUE));
      expect(passengers.state.table.rows[BLUE]).toHaveLength(1);
      const stations = at({ step: 'stations', first: { hand, columns } }).do(0, extend(name, 0));
      expect(stations.state.table.players[0].columns[0]?.cards).toHaveLength(2);
      const income = at({ step: 'income', first: { hand, money: 3 } }).do(0, bank(name));
      expect(income.state.table.players[0].money).toBe(4);
    }
  });

  it('1.5 counts every card of a money pile for 1,000 marks, whatever it is', () => {
    const columns = ['g1'];
    const table = at({ step: 'trams', first: { money: 'b10 r1 c c y7', columns } });
    table.do(0, buy(2, 0));
    expect(table.state.table.players[0].money).toBe(0);
    const listener = { language: 'en', names: ['Lena', 'Max'], eyes: 'watcher' } as const;
    expect(table.lastEvents.map((event) => trambahn.narrate(event, listener))).toEqual([
      'Lena buys **a horse tram** for 5,000 marks.',
    ]);
  });

  it('1.6 has five horse trams x2, four steam trams x3 and seven electric trams x4', () => {
    const trams: readonly Tram[] = box.TRAMS;
    expect(trams).toHaveLength(16);
    expect([2, 3, 4].map((kind) => trams.filter((tram) => tram === kind).length)).toEqual([
      5, 4, 7,
    ]);
  });

  it.each([
    [2, 5],
    [3, 10],
  ] as const)('1.7 asks for a tram x%i the price of %i cards', (tram, price) => {
    const table = at({ step: 'trams', display: [2, 2, 3], first: { money: 13, columns: ['g1'] } });
    table.do(0, buy(tram, 0));
    expect(table.state.table.players[0].money).toBe(13 - price);
    expect(table.lastEvents).toMatchObject([{ is: 'tram-bought', price }]);
  });

  it('1.8 asks 15,000 marks for an electric tram, for the first as for the last', () => {
    for (const display of [[4, 4, 4], [4]] as const) {
      const table = at({ step: 'trams', display, first: { money: 16, columns: ['b1'] } });
      table.do(0, buy(4, 0));
      expect(table.state.table.players[0].money).toBe(1);
    }
    expect(box.PRICES).toEqual({ 2: 5, 3: 10, 4: 15 });
  });
});
