import { describe, expect, it } from 'vitest';
import { EASTERN_US } from '../data/map.ts';
import { railroadTycoon } from '../index.ts';
import {
  bid,
  cubes,
  DECLINE,
  declineAll,
  deliver,
  grow,
  INCOME,
  ISSUE,
  PASS,
  REVEAL,
  SETTLE,
  take,
  turn,
} from './moves.ts';
import { at, type Moment } from './position.ts';
import { eventsOf, moneyOf, openOf, phaseOf } from './reading.ts';

/** So many cities are empty, and Toledo will be. */
function nearly(players: number, empty: number, moment: Moment = {}) {
  const others = EASTERN_US.cities
    .map(({ id }) => id)
    .filter((id) => id !== 'toledo' && id !== 'chicago')
    .slice(0, empty);
  return at({
    players: Array.from({ length: players }, () => ({})),
    links: [[0, 'chicago', 'toledo']],
    ...moment,
    cubes: { toledo: 'R', ...Object.fromEntries(others.map((id) => [id, ''])) },
  });
}

const placesOf = (table: ReturnType<typeof at>) =>
  railroadTycoon.game.standings(table.state).map(({ place }) => place);

describe('16. The end of the game', () => {
  it('16.1 is near with so many markers at once', () => {
    for (const [players, markers] of [
      [2, 10],
      [3, 12],
      [4, 14],
      [5, 16],
      [6, 18],
    ] as const) {
      const before = nearly(players, markers - 2);
      before.do(0, deliver(before, 'R', 'toledo', 'chicago'));
      expect(openOf(before).lastTurn).toBeNull();
      const table = nearly(players, markers - 1);
      table.do(0, deliver(table, 'R', 'toledo', 'chicago'));
      expect(openOf(table).lastTurn).toBe(3);
      expect(eventsOf(table, 'end-announced')).toEqual([{ is: 'end-announced', lastTurn: 3 }]);
    }
  });

  it('16.2 comes after one more whole turn', () => {
    const table = nearly(2, 9);
    table.do(0, deliver(table, 'R', 'toledo', 'chicago'));
    declineAll(table).do('chance', INCOME).do('chance', turn('land-grant'));
    expect(eventsOf(table, 'turn-begun').at(-1)).toEqual({ is: 'turn-begun', turn: 3, last: true });
    table.do(0, PASS).do(1, bid(1)).do('chance', SETTLE);
    declineAll(table).do('chance', INCOME);
    expect(phaseOf(table)).toBe('reveal');
    table.do('chance', REVEAL);
    expect(phaseOf(table)).toBe('over');
  });

  it('16.3 is not undone by new cubes', () => {
    const table = nearly(2, 9, { show: ['city-growth'] });
    table.do(0, deliver(table, 'R', 'toledo', 'chicago'));
    table.do(1, take('city-growth')).do(1, grow('toledo')).do('chance', cubes('RR'));
    expect(openOf(table).lastTurn).toBe(3);
  });

  it('16.4 leaves nothing to do', () => {
    const table = at({ phase: 'reveal', round: 3 }).do('chance', REVEAL);
    for (const action of [DECLINE, ISSUE, PASS]) table.refusedBy('16.4', 0, action);
    expect(table.choices(0)).toEqual([]);
    expect(railroadTycoon.game.actors(openOf(table))).toEqual([]);
  });

  it('16.5 counts points less shares, and the tycoon card', () => {
    const table = at({
      phase: 'reveal',
      players: [
        { score: 20, shares: 3, tycoon: 'Fisk', money: 9 },
        { score: 2, shares: 9, tycoon: 'Gould' },
      ],
    });
    table.do('chance', REVEAL);
    const scores = railroadTycoon.game.standings(table.state).map(({ score }) => score);
    expect(scores).toEqual([20 - 3 + 7, 2 - 9]);
  });

  it('16.6 is decided by score, then links, then money', () => {
    const links = [[1, 'chicago', 'toledo']] as const;
    const score = at({ phase: 'reveal', players: [{ score: 5 }, { score: 6, shares: 2 }], links });
    expect(placesOf(score.do('chance', REVEAL))).toEqual([1, 2]);
    const link = at({ phase: 'reveal', players: [{ score: 5, money: 9 }, { score: 5 }], links });
    expect(placesOf(link.do('chance', REVEAL))).toEqual([2, 1]);
    const money = at({ phase: 'reveal', players: [{ money: 3 }, { money: 4 }] });
    expect(placesOf(money.do('chance', REVEAL))).toEqual([2, 1]);
  });

  it('16.7 shares the place of those still tied', () => {
    const table = at({ phase: 'reveal', players: [{ money: 3 }, { money: 3 }, {}] });
    expect(placesOf(table.do('chance', REVEAL))).toEqual([1, 1, 3]);
  });

  it('16.8 pays income and dividends in the last turn', () => {
    const table = at({ phase: 'income', round: 3, lastTurn: 2, players: [{ score: 1 }, {}] });
    table.do('chance', INCOME);
    expect(moneyOf(table, 0)).toBe(3);
    expect(phaseOf(table)).toBe('reveal');
  });
});
