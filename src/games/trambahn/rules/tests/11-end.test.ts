import { describe, expect, it } from 'vitest';
import { trambahn } from '../index.ts';
import { STEPS } from '../model.ts';
import { BLUE } from './cards.ts';
import { bank, buy, chance, end, extend, passenger, refill, start } from './moves.ts';
import { at, type Belongings, type Moment, wholeBoxBut } from './position.ts';

const scorings = (count: number, points: readonly [number, number] = [0, 0]) =>
  Array.from({ length: count }, () => points);

/** The tenth scoring is one passenger away, and much could be done after it. */
const lastMoment = (first: Belongings = {}, second: Belongings = {}, more: Moment = {}) =>
  at({
    rows: { blue: 'b8 b9 c' },
    scorings: scorings(9),
    ...more,
    first: { hand: 'b10 r1 r2 c', columns: ['g1 x2'], money: 20, ...first },
    second: { hand: 'y1', ...second },
  });

const standingsOf = (table: ReturnType<typeof at>) =>
  trambahn.game
    .standings(table.state)
    .map(({ place, score, breakers }) => [place, score, breakers[0]]);

describe('end of the game', () => {
  it('11.1 stops at once after the tenth scoring, in the middle of a turn', () => {
    const table = lastMoment().do(0, passenger('b10'));
    expect(table.state.table).toMatchObject({ phase: 'over', turn: 0, laid: 1 });
    expect(table.state.table.scorings).toHaveLength(10);
    expect(table.lastEvents.map(({ is }) => is)).toEqual([
      'passenger-laid',
      'line-scored',
      'game-ended',
    ]);
    expect(trambahn.game.actors(table.state.table)).toEqual([]);
  });

  it('11.1 goes on after the ninth', () => {
    const table = lastMoment({}, {}, { scorings: scorings(8) }).do(0, passenger('b10'));
    expect(table.state.table.phase).toBe('passengers');
    table.do(0, passenger('r1'));
    expect(table.state.table.phase).toBe('stations');
  });

  it('11.1 ends with the second passenger as with the first', () => {
    const table = lastMoment().do(0, passenger('r1')).do(0, passenger('b10'));
    expect(table.state.table).toMatchObject({ phase: 'over', laid: 2 });
  });

  it('11.1 ends though the second passenger would have brought another scoring', () => {
    const table = lastMoment({}, {}, { rows: { blue: 'b8 b9 c', red: 'r3 r4 r5' } });
    table.do(0, passenger('b10')).refusedBy('11.3', 0, passenger('r1'));
    expect(table.state.table.scorings).toHaveLength(10);
  });

  it('11.2 still clears the row that brought the tenth scoring', () => {
    const table = lastMoment().do(0, passenger('b10'));
    expect(table.state.table.rows[BLUE]).toEqual([]);
    expect(table.state.table.discard).toBe(4);
  });

  it('11.2 clears nothing else: hands, columns and other rows stay as they lie', () => {
    const table = lastMoment({}, {}, { rows: { blue: 'b8 b9 c', red: 'r3' } });
    table.do(0, passenger('b10'));
    expect(table.state.table.rows[1]).toHaveLength(1);
    expect(table.state.table.players.map(({ hand }) => hand)).toEqual([3, 1]);
  });

  it('11.3 lets nobody act any more, by whatever action', () => {
    const table = lastMoment().do(0, passenger('b10'));
    const actions = [
      passenger('r1'),
      start('r1'),
      extend('c', 0),
      bank('c'),
      buy(2, 0),
      refill('', ''),
    ];
    for (const seat of [0, 1]) {
      for (const action of [...actions, ...STEPS.map(end)]) table.refusedBy('11.3', seat, action);
      expect(table.choices(seat)).toEqual([]);
    }
    chance(table).refusedBy('3.1', refill('', ''));
  });

  it('11.4 stops when both hands are empty and no card can be drawn', () => {
    const { first, second } = wholeBoxBut('b9 b8 g9');
    const table = at({
      scorings: [[5, 7]],
      first: { hand: 'b9', money: 'b8', columns: first },
      second: { money: 'g9', columns: second },
    });
    table.do(0, passenger('b9'));
    expect(table.state.table.phase).toBe('refill');
    chance(table).acts();
    expect(table.state.table.phase).toBe('over');
    expect(table.lastEvents).toEqual([{ is: 'game-ended' }]);
    expect(standingsOf(table)).toEqual([
      [2, 5, 1],
      [1, 7, 1],
    ]);
  });

  it('11.4 goes on while one of the players holds a card', () => {
    const { first, second } = wholeBoxBut('b9 g9');
    const table = at({
      first: { hand: 'b9', columns: first },
      second: { hand: 'g9', columns: second },
    });
    table.do(0, passenger('b9'));
    chance(table).acts();
    expect(table.state.table).toMatchObject({ phase: 'passengers', turn: 1 });
    table.do(1, passenger('g9'));
    chance(table).acts();
    expect(table.state.table.phase).toBe('over');
  });

  it('11.4 goes on while a card can be drawn: a column just turned into money can be halved', () => {
    const { first, second } = wholeBoxBut('b9 b8 r9');
    const table = at({ first: { hand: 'b9 b8 r9', columns: first }, second: { columns: second } });
    table.do(0, passenger('b9')).do(0, end('passengers')).do(0, start('b8')).do(0, start('r9'));
    table.do(0, end('stations'));
    chance(table).acts();
    expect(table.state.table).toMatchObject({ phase: 'refill', turn: 1 });
    expect(table.state.table.players[0]).toMatchObject({ hand: 0, money: 2 });
    chance(table).finishes();
    expect(table.state.table).toMatchObject({ phase: 'passengers', turn: 1 });
    expect(table.own(1).hand).toHaveLength(1);
  });

  it('11.5 adds up all scorings and all bonus scorings; the higher total wins', () => {
    const table = lastMoment({ bonus: 30 }, { bonus: 8 }, { scorings: scorings(9, [2, 5]) });
    table.do(0, passenger('b10'));
    expect(standingsOf(table).map(([place, score]) => [place, score])).toEqual([
      [2, 48],
      [1, 53],
    ]);
  });

  it('11.5 counts the tenth scoring too', () => {
    const table = lastMoment({ columns: ['b1 b2 x2'] }, {}, { scorings: scorings(9, [1, 1]) });
    table.do(0, passenger('b10'));
    expect(standingsOf(table).map(([place, score]) => [place, score])).toEqual([
      [1, 13],
      [2, 9],
    ]);
  });

  it('11.6 gives a tie to the larger money pile', () => {
    const table = lastMoment({ money: 6 }, { money: 7 }).do(0, passenger('b10'));
    expect(standingsOf(table)).toEqual([
      [2, 0, 6],
      [1, 0, 7],
    ]);
  });

  it('11.6 asks for no money when the totals differ', () => {
    const table = lastMoment({ money: 40, bonus: 4 }, { money: 2, bonus: 5 });
    expect(standingsOf(table.do(0, passenger('b10'))).map(([place]) => place)).toEqual([2, 1]);
  });

  it('11.7 counts the money as it lies when the game stops, before any refill', () => {
    // With an empty draw pile a refill would halve both piles: 9 and 8 would be 5 and 4.
    const table = lastMoment({ money: 9 }, { money: 8 }, { pile: '' }).do(0, passenger('b10'));
    expect(standingsOf(table)).toEqual([
      [1, 0, 9],
      [2, 0, 8],
    ]);
  });

  it('11.7 shares the win when the money is equal too', () => {
    const table = lastMoment({ money: 9 }, { money: 9 }).do(0, passenger('b10'));
    expect(standingsOf(table)).toEqual([
      [1, 0, 9],
      [1, 0, 9],
    ]);
  });
});
