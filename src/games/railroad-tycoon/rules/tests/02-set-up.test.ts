import { describe, expect, it } from 'vitest';
import { total } from '../counts.ts';
import { EASTERN_US } from '../data/map.ts';
import { chance, opened, tycoons } from './moves.ts';
import { cardOf } from './position.ts';
import { eventsOf, openOf, phaseOf } from './reading.ts';

const cubesOf = (cubes: readonly number[]) =>
  EASTERN_US.cities.map((_, city) => total(cubes.slice(city * 5, city * 5 + 5)));

describe('2. Set-up', () => {
  it('2.1 fills each city with the number it bears', () => {
    const table = opened(4);
    chance(table).acts();
    expect(cubesOf(openOf(table).cubes)).toEqual(EASTERN_US.cities.map(({ cubes }) => cubes));
  });

  it('2.2 gives one cube fewer with two or three players, but one at least', () => {
    for (const seats of [2, 3]) {
      const table = opened(seats);
      chance(table).acts();
      expect(cubesOf(openOf(table).cubes)).toEqual(
        EASTERN_US.cities.map(({ cubes }) => Math.max(1, cubes - 1)),
      );
      expect(total(openOf(table).cubes)).toBe(70);
    }
  });

  it('2.4 leaves everybody without money, with a locomotive of level 1', () => {
    const { state } = opened(3);
    for (const player of state.table.players) {
      expect(player).toMatchObject({ shares: 0, score: 0, level: 1, cards: [] });
    }
    expect(state.hidden.own.map(({ money }) => money)).toEqual([0, 0, 0]);
  });

  it('2.5 deals a tycoon card to everybody, seen by nobody else', () => {
    const table = opened(2);
    chance(table).acts();
    table.do('chance', tycoons('Gould', 'Judah'));
    expect([table.own(0).tycoon, table.own(1).tycoon]).toEqual([2, 5]);
    expect(eventsOf(table, 'tycoon-dealt')).toHaveLength(2);
  });

  it('2.7, 2.8 lays the three start cards and two more for each player', () => {
    const table = opened(4);
    for (let entry = 0; entry < 3; entry++) chance(table).acts();
    const { show, pile } = openOf(table);
    expect(show).toHaveLength(3 + 8);
    for (const id of ['railroad-era', 'speed-record', 'new-train']) {
      expect(show).toContain(cardOf(id));
    }
    expect(total(pile)).toBe(37 - 11);
    expect(phaseOf(table)).toBe('auction');
  });

  it('2.10 begins with whoever the table has put in the first seat', () => {
    const table = opened(5);
    for (let entry = 0; entry < 3; entry++) chance(table).acts();
    expect(openOf(table)).toMatchObject({ first: 0, seat: 0, turn: 1 });
  });
});
