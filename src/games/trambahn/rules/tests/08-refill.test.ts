import { describe, expect, it } from 'vitest';
import type { ActionOf } from '../model.ts';
import { card, cards } from './cards.ts';
import { chance, end, passenger, refill, reshuffle } from './moves.ts';
import { at, refillAt, wholeBoxBut } from './position.ts';

describe('the refill', () => {
  it('8.1 draws until the hand holds six cards', () => {
    for (const hand of ['', 'b1', 'b1 b2 b3', 'b1 b2 b3 b4 b5']) {
      const table = refillAt({ first: { hand } });
      const { drawn } = chance(table).acts() as ActionOf<'refill'>;
      expect(drawn).toHaveLength(6 - cards(hand).length);
      expect(table.own(0).hand).toHaveLength(6);
      expect(table.own(0).hand).toEqual(expect.arrayContaining(cards(hand)));
    }
  });

  it('8.1 refills the hand of the player whose turn it is, and no other', () => {
    const table = refillAt({ first: { hand: 'b1' }, second: { hand: 'y1 y2' } });
    chance(table).acts();
    expect(table.state.table.players.map(({ hand }) => hand)).toEqual([6, 2]);
  });

  it('8.1 lets chance draw neither more nor less, nor what is not in the pile', () => {
    const table = refillAt({ first: { hand: 'b1 b2 b3 b4', money: 3 }, pile: 'r1 r2 r3' });
    const { refusedBy } = chance(table);
    refusedBy('8.1', refill('', 'r1'));
    refusedBy('8.1', refill('', 'r1 r2 r3'));
    refusedBy('8.1', refill('', 'r1 r1'));
    refusedBy('8.1', refill('', 'g1 r2'));
    refusedBy('8.1', refill('b1', 'r1 r2'));
    table.do('chance', refill('', 'r1 r3'));
    expect(table.own(0).hand).toEqual(cards('b1 b2 b3 b4 r1 r3'));
  });

  it.each([
    [12, 15, 6, 7],
    [7, 0, 3, 0],
    [1, 2, 0, 1],
    [3, 20, 1, 10],
  ])(
    '8.2 halves the money when the pile is empty, rounded down: %i and %i lose %i and %i',
    (a, b, x, y) => {
      const table = refillAt({
        pile: '',
        first: { hand: 'b1', money: a },
        second: { hand: 'y1', money: b },
      });
      chance(table).acts();
      expect(table.state.table.phase).toBe('reshuffle');
      const { lost } = chance(table).acts() as ActionOf<'reshuffle'>;
      expect(lost.map((cards) => cards.length)).toEqual([x, y]);
      expect(table.state.table.players.map(({ money }) => money)).toEqual([a - x, b - y]);
      expect(table.lastEvents).toEqual([
        { is: 'money-halved', counts: [x, y] },
        { is: 'phase-begun', phase: 'refill' },
      ]);
    },
  );

  it('8.2 takes nothing from anybody while the pile has enough cards, be it just enough', () => {
    const table = refillAt({
      pile: 'r1 r2 r3 r4 r5',
      first: { hand: 'b1', money: 12 },
      second: { hand: 'y1', money: 15 },
    });
    chance(table).acts();
    expect(table.state.table).toMatchObject({ pile: 0, phase: 'passengers', turn: 1 });
    expect(table.state.table.players.map(({ money }) => money)).toEqual([12, 15]);
  });

  it('8.2 lets chance take half, of the money that is there, and nothing else', () => {
    const first = { hand: 'b1', money: 'r1 r2 r3 r4' };
    const table = refillAt({ pile: '', first, second: { hand: 'y1', money: 'g1 g2' } });
    chance(table).acts();
    const { refusedBy } = chance(table);
    refusedBy('8.2', reshuffle('r1', 'g1'));
    refusedBy('8.2', reshuffle('r1 r2 r3', 'g1'));
    refusedBy('8.2', reshuffle('r1 r2', 'g1 g2'));
    refusedBy('8.2', reshuffle('r1 r1', 'g1'));
    refusedBy('8.2', reshuffle('r1 g2', 'g1'));
    table.do('chance', reshuffle('r1 r4', 'g2'));
    expect(table.state.table.players.map(({ money }) => money)).toEqual([2, 1]);
  });

  it('8.3 shuffles all discards, the lost money among them, into a new pile', () => {
    const first = { hand: 'b1', money: 'r1 r2 r3 r4' };
    const table = refillAt({ pile: '', first, second: { hand: 'y1', money: 'g1 g2' } });
    const { discard } = table.state.table;
    const before = [...table.state.hidden.discard];
    table.do('chance', refill('', '')).do('chance', reshuffle('r1 r4', 'g2'));
    expect(table.state.table).toMatchObject({ pile: discard + 3, discard: 0, phase: 'refill' });
    for (const each of cards('r1 r4 g2')) before[each] = (before[each] as number) + 1;
    expect(table.state.hidden.pile).toEqual(before);
  });

  it('8.3 leaves hands, passengers, columns and the money that was kept where they are', () => {
    const table = refillAt({
      pile: '',
      rows: { blue: 'b1 b2', red: 'c' },
      first: { hand: 'b3 b4', money: 'r1 r2 r3 r4', columns: ['g1 g2 x2'] },
      second: { hand: 'y1', money: 'g1', columns: ['y2 c x2'] },
    });
    const { rows, players } = structuredClone(table.state.table);
    table.do('chance', refill('', '')).do('chance', reshuffle('r1 r4', ''));
    expect(table.state.table.rows).toEqual(rows);
    expect(table.state.table.players.map(({ columns }) => columns)).toEqual(
      players.map(({ columns }) => columns),
    );
    expect([table.own(0).hand, table.own(1).hand]).toEqual([cards('b3 b4'), cards('y1')]);
    const [money] = table.state.hidden.money;
    expect([money[card('r2')], money[card('r3')], money[card('r1')]]).toEqual([1, 1, 0]);
  });

  it('8.4 reshuffles in the middle of a refill, and the drawing goes on', () => {
    const first = { hand: 'b1', money: 8 };
    const table = refillAt({ pile: 'r1 r2', first, second: { hand: 'y1', money: 4 } });
    expect(chance(table).acts()).toMatchObject({ do: 'refill', drawn: cards('r1 r2') });
    expect(table.state.table).toMatchObject({ phase: 'reshuffle', turn: 0 });
    expect(table.own(0).hand).toHaveLength(3);
    expect(chance(table).acts()).toMatchObject({ do: 'reshuffle' });
    const { drawn } = chance(table).acts() as ActionOf<'refill'>;
    expect(drawn).toHaveLength(3);
    expect(table.own(0).hand).toHaveLength(6);
    expect(table.state.table.turn).toBe(1);
  });

  it('8.4 halves the money again when the new pile runs out in the same refill', () => {
    // All the cards that are in no hand and no money pile lie in columns.
    const { first, second } = wholeBoxBut('b9 b8 b7 b6 b5 b4 g9');
    const table = refillAt({
      first: { hand: 'b9', money: 'b8 b7 b6 b5 b4', columns: first },
      second: { hand: 'g9', columns: second },
    });
    const moneys: number[] = [];
    while (table.state.table.turn === 0) {
      const { do: what } = chance(table).acts();
      if (what === 'reshuffle') moneys.push(table.state.table.players[0].money);
    }
    // 5 loses 2, 3 loses 1, 2 loses 1; then 1 loses nothing and no card is left.
    expect(moneys).toEqual([3, 2, 1]);
    expect(table.own(0).hand).toHaveLength(5);
  });

  it('8.5 plays on with fewer than six cards when none can be drawn', () => {
    const { first, second } = wholeBoxBut('b9 b8 b7 g9 g8');
    const table = at({
      first: { hand: 'b9 b8', money: 'b7', columns: first },
      second: { hand: 'g9', money: 'g8', columns: second },
    });
    expect(table.state.table).toMatchObject({ pile: 0, discard: 0 });
    table
      .do(0, passenger('b9'))
      .do(0, end('passengers'))
      .do(0, end('stations'))
      .do(0, end('income'));
    expect(chance(table).acts()).toEqual(refill('', ''));
    expect(table.lastEvents).toMatchObject([{ is: 'turn-begun' }]);
    expect(table.state.table).toMatchObject({ turn: 1, phase: 'passengers' });
    expect(table.state.table.players.map(({ hand, money }) => [hand, money])).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });
});
