import { describe, expect, it } from 'vitest';
import type { Eyes, State } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import { trambahn } from '../index.ts';
import type { Action, Event, Trambahn } from '../model.ts';
import { BLUE, card, cards } from './cards.ts';
import { bank, buy, chance, end, extend, passenger, refill, reshuffle, start } from './moves.ts';
import { at, position } from './position.ts';
import { inRandomGames } from './random-play.ts';

const { game } = trambahn;
const EYES: readonly Eyes[] = [0, 1, 'watcher'];

/** All that these eyes are given when this happens: the table, what is their own, and what they were shown. */
function seenBy(eyes: Eyes, state: State<Trambahn>, ...actions: readonly Action[]): string {
  const after = game.clone(state);
  const events: Event[] = [];
  for (const action of actions) {
    const [actor = 'chance'] = game.actors(after.table);
    game.apply(after, actor, action, (event) => events.push(event));
  }
  const own = eyes === 'watcher' ? undefined : game.own(after, eyes);
  return JSON.stringify([after.table, own, events.map((event) => game.shown(event, eyes))]);
}

const shownTo = (eyes: Eyes, events: readonly Event[]) =>
  events.map((event) => game.shown(event, eyes));

describe('what players may know', () => {
  it('12.1 shows the cards of a hand to their owner and to nobody else', () => {
    const table = at({ first: { hand: 'b1 r2' }, second: { hand: 'g3 y4' } });
    expect(table.own(0).hand).toEqual(cards('b1 r2'));
    expect(table.own(1).hand).toEqual(cards('g3 y4'));
    expect(Object.keys(table.own(0)).sort()).toEqual(['hand', 'seen']);
    expect(table.state.table.players.map(({ hand }) => hand)).toEqual([2, 2]);
  });

  it('12.1 shows the cards that are drawn to the one who draws them', () => {
    const table = at({ step: 'refill', first: { hand: 'b1 b2 b3 b4' }, second: { hand: 'y1' } });
    table.do('chance', refill('', 'r1 r2'));
    const drawn = { is: 'cards-drawn', seat: 0, count: 2 };
    expect(shownTo(0, table.lastEvents)[0]).toEqual({ ...drawn, cards: cards('r1 r2') });
    expect(shownTo(1, table.lastEvents)[0]).toEqual(drawn);
    expect(shownTo('watcher', table.lastEvents)[0]).toEqual(drawn);
  });

  it('12.1 gives the opponent and a watcher the same to see, whatever is drawn', () => {
    const state = position({
      step: 'refill',
      first: { hand: 'b1 b2 b3 b4' },
      second: { hand: 'y1' },
    });
    for (const eyes of [1, 'watcher'] as const) {
      const one = seenBy(eyes, state, refill('', 'r1 r2'));
      expect(seenBy(eyes, state, refill('', 'c g10'))).toBe(one);
    }
  });

  it('12.2 has the numbers of cards open to all', () => {
    const table = at({
      pile: 50,
      rows: { blue: 'b1' },
      first: { hand: 'b2 b3', money: 4 },
      second: { hand: 'y1', money: 5 },
    });
    expect(table.state.table).toMatchObject({
      pile: 50,
      discard: 120 - 50 - 1 - 3 - 9,
      players: [
        { hand: 2, money: 4 },
        { hand: 1, money: 5 },
      ],
    });
  });

  it('12.2 counts what was paid among the discards as soon as it is paid', () => {
    const table = at({ step: 'trams', first: { hand: 'y1', money: 9, columns: ['b1'] } });
    expect(table.do(0, buy(2, 0)).state.table.discard).toBe(5);
  });

  it('12.2 keeps the open counts true through whole games', () => {
    const sum = (pile: readonly number[]) => pile.reduce((total, count) => total + count, 0);
    inRandomGames(10, ({ state: { table, hidden } }) => {
      expect(table.pile).toBe(sum(hidden.pile));
      expect(table.discard - table.spent).toBe(sum(hidden.discard));
      table.players.forEach((player, seat) => {
        expect(player.hand).toBe(hidden.own[seat as 0 | 1].hand.length);
      });
    });
  });

  it('12.2 does not show the cards of the discard pile', () => {
    const table = at({ rows: { blue: 'b8 b9 c' }, first: { hand: 'b10 b7' } });
    table.do(0, passenger('b10'));
    // A number is all there is of it; the scoring names no cards.
    expect(table.state.table.discard).toBe(4);
    expect(table.lastEvents[1]).toEqual({ is: 'line-scored', line: BLUE, nth: 1, points: [0, 0] });
  });

  it('12.3 lets nobody look at money that was dealt, not even its owner', () => {
    const state = game.setup(2, {});
    const hands = [cards('b1 b2 b3 b4 b5 b6'), cards('r1 r2 r3 r4 r5 r6')] as [number[], number[]];
    const dealt = (seed: number): Action => {
      const rest = game.clone(state);
      for (const each of hands.flat())
        rest.hidden.pile[each] = (rest.hidden.pile[each] as number) - 1;
      const deal = game.chance(rest, rngFrom(seed)) as Action & { money: [number[], number[]] };
      return { do: 'deal', money: deal.money, hands };
    };
    expect(dealt(1)).not.toEqual(dealt(2));
    for (const eyes of EYES)
      expect(seenBy(eyes, state, dealt(1))).toBe(seenBy(eyes, state, dealt(2)));
  });

  it('12.3 leaves a player what he remembers of his own banking, and that only', () => {
    const table = at({ step: 'income', first: { hand: 'b1 b2', money: 3 } }).do(0, bank('b1'));
    expect(table.own(0).seen.money).toEqual([cards('b1'), []]);
    expect(table.own(1).seen.money).toEqual([[], []]);
  });

  it('12.4 does not show a card laid as income to the opponent', () => {
    const table = at({ step: 'income', first: { hand: 'b1 c' } }).do(0, bank('c'));
    expect(shownTo(0, table.lastEvents)).toEqual([{ is: 'card-banked', seat: 0, card: card('c') }]);
    for (const eyes of [1, 'watcher'] as const) {
      expect(shownTo(eyes, table.lastEvents)).toEqual([{ is: 'card-banked', seat: 0 }]);
    }
  });

  it('12.4 gives the opponent the same to see, whichever card it is', () => {
    const state = position({ step: 'income', first: { hand: 'b1 c' } });
    for (const eyes of [1, 'watcher'] as const) {
      expect(seenBy(eyes, state, bank('c'))).toBe(seenBy(eyes, state, bank('b1')));
    }
  });

  it('12.5 shows nobody which money cards paid for a tram', () => {
    const money = 'b1 b2 b3 b4 b5 b6';
    const first = { hand: 'y1 y2 y3 y4 y5', money, columns: ['g1'] };
    const { state } = at({ step: 'trams', first, second: { hand: 'r1' } })
      .do(0, buy(2, 0))
      .do(0, end('trams'));
    for (const eyes of EYES) {
      const one = seenBy(eyes, state, refill('b1 b2 b3 b4 b5', 'y6'));
      expect(seenBy(eyes, state, refill('b2 b3 b4 b5 b6', 'y6'))).toBe(one);
    }
  });

  it('12.5 shows nobody which money cards are lost in a halving', () => {
    const { state } = at({
      step: 'refill',
      pile: '',
      first: { hand: 'y1', money: 'b1 b2 b3' },
      second: { hand: 'y2', money: 'r1 r2' },
    }).do('chance', refill('', ''));
    for (const eyes of EYES) {
      const one = seenBy(eyes, state, reshuffle('b1', 'r1'));
      expect(seenBy(eyes, state, reshuffle('b3', 'r2'))).toBe(one);
    }
  });

  it('12.5 leaves it to chance: each card of a pile is lost as likely as the others', () => {
    const { state } = at({
      step: 'refill',
      pile: '',
      first: { hand: 'y1', money: 'b1 b2 b3 b4' },
      second: { hand: 'y2' },
    }).do('chance', refill('', ''));
    const pairs = new Map<string, number>();
    for (let seed = 0; seed < 1200; seed++) {
      const { lost } = game.chance(state, rngFrom(seed)) as Action & { lost: number[][] };
      const pair = `${lost[0]}`;
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
    expect(pairs.size).toBe(6);
    for (const times of pairs.values()) expect(Math.abs(times - 200)).toBeLessThan(60);
  });

  it('12.6 has passengers, columns, trams and scores open to all', () => {
    const table = at({
      laid: 1,
      rows: { blue: 'b7 b8 b9' },
      first: { hand: 'b10 r1 r2 c', money: 9, columns: ['b1 x2'] },
      second: { hand: 'y1' },
    });
    table.do(0, passenger('b10')).do(0, start('r1')).do(0, extend('c', 1)).do(0, end('stations'));
    table.do(0, end('income')).do(0, buy(2, 1)).do(0, end('trams'));
    expect(table.events.map(({ is }) => is)).toEqual([
      'passenger-laid',
      'line-scored',
      'phase-begun',
      'column-started',
      'column-extended',
      'phase-begun',
      'phase-begun',
      'tram-bought',
      'phase-begun',
    ]);
    for (const eyes of EYES) expect(shownTo(eyes, table.events)).toEqual(table.events);
    const { table: open } = table.state;
    expect(open.scorings).toEqual([{ line: BLUE, points: [2, 0] }]);
    expect(open.players[0].columns).toMatchObject([
      { cards: cards('b1'), tram: 2 },
      { cards: cards('r1 c'), tram: 2 },
    ]);
    expect(open.display).toEqual([2, 2]);
  });

  it('12.6 lets all remember the passengers that they saw discarded', () => {
    const table = at({ rows: { blue: 'b8 b9 c' }, first: { hand: 'b10 b7' } });
    table.do(0, passenger('b10'));
    for (const seat of [0, 1]) expect(table.own(seat).seen.discard).toEqual(cards('b8 b9 c b10'));
  });

  it('12.6 lets all remember what became money before their eyes: the cards of a column without a tram', () => {
    const table = at({ step: 'refill', first: { columns: ['b1 b2'] }, second: { hand: 'y1' } });
    chance(table).acts();
    for (const seat of [0, 1]) expect(table.own(seat).seen.money[0]).toEqual(cards('b1 b2'));
  });
});
