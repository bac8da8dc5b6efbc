import { describe, expect, it } from 'vitest';
import { cards } from './cards.ts';
import { chance, end, extend, passenger, start } from './moves.ts';
import { at, type Moment } from './position.ts';
import { inRandomGames } from './random-play.ts';

const stations = (hand: string, columns: readonly string[], rest: Moment = {}) =>
  at({ step: 'stations', ...rest, first: { hand, columns } });
const bonusesOf = (table: ReturnType<typeof at>) =>
  table.state.table.players.map(({ bonus }) => bonus);

describe('bonus scoring', () => {
  it('10.1 comes at once with the eighth card of a column, and not with the seventh', () => {
    const table = stations('b7 b8', ['b1 b2 b3 b4 b5 b6 x2']).do(0, extend('b7', 0));
    expect(bonusesOf(table)).toEqual([0, 0]);
    table.do(0, extend('b8', 0));
    // (6 x 1 + 2 x 2) x 2
    expect(bonusesOf(table)).toEqual([20, 0]);
    expect(table.lastEvents).toMatchObject([
      { is: 'column-extended' },
      { is: 'bonus-scored', seat: 0, column: 0, points: 20 },
    ]);
  });

  it('10.1 counts stations and conductors together', () => {
    const table = stations('b5', ['b1 c c b2 c b4 c x2']).do(0, extend('b5', 0));
    expect(bonusesOf(table)).toEqual([8, 0]);
  });

  it('10.1 comes with a conductor as the eighth card', () => {
    const table = stations('c', ['b1 b2 b3 b4 b5 b6 b7 x2']).do(0, extend('c', 0));
    expect(bonusesOf(table)).toEqual([16, 0]);
  });

  it('10.1 comes with a 10 as the eighth card', () => {
    const table = stations('b10', ['b1 b2 b3 b4 b5 b6 b7 x2']).do(0, extend('b10', 0));
    expect(bonusesOf(table)).toEqual([22, 0]);
  });

  it('10.2 scores for the player who laid the card alone, and for that column alone', () => {
    const table = at({
      turn: 1,
      step: 'stations',
      first: { columns: ['b1 b2 x2'] },
      second: { hand: 'b8', columns: ['b1 x2', 'b2 b3 b4 b5 b6 b7 c x2', 'r9 x2'] },
    });
    table.do(1, extend('b8', 1));
    expect(bonusesOf(table)).toEqual([0, 18]);
    expect(table.state.table.scorings).toEqual([]);
  });

  it('10.2 is reckoned as in any scoring, with the tram of the column', () => {
    const table = stations('b8', ['b1 b2 b3 b4 b5 c c x3']).do(0, extend('b8', 0));
    expect(bonusesOf(table)).toEqual([21, 0]);
  });

  it('10.3 comes once for a column, however many cards are added later', () => {
    const table = stations('b9 b10 c', ['b1 b2 b3 b4 b5 b6 b7 x2']);
    table.do(0, extend('c', 0)).do(0, extend('b9', 0)).do(0, extend('b10', 0));
    expect(table.state.table.players[0].columns[0]?.cards).toHaveLength(10);
    expect(bonusesOf(table)).toEqual([16, 0]);
    expect(table.events.filter(({ is }) => is === 'bonus-scored')).toHaveLength(1);
  });

  it('10.3 comes for each of several columns', () => {
    const columns = ['b1 b2 b3 b4 b5 b6 b7 x2', 'r1 r2 r3 r4 r5 r6 c x2'];
    const table = stations('b8 c', columns).do(0, extend('b8', 0)).do(0, extend('c', 1));
    expect(bonusesOf(table)).toEqual([20 + 12, 0]);
  });

  it('10.4 does not count towards the ten, and its points are noted apart', () => {
    const nine = Array.from({ length: 9 }, () => [1, 2] as const);
    const columns = ['b1 b2 b3 b4 b5 b6 b7 x2'];
    const table = stations('c', columns, { scorings: nine }).do(0, extend('c', 0));
    expect(table.state.table.scorings).toHaveLength(9);
    expect(table.state.table.phase).toBe('stations');
    expect(bonusesOf(table)).toEqual([16, 0]);
  });

  it('10.5 needs a tram that is always there: a new column gets five cards at most in its turn', () => {
    const table = at({ first: { hand: 'b1 b2 b3 b4 b5 b6', money: 4 }, second: { hand: 'y1' } });
    table.do(0, passenger('b1')).do(0, end('passengers')).do(0, start('b2'));
    for (const name of ['b3', 'b4', 'b5', 'b6']) table.do(0, extend(name, 0));
    expect(table.state.table.players[0].columns[0]?.cards).toEqual(cards('b2 b3 b4 b5 b6'));
    table.do(0, end('stations'));
    chance(table).acts();
    expect(table.state.table.players[0].columns).toEqual([]);
  });

  it('10.5 never happens without a tram in 300 random games', () => {
    let scorings = 0;
    inRandomGames(300, ({ state, events }) => {
      const { phase, turn, players } = state.table;
      for (const [seat, { columns }] of players.entries()) {
        for (const { tram, cards: laid } of columns) {
          if (tram !== 0) continue;
          if (phase === 'passengers' || seat !== turn || laid.length > 5) {
            throw new Error(`${JSON.stringify(state.table)}`);
          }
        }
      }
      for (const event of events) {
        if (event.is === 'line-scored') scorings++;
        if (event.is !== 'bonus-scored') continue;
        expect(players[event.seat as 0 | 1].columns[event.column]?.tram).not.toBe(0);
      }
    });
    expect(scorings).toBe(3000);
  });
});
