import { describe, expect, it } from 'vitest';
import { markersOn } from '../flow.ts';
import { cubes, grow, take, urbanise } from './moves.ts';
import { at, cityOf, colourOf, type Moment } from './position.ts';
import { cubesIn, eventsOf, moneyOf, openOf, phaseOf, seatOf } from './reading.ts';

const rich = (moment: Moment = {}) => at({ players: [{ money: 30 }, {}], ...moment });

describe('9. Urbanising', () => {
  it('9.1 costs $10,000 and gives a grey city a colour', () => {
    const table = rich().do(0, urbanise('toledo', 'B'));
    expect(moneyOf(table, 0)).toBe(20);
    expect(openOf(table).colours[cityOf('toledo')]).toBe(colourOf('B'));
    expect(openOf(table).newCities).toEqual([0, 3, 2, 3, 3]);
  });

  it('9.2 takes a grey city', () => {
    const table = rich({ urban: { toledo: 'K' } });
    table.refusedBy('9.2', 0, urbanise('chicago', 'B'));
    table.refusedBy('9.2', 0, urbanise('toledo', 'B'));
    table.refusedBy('9.2', 0, { do: 'urbanise', city: 60, colour: 1 });
  });

  it('9.3 takes a tile that is left, and never a red one', () => {
    const urban = { toledo: 'K', richmond: 'K', wheeling: 'K' };
    const table = rich({ urban });
    table.refusedBy('9.3', 0, urbanise('buffalo', 'K'));
    table.refusedBy('9.3', 0, urbanise('buffalo', 'R'));
    table.do(0, urbanise('buffalo', 'P'));
  });

  it('9.4 brings two cubes, drawn before the next player acts', () => {
    const table = rich({ cubes: { toledo: 'Y' } }).do(0, urbanise('toledo', 'B'));
    expect(phaseOf(table)).toBe('cubes');
    table.do('chance', cubes('RK'));
    expect(cubesIn(table, 'toledo')).toBe('RYK');
    expect(seatOf(table)).toBe(1);
    expect(eventsOf(table, 'cubes-drawn')).toEqual([
      { is: 'cubes-drawn', city: { city: cityOf('toledo'), name: 'Toledo' }, cubes: [0, 3] },
    ]);
  });

  it('9.5 takes the marker off an empty city, however the cubes come', () => {
    const table = rich({ cubes: { toledo: '' } });
    expect(markersOn(openOf(table))).toBe(1);
    table.do(0, urbanise('toledo', 'B')).do('chance', cubes('RR'));
    expect(markersOn(openOf(table))).toBe(0);
    const grown = at({ show: ['city-growth'], cubes: { boston: '' } });
    grown.do(0, take('city-growth')).do(0, grow('boston')).do('chance', cubes('RR'));
    expect(markersOn(openOf(grown))).toBe(0);
  });

  it('9.6 takes what there is when the bag is short, however the cubes come', () => {
    const one = rich({ hoard: 'portland', bag: 'P' }).do(0, urbanise('toledo', 'B'));
    one.do('chance', cubes('P'));
    const none = rich({ hoard: 'portland', cubes: { toledo: '' } });
    none.do(0, urbanise('toledo', 'B'));
    expect(seatOf(none)).toBe(1);
    expect(markersOn(openOf(none))).toBe(1);
    const grown = at({ show: ['city-growth'], hoard: 'portland', bag: 'P', cubes: { boston: '' } });
    grown.do(0, take('city-growth')).do(0, grow('boston')).do('chance', cubes('P'));
    expect(cubesIn(grown, 'boston')).toBe('P');
  });

  it('9.8 needs no link', () => {
    expect(openOf(rich().do(0, urbanise('portland', 'Y'))).links).toEqual([]);
  });
});
