import { describe, expect, it } from 'vitest';
import type { State } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import { total } from '../counts.ts';
import { unionPacific } from '../index.ts';
import { type Own, SHARES, type UnionPacific, UP } from '../model.ts';
import { card, deal, REVEAL } from './chance.ts';
import { exchange, opening, TAKE_PILE } from './moves.ts';
import { BN, DM, EP, KC, MR, MS, SF, UM, WW } from './own-board.ts';
import { at, opened } from './position.ts';
import { inRandomGames } from './random-play.ts';

const { game } = unionPacific;
const imagined = (state: State<UnionPacific>, seat: number, seed: number): State<UnionPacific> =>
  game.imagine(state.table, game.own(state, seat), seat, rngFrom(seed));
const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

describe('imagine', () => {
  it('keeps what the seat knows and moves all it does not', () => {
    const { state } = at({
      players: [
        { tracks: 'PPDJ', shares: [EP, EP, UP], exposed: [BN], boxed: [WW] },
        { shares: [KC, MR, MS, MS, UP], boxed: [DM] },
        { shares: [SF, SF, UM] },
      ],
    });
    const others = new Set<string>();
    const piles = new Set<string>();
    for (const seed of upTo(50)) {
      const there = imagined(state, 0, seed);
      expect(there.table).toEqual(state.table);
      expect(game.own(there, 0)).toEqual(game.own(state, 0));
      expect(unionPacific.faults(there)).toEqual([]);
      others.add(JSON.stringify(there.hidden.own.slice(1)));
      piles.add(JSON.stringify(there.hidden.pile));
    }
    expect(others.size).toBe(50);
    expect(piles.size).toBeGreaterThan(45);
  });

  it('gives others any share that is not before one’s eyes, as often as there are of it', () => {
    const { state } = at({
      players: [
        { shares: [WW, WW, WW, WW, WW], exposed: [EP, EP] },
        { shares: [KC, KC, KC, KC, KC], exposed: [WW], boxed: [KC] },
      ],
    });
    const times = new Array<number>(SHARES).fill(0);
    for (const seed of upTo(2000)) {
      const { shares, boxed } = game.own(imagined(state, 0, seed), 1);
      expect([total(shares), total(boxed)]).toEqual([5, 1]);
      for (const share of upTo(SHARES))
        times[share] = (times[share] as number) + (shares[share] as number);
    }
    // 10,000 shares out of the 86 that are neither in this hand nor exposed nor on display. Nobody has come by a
    // Union Pacific one, and all of Wyoming & Western are before these eyes.
    expect([times[WW], times[UP]]).toEqual([0, 0]);
    for (const [share, unseen] of [
      [EP, 15],
      [BN, 14],
      [MS, 11],
      [DM, 9],
      [SF, 9],
      [UM, 8],
      [KC, 7],
      [MR, 6],
    ] as const) {
      const expected = (10_000 * unseen) / 86;
      expect(Math.abs((times[share] as number) - expected), `${share}`).toBeLessThan(
        5 * Math.sqrt(expected),
      );
    }
  });

  it('gives others any track card that is neither in this hand nor open', () => {
    const { state } = at({
      trackPile: 'PPPPPDDDDDBBBBWWJ',
      gone: 'W',
      players: [{ tracks: 'JJJ' }, { tracks: 'WWW' }],
    });
    const times = new Array<number>(5).fill(0);
    for (const seed of upTo(1000)) {
      for (const [track, count] of game.own(imagined(state, 0, seed), 1).tracks.entries()) {
        times[track] = (times[track] as number) + count;
      }
    }
    // 17 in the pile and three in the other hand: five white ones among them.
    for (const [track, unseen] of [5, 5, 4, 5, 1].entries()) {
      const expected = (3000 * unseen) / 20;
      expect(Math.abs((times[track] as number) - expected), `${track}`).toBeLessThan(
        5 * Math.sqrt(expected),
      );
    }
  });

  it('leaves in a hand what was seen to come into it', () => {
    const { state } = at({
      players: [{}, { shares: [KC, KC, MR, UP, UP], held: [KC, KC] }, { shares: [EP, BN, MS] }],
    });
    let third = 0;
    for (const seed of upTo(200)) {
      for (const seat of [0, 2]) {
        const { shares } = game.own(imagined(state, seat, seed), 1);
        expect(shares[KC]).toBeGreaterThanOrEqual(2);
        expect(shares[UP]).toBe(2);
      }
      if (game.own(imagined(state, 0, seed), 1).shares[KC] === 3) third++;
    }
    expect(third).toBeGreaterThan(2);
  });

  it('knows after an exchange that one of what was seen may be gone, and what was exchanged oneself', () => {
    const table = at({
      phase: 'exchange',
      players: [{ shares: [KC, MR, EP], held: [KC] }, { shares: [WW] }],
    });
    table.do(0, exchange(KC));
    const boxed = new Set<number>();
    for (const seed of upTo(300)) {
      const there = imagined(table.state, 1, seed);
      expect(game.own(there, 0).shares[UP]).toBe(1);
      boxed.add(game.own(there, 0).boxed.findIndex((count) => count > 0));
      expect(imagined(table.state, 0, seed).hidden.own[0]?.boxed[KC]).toBe(1);
    }
    expect(boxed.size).toBeGreaterThan(7);
    expect(boxed.has(UP)).toBe(false);
  });

  it('counts Union Pacific shares as exchanged away where the hand has no room for them', () => {
    const { state } = at({ players: [{}, { shares: [UP], boxed: [UP, KC] }] });
    for (const seed of upTo(50)) {
      const { shares, boxed } = game.own(imagined(state, 0, seed), 1);
      expect([shares[UP], boxed[UP], total(boxed)]).toEqual([1, 1, 2]);
    }
  });

  it('imagines the opening choices of others among what they might hold, until they are revealed', () => {
    const table = opened(3).do(
      'chance',
      deal(
        [
          [0, 0, 0],
          [1, 1, 1],
          [2, 2, 2],
        ],
        [
          [EP, EP, EP, EP],
          [DM, SF, UM, WW],
          [BN, BN, KC, KC],
        ],
      ),
    );
    table.do(1, opening(WW));
    const look = (seat: number) => {
      const chosen = new Set<number | null>();
      for (const seed of upTo(200)) {
        const there = imagined(table.state, seat, seed);
        expect(unionPacific.faults(there)).toEqual([]);
        const { opening: choice } = game.own(there, 1);
        chosen.add(choice);
      }
      return chosen;
    };
    expect(look(0).size).toBeGreaterThan(8);
    expect([...look(1)]).toEqual([WW]);
    expect(imagined(table.state, 0, 1).hidden.own[2]?.opening).toBeNull();
    table.do(0, opening(EP)).do(2, opening(UP));
    // All have chosen, and nothing is revealed yet.
    expect(table.state.table.phase).toBe('reveal');
    expect(look(0).size).toBeGreaterThan(8);
    for (const seed of upTo(20)) {
      const there = imagined(table.state, 0, seed);
      game.apply(there, 'chance', REVEAL);
      expect(unionPacific.faults(there)).toEqual([]);
    }
    table.do('chance', REVEAL);
    expect([...look(0)]).toEqual([null]);
  });

  it('knows the money of others where it is open, and one’s own where it is hidden', () => {
    const players = [{ money: 12 }, { money: 30 }];
    const open = at({ players }).state;
    expect(imagined(open, 0, 1).hidden.own.map(({ money }) => money)).toEqual([12, 30]);
    const hidden = at({ players, options: { hiddenMoney: true } }).state;
    expect(imagined(hidden, 0, 1).hidden.own[0]?.money).toBe(12);
    expect(imagined(hidden, 0, 1).table.money).toBeNull();
  });

  it('never contradicts what all have seen, along 20 random games', () => {
    let asked = 0;
    inRandomGames(20, ({ state }, nth) => {
      if ((state.table.turns + nth) % 5 > 0) return;
      const seat = nth % state.table.players.length;
      const there = imagined(state, seat, state.table.turns);
      expect(unionPacific.faults(there)).toEqual([]);
      for (const [other, player] of state.table.players.entries()) {
        const { shares, boxed } = there.hidden.own[other] as Own;
        for (const [company, held] of player.held.entries()) {
          expect(shares[company]).toBeGreaterThanOrEqual(held);
        }
        expect((shares[UP] as number) + (boxed[UP] as number)).toBe(player.up);
      }
      asked++;
    });
    expect(asked).toBeGreaterThan(500);
  });

  it('lets the next card be any that may lie on top', () => {
    const { state } = at({ phase: 'take', players: [{}, { shares: [KC, KC] }] }).do(0, TAKE_PILE);
    const next = new Set<string>();
    for (const seed of upTo(300)) {
      next.add(JSON.stringify(game.chance(imagined(state, 0, seed), rngFrom(seed))));
    }
    expect(next.size).toBe(11);
    expect(next).toContain(JSON.stringify(card(KC)));
  });
});
