import { describe, expect, it } from 'vitest';
import { total } from '../counts.ts';
import { EASTERN_US } from '../data/map.ts';
import type { Action } from '../model.ts';
import {
  chance,
  cubes,
  DECLINE,
  INCOME,
  opened,
  PASS,
  REVEAL,
  SETTLE,
  take,
  turn,
  tycoons,
  urbanise,
} from './moves.ts';
import { at, cardOf } from './position.ts';
import { eventsOf, openOf, seatOf } from './reading.ts';

describe('21. How Rotonde keeps these rules', () => {
  it('21.1 draws only cubes that are in the bag, as many as are due', () => {
    const table = opened(4);
    const numbers = EASTERN_US.cities.map(({ cubes }) => cubes);
    const all = (colour: number): Action => ({
      do: 'fill-cities',
      cubes: numbers.map((count) => new Array<number>(count).fill(colour)),
    });
    chance(table).refusedBy('21.1', all(0));
    chance(table).refusedBy('21.1', { do: 'fill-cities', cubes: [] });
    chance(table).refusedBy('21.1', { do: 'fill-cities', cubes: numbers.map(() => [0]) });
  });

  it('21.2 deals one tycoon card each, all different', () => {
    const table = opened(3);
    chance(table).acts();
    chance(table).refusedBy('21.2', tycoons('Gould', 'Judah'));
    chance(table).refusedBy('21.2', tycoons('Gould', 'Judah', 'Gould'));
  });

  it('21.3 lays exactly as many cards as are due, from the pile', () => {
    const table = opened(2);
    chance(table).acts();
    chance(table).acts();
    const cards = (...ids: string[]): Action => ({ do: 'lay-cards', cards: ids.map(cardOf) });
    chance(table).refusedBy('21.3', cards('land-grant'));
    chance(table).refusedBy(
      '21.3',
      cards('land-grant', 'hotel-chicago', 'hotel-chicago', 'city-growth'),
    );
    chance(table).refusedBy(
      '21.3',
      cards('new-train', 'hotel-boston', 'land-grant', 'city-growth'),
    );
    table.do('chance', cards('land-grant', 'land-grant', 'land-grant', 'land-grant'));
  });

  it('21.4 lets chance draw only what is due', () => {
    const table = at({ players: [{ money: 10 }, {}] });
    const draws: Action[] = [cubes('RR'), turn('city-growth'), INCOME, SETTLE, REVEAL];
    for (const action of draws) chance(table).refusedBy('21.4', action);
    table.do(0, urbanise('toledo', 'B'));
    for (const action of draws.slice(1)) chance(table).refusedBy('21.4', action);
    chance(table).refusedBy('21.4', DECLINE);
    table.do('chance', cubes('RR'));
  });

  it('21.5 draws as many as are due, from the bag', () => {
    const table = at({ players: [{ money: 30 }, {}], hoard: 'portland', bag: 'PPK' }).do(
      0,
      urbanise('toledo', 'B'),
    );
    for (const letters of ['', 'P', 'PPK', 'KK', 'RR']) {
      chance(table).refusedBy('21.5', cubes(letters));
    }
    table.do('chance', cubes('KP'));
  });

  it('21.6 turns a card that has not been seen', () => {
    const table = at({ phase: 'card', show: ['hotel-boston'], pile: ['land-grant'] });
    chance(table).refusedBy('21.6', turn('hotel-boston'));
    chance(table).refusedBy('21.6', turn('new-train'));
    table.do('chance', turn('land-grant'));
    expect(total(openOf(table).pile)).toBe(0);
    expect(eventsOf(table, 'card-turned')).toHaveLength(1);
  });

  it('21.7 City Growth needs a city of the map', () => {
    const table = at({ show: ['city-growth'] }).do(0, take('city-growth'));
    table.refusedBy('21.7', 0, { do: 'grow-city', city: 50 });
  });

  it('21.8 begins with the first seat, and goes on in order', () => {
    const table = opened(5);
    for (let entry = 0; entry < 3; entry++) chance(table).acts();
    expect(openOf(table)).toMatchObject({ first: 0, seat: 0, turn: 1 });
    for (const seat of [0, 1, 2]) {
      expect(seatOf(table)).toBe(seat);
      table.do(seat, PASS);
    }
  });
});
