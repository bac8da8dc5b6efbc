import { describe, expect, it } from 'vitest';
import { rngFrom } from '#kernel/rng.ts';
import { play } from '#testkit/play.ts';
import { CARDS } from '../data/cards.ts';
import { pionniers } from '../index.ts';
import type { ActionOf, Options } from '../model.ts';
import { chance, lays, lots, order, place } from './moves.ts';
import { at } from './position.ts';
import { phaseOf, trainOf, turnOf } from './reading.ts';

const { game } = pionniers;
const opened = (seats: number, options: Partial<Options> = {}) =>
  play(pionniers, seats, game.parseOptions(options));
const seatsOf = (table: ReturnType<typeof opened>) =>
  table.state.table.trains.map(({ seat }) => seat);

describe('set-up', () => {
  it('2.1 has everybody throw two dice, and the highest total begins on line 1', () => {
    const table = opened(4).do('chance', order([1, 2], [6, 6], [3, 4], [5, 4]));
    expect(table.state.table).toMatchObject({ order: [0, 1, 2, 3], turn: 0, turns: 1 });
    expect(seatsOf(table)).toEqual([1, 3, 2, 0]);
    expect(table.lastEvents.slice(-2)).toEqual([
      { is: 'order-settled', seats: [1, 3, 2, 0], lines: [0, 1, 2, 3] },
      { is: 'turn-begun', turn: 1, seat: 1, line: 0 },
    ]);
    expect(table.state.table.throws).toEqual([[[1, 2]], [[6, 6]], [[3, 4]], [[5, 4]]]);
  });

  it('2.7 lets the totals give the order of play for the whole game', () => {
    const table = opened(3).do('chance', order([1, 2], [6, 6], [3, 4]));
    const turns: number[] = [];
    for (let turn = 0; turn < 6; turn++) {
      turns.push(pionniers.game.actors(table.state.table)[0] as number);
      lays(table, 1);
    }
    expect(turns).toEqual([1, 2, 0, 1, 2, 0]);
  });

  it('2.1 takes no more and no fewer throws than there are players', () => {
    const table = opened(3);
    chance(table).refusedBy('16.2', order([1, 2], [3, 4]));
    chance(table).refusedBy('16.2', order([1, 2], [3, 4], [5, 6], [6, 6]));
    chance(table).refusedBy('16.2', order());
  });

  it('2.2 lets two with the same total throw again, and those two only', () => {
    const table = opened(3).do('chance', order([3, 4], [6, 6], [5, 2]));
    expect(phaseOf(table)).toBe('order');
    chance(table).refusedBy('16.2', order([1, 2], [3, 4], [5, 6]));
    table.do('chance', order([1, 1], [6, 6]));
    // Twelve now does not come before twelve then: it was settled only among the two.
    expect(seatsOf(table)).toEqual([1, 2, 0]);
  });

  it('2.2 settles a tie of three in part: the two that are level throw once more', () => {
    const table = opened(4).do('chance', order([2, 3], [1, 4], [6, 1], [4, 1]));
    expect(phaseOf(table)).toBe('order');
    table.do('chance', order([2, 2], [6, 5], [3, 1]));
    expect(phaseOf(table)).toBe('order');
    chance(table).refusedBy('16.2', order([1, 2], [3, 4], [5, 6]));
    table.do('chance', order([1, 1], [1, 2]));
    expect(seatsOf(table)).toEqual([2, 1, 3, 0]);
    expect(table.state.table.throws.map((all) => all.length)).toEqual([3, 2, 1, 3]);
  });

  it('2.2 keeps two pairs apart', () => {
    const table = opened(4).do('chance', order([6, 5], [1, 2], [5, 6], [2, 1]));
    table.do('chance', order([1, 1], [6, 6], [1, 2], [5, 6]));
    expect(seatsOf(table)).toEqual([2, 0, 1, 3]);
  });

  it('2.2 goes on for as long as it takes', () => {
    const table = opened(2, { twoTrains: false });
    for (let times = 0; times < 5; times++) table.do('chance', order([3, 4], [1, 6]));
    expect(phaseOf(table)).toBe('order');
    expect(seatsOf(table.do('chance', order([1, 1], [1, 2])))).toEqual([1, 0]);
  });

  it('2.3 draws the lines by lot, if the table wants it; the order remains as thrown', () => {
    const table = opened(3, { lines: 'by-lot' }).do('chance', order([6, 6], [1, 2], [4, 4]));
    expect(phaseOf(table)).toBe('lots');
    table.do('chance', lots(2, 0, 1));
    expect(table.state.table).toMatchObject({ order: [2, 0, 1], turn: 2 });
    expect(seatsOf(table)).toEqual([2, 1, 0]);
    expect(game.actors(table.state.table)).toEqual([0]);
  });

  it('2.3 gives each train one of the lines in play, and no two the same', () => {
    const table = opened(3, { lines: 'by-lot' }).do('chance', order([6, 6], [1, 2], [4, 4]));
    for (const wrong of [[0, 1], [0, 1, 1], [0, 1, 3], [0, 1, 2, 3], []]) {
      chance(table).refusedBy('2.3', lots(...wrong));
    }
  });

  it('2.3 makes every lot as likely as the others', () => {
    const table = opened(3, { lines: 'by-lot' }).do('chance', order([6, 6], [1, 2], [4, 4]));
    const drawn = new Map<string, number>();
    for (let seed = 0; seed < 600; seed++) {
      const { lines } = game.chance(table.state, rngFrom(seed)) as ActionOf<'draw-lines'>;
      drawn.set(`${lines}`, (drawn.get(`${lines}`) ?? 0) + 1);
    }
    expect(drawn.size).toBe(6);
    for (const times of drawn.values()) expect(Math.abs(times - 100)).toBeLessThan(40);
  });

  it('2.4 begins without track, the trains beside the board', () => {
    const table = opened(4).do('chance', order([6, 6], [5, 5], [4, 4], [3, 3]));
    for (const line of [0, 1, 2, 3]) {
      expect(trainOf(table, line)).toMatchObject({ sections: 0, front: 0, engine: 0, dynamite: 0 });
    }
  });

  it('2.5 shuffles the cards: every card that was not drawn is as likely as the others', () => {
    const table = at({ phase: 'card', drawn: [0, 5, 23], trains: [{ front: 17 }, {}] });
    const drawn = new Map<number, number>();
    for (let seed = 0; seed < 2100; seed++) {
      const { card } = game.chance(table.state, rngFrom(seed)) as ActionOf<'draw-card'>;
      drawn.set(card, (drawn.get(card) ?? 0) + 1);
    }
    const left = CARDS.map((_, card) => card).filter((card) => ![0, 5, 23].includes(card));
    expect([...drawn.keys()].sort((a, b) => a - b)).toEqual(left);
    for (const times of drawn.values()) expect(Math.abs(times - 100)).toBeLessThan(45);
  });

  it('2.6 leaves the last lines empty with fewer than four trains', () => {
    const three = opened(3).do('chance', order([6, 6], [5, 5], [4, 4]));
    expect(three.state.table.trains).toHaveLength(3);
    const two = opened(2, { twoTrains: false }).do('chance', order([6, 6], [5, 5]));
    expect(two.state.table.trains).toHaveLength(2);
    const table = at({ phase: 'strike', trains: [{ front: 11 }, { front: 11 }] });
    table.refusedBy('6.3', 0, place(2, 23)).refusedBy('6.3', 0, place(3, 23));
    expect(turnOf(table)).toBe(0);
  });
});
