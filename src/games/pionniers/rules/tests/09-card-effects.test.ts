import { describe, expect, it } from 'vitest';
import type { Train } from '../model.ts';
import { chance, dice, draws, KEEP, LAY, lays, MOVE, moves, place } from './moves.ts';
import { SHORT, shortWith } from './own-layout.ts';
import { at, WAITING } from './position.ts';
import { AHEAD, drawing, IDLE } from './races.ts';
import { phaseOf, toldBy, trainOf, turnOf } from './reading.ts';

describe('what the Chance cards do', () => {
  it.each([
    [1, 4],
    [2, 2],
    [3, 6],
  ])('9.5 card %i takes the train back by %i', (number, spaces) => {
    const table = draws(drawing({ front: 56 }), number);
    expect(trainOf(table, 0).front).toBe(56 - spaces);
    expect(table.lastEvents[1]).toMatchObject({ is: 'train-moved', from: 56, card: true });
    expect(turnOf(table)).toBe(1);
  });

  it('9.5 takes no train further back than 7', () => {
    const board = shortWith({ rivers: [15, 33, 36], dangers: [10, 29, 45] });
    for (const [number, front] of [
      [1, 7],
      [2, 8],
      [3, 7],
    ] as const) {
      const table = moves(at({ board, trains: [{}, {}] }), 3);
      expect(trainOf(draws(table, number), 0).front).toBe(front);
    }
  });

  it.each([4, 5, 6])('9.6 card %i sends the front back to the last trading post', (number) => {
    for (const [front, post] of [
      [17, 7],
      [31, 20],
      [41, 20],
      [56, 44],
      [68, 64],
      [79, 64],
    ] as const) {
      expect(trainOf(draws(drawing({ front }), number), 0).front).toBe(post);
    }
  });

  it('9.6 does not count the trading post under the front', () => {
    const board = shortWith({ posts: [13, 21] });
    const table = moves(at({ board, trains: [{ front: 16 }, {}] }), 5);
    expect(trainOf(draws(table, 4), 0).front).toBe(13);
  });

  it('9.7 card 14 sends the front back to the last garrison', () => {
    for (const [front, garrison] of [
      [17, 14],
      [31, 14],
      [41, 38],
      [56, 38],
      [79, 58],
    ] as const) {
      const table = draws(drawing({ front }), 14);
      expect(trainOf(table, 0)).toMatchObject({ front: garrison, engine: 0 });
    }
  });

  it('9.7 does not count the garrison under the front, and goes to 7 where there is none', () => {
    const under = moves(at({ board: SHORT, trains: [{ front: 22 }, {}] }), 8);
    expect(trainOf(draws(under, 14), 0).front).toBe(14);
    const board = shortWith({ rivers: [15, 33, 36], dangers: [10, 29, 45] });
    const none = moves(at({ board, trains: [{}, {}] }), 3);
    expect(trainOf(draws(none, 14), 0).front).toBe(7);
  });

  it.each([7, 8])('9.8 card %i makes the train miss its next turn', (number) => {
    const table = draws(drawing({ front: 31 }), number);
    expect(toldBy(table)).toEqual(['card-drawn', 'turn-to-miss']);
    expect(trainOf(table, 0).missing).toBe(1);
    moves(table, 1);
    expect(toldBy(table).at(-1)).toBe('turn-missed');
    expect([turnOf(table), trainOf(table, 0).missing]).toEqual([1, 0]);
    moves(table, 1);
    expect(turnOf(table)).toBe(0);
  });

  it.each([9, 10])('9.9 card %i leaves one die for the next move', (number) => {
    const table = draws(drawing({ front: 31, sections: 20 }), number);
    expect(toldBy(table)).toEqual(['card-drawn', 'one-die-next']);
    // Laying does not use it up.
    lays(moves(table, 1), 1);
    moves(table, 1).do(0, MOVE);
    chance(table).refusedBy('16.2', dice(2, 2));
    table.do('chance', dice(2));
    moves(table, 1).do(0, MOVE).do('chance', dice(1, 1));
    expect(trainOf(table, 0)).toMatchObject({ front: 35, oneDie: false });
  });

  it('9.9 is not used up by the light engine', () => {
    const held = { front: 27, struck: 27, engine: 14, oneDie: true };
    const table = moves(at({ trains: [held, AHEAD] }), 12);
    expect(trainOf(table, 0)).toMatchObject({ engine: 0, oneDie: true });
    moves(moves(table, 1), 1);
    expect(trainOf(table, 0)).toMatchObject({ front: 28, oneDie: false });
  });

  it.each<[string, number, Partial<Train>, number]>([
    ['one', 11, { sections: 12 }, 11],
    ['two', 12, { sections: 12 }, 10],
    ['two, up to the train', 12, { sections: 10 }, 8],
    ['one of two, the other under the train', 12, { sections: 9 }, 8],
    ['none, the train being on the last', 12, { sections: 8 }, 8],
    ['none, the signal being on the last', 12, { sections: 9, signal: 35 }, 9],
    ['one of two, the other bearing the signal', 12, { sections: 10, signal: 35 }, 9],
    ['none, dynamite being on the last', 11, { sections: 11, dynamite: 41 }, 11],
    ['one of two, the other bearing dynamite', 12, { sections: 12, dynamite: 41 }, 11],
  ])('9.10 loses %s', (_, number, train, sections) => {
    const table = draws(drawing({ front: 31, ...train }), number);
    expect(trainOf(table, 0)).toMatchObject({ front: 31, sections });
    const lost = (train.sections as number) - sections;
    expect(toldBy(table)).toEqual(lost > 0 ? ['card-drawn', 'sections-lost'] : IDLE);
    if (lost > 0) {
      expect(table.lastEvents[1]).toMatchObject({ count: lost, railhead: sections * 4 });
    }
  });

  it('9.11 card 13 takes a crate of the own stock out of the game', () => {
    const table = draws(drawing({ front: 31, crates: 3 }), 13);
    expect(trainOf(table, 0).crates).toBe(2);
    expect(table.state.table.gone).toBe(3);
    expect(toldBy(table)).toEqual(['card-drawn', 'crate-lost']);
  });

  it.each([
    [15, 3],
    [16, 5],
  ])('9.12 card %i takes the train forward by %i', (number, spaces) => {
    const table = draws(drawing({ front: 41 }), number);
    expect(trainOf(table, 0).front).toBe(41 + spaces);
    expect([phaseOf(table), turnOf(table)]).toEqual(['choose', 1]);
  });

  it.each([17, 18])('9.13 card %i brings another full turn at once', (number) => {
    const table = draws(drawing({ front: 17, sections: 20 }), number);
    expect(toldBy(table)).toEqual(['card-drawn', 'turn-again']);
    expect([phaseOf(table), turnOf(table)]).toEqual(['choose', 0]);
    expect(table.choices(0)).toEqual([LAY, MOVE]);
    // A card may be drawn again in it.
    moves(table, 2);
    moves(table, 1);
    moves(table, 12);
    expect(phaseOf(table)).toBe('card');
  });

  it('9.13 may draw one extra turn after the other', () => {
    const table = draws(drawing({ front: 17, sections: 20 }), 17);
    moves(table, 6).do(0, KEEP);
    const again = draws(moves(draws(drawing({ front: 56 }), 18), 11), 17);
    expect([phaseOf(again), turnOf(again)]).toEqual(['choose', 0]);
    expect(again.state.table.turns).toBe(3);
  });

  it.each([
    [19, 1],
    [20, 2],
    [21, 2],
  ])('9.14 card %i lays %i sections without a throw', (number, count) => {
    const table = draws(drawing({ front: 31, sections: 9 }), number);
    expect(trainOf(table, 0).sections).toBe(9 + count);
    expect(table.lastEvents[1]).toMatchObject({ is: 'sections-laid', count, free: true });
    expect(turnOf(table)).toBe(1);
  });

  it('9.14 loses what does not fit', () => {
    const table = draws(drawing({ front: 31, sections: 25 }), 20);
    expect(trainOf(table, 0).sections).toBe(26);
    expect(table.lastEvents[1]).toMatchObject({ count: 1, railhead: 104 });
  });

  it('9.15 card 22 takes a crate that is out of the game, whosever it was', () => {
    const table = draws(
      drawing(
        {},
        {
          trains: [
            { front: 31, crates: 4 },
            { ...AHEAD, crates: 0 },
          ],
        },
      ),
      22,
    );
    expect(trainOf(table, 0).crates).toBe(5);
    expect(table.state.table.gone).toBe(5);
    expect(toldBy(table)).toEqual(['card-drawn', 'crate-recovered']);
  });

  it('9.15 gives none to a train that has five', () => {
    const table = draws(drawing({}, { trains: [{ front: 31 }, { ...AHEAD, crates: 0 }] }), 22);
    expect(toldBy(table)).toEqual(IDLE);
    expect(table.state.table.gone).toBe(5);
  });

  it('9.16 card 23 takes the dynamite off the own line and sets no signal', () => {
    const table = draws(drawing({ front: 31, dynamite: 35 }), 23);
    expect(trainOf(table, 0)).toMatchObject({ dynamite: 0, signal: 0, front: 31 });
    expect(table.state.table.gone).toBe(1);
    expect(toldBy(table)).toEqual(['card-drawn', 'dynamite-cleared']);
    moves(table, 1).do(0, MOVE).do('chance', dice(1, 1));
  });

  it('9.17 card 24 gives the right to strike, just as a river does', () => {
    const table = drawing({}, { trains: [{ front: 31 }, { front: 40 }, {}] });
    draws(table, 24);
    expect([phaseOf(table), table.state.table.striker]).toEqual(['strike', 0]);
    table.refusedBy('6.6', 0, place(1, 42)).do(0, place(1, 41));
    // The rival is pushed back onto a river, and strikes in its turn.
    expect([phaseOf(table), table.state.table.striker, turnOf(table)]).toEqual(['strike', 1, 0]);
    table.do(1, KEEP);
    expect(turnOf(table)).toBe(1);
  });

  it('9.17 lets the crate be kept, and asks nobody where there is nothing to strike', () => {
    expect(turnOf(draws(drawing({ front: 31 }), 24).do(0, KEEP))).toBe(1);
    const table = drawing({}, { trains: [{ front: 31 }, WAITING] });
    expect(toldBy(draws(table, 24))).toEqual(IDLE);
  });
});
