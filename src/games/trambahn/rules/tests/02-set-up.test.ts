import { describe, expect, it } from 'vitest';
import { rngFrom } from '#kernel/rng.ts';
import { play } from '#testkit/play.ts';
import { trambahn } from '../index.ts';
import { type ActionOf, DECK } from '../model.ts';
import { chance, passenger } from './moves.ts';
import { inRandomGames } from './random-play.ts';

type Deal = ActionOf<'deal'>;

const table = () => play(trambahn, 2, {});
const drawn = (seed: number) => trambahn.game.chance(table().state, rngFrom(seed)) as Deal;

describe('set-up', () => {
  it('2.1 has one player begin, and nobody else acts', () => {
    const { state } = table().do('chance', drawn(1));
    expect(trambahn.game.actors(state.table)).toEqual([0]);
  });

  it('2.2 shuffles stations and conductors together into a draw pile of 120', () => {
    const { table: open, hidden } = table().state;
    expect(open.pile).toBe(120);
    expect(hidden.pile).toEqual(DECK);
  });

  it('2.2 may deal any of the cards, conductors too, to anybody', () => {
    const dealt = new Set<number>();
    for (let seed = 0; seed < 60; seed++) dealt.add(drawn(seed).hands[0][0] as number);
    for (let seed = 0; seed < 60; seed++) {
      for (const card of drawn(seed).hands.flat()) dealt.add(card);
    }
    expect(dealt.size).toBe(41);
  });

  it('2.3 lays out the top three trams, all horse trams, of sixteen', () => {
    const { table: open } = table().state;
    expect(open.display).toEqual([2, 2, 2]);
    expect(open.trams).toBe(13);
  });

  it('2.3 has horse trams on top, steam trams below them, electric trams at the bottom', () => {
    const shown: number[][] = Array.from({ length: 30 }, () => []);
    inRandomGames(30, ({ events }, nth) => {
      for (const event of events) {
        if (event.is === 'trams-displayed') shown[nth]?.push(...event.trams);
      }
    });
    for (const trams of shown) {
      expect(trams.length).toBeGreaterThan(0);
      expect(trams).toEqual([2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4].slice(0, trams.length));
    }
  });

  it('2.4 lays out four rows, one for each line, empty and shared', () => {
    const { state } = table();
    expect(state.table.rows).toEqual([[], [], [], []]);
    expect(state.table.players.every((player) => !('rows' in player))).toBe(true);
  });

  it('2.5 deals 12 money cards to the first player, 15 to the second, and six to each hand', () => {
    const dealt = table();
    chance(dealt).acts();
    const { table: open, hidden } = dealt.state;
    expect(open.players.map(({ money }) => money)).toEqual([12, 15]);
    expect(open.players.map(({ hand }) => hand)).toEqual([6, 6]);
    expect(hidden.own.map(({ hand }) => hand.length)).toEqual([6, 6]);
    expect(open).toMatchObject({ pile: 120 - 12 - 15 - 6 - 6, discard: 0 });
  });

  it('2.5 lets chance deal nothing else', () => {
    const { money, hands } = drawn(1);
    const deal = (change: Partial<Deal>): Deal => ({ do: 'deal', money, hands, ...change });
    const { refusedBy } = chance(table());
    refusedBy('2.5', deal({ money: [money[1], money[0]] }));
    refusedBy('2.5', deal({ money: [money[0].slice(1), money[1]] }));
    refusedBy('2.5', deal({ hands: [hands[0], hands[1].slice(1)] }));
    refusedBy('2.5', deal({ hands: [hands[0], [...hands[1], 3]] }));
    // There are only two blue 1s in the box.
    refusedBy('2.5', deal({ hands: [[0, 0, 0, 1, 2, 3], hands[1]] }));
  });

  it('2.5 is chance’s: no player acts before it', () => {
    table().refusedBy('3.2', 0, passenger('b1')).refusedBy('3.2', 1, passenger('b1'));
    expect(trambahn.game.actors(table().state.table)).toEqual(['chance']);
  });
});
