import { describe, expect, it } from 'vitest';
import { rngFrom } from '#kernel/rng.ts';
import { boardOf } from '../board.ts';
import { total } from '../counts.ts';
import { unionPacific } from '../index.ts';
import { type ActionOf, UP } from '../model.ts';
import { chance, deal, display, draw, REVEAL, toFirstTurn } from './chance.ts';
import { END, opening, TAKE_PILE } from './moves.ts';
import { BN, DM, EP, ES, KC, MS, SF, UM, WW } from './own-board.ts';
import { at, opened } from './position.ts';
import { eventsOf, phaseOf, playerOf, turnOf } from './reading.ts';
import { PLAIN } from './tracks.ts';

const { game } = unionPacific;

/** Two players after this deal: three track cards and four shares each. */
const TRACKS = [
  [0, 0, 1],
  [2, 3, 4],
];
const dealt = (one = [EP, EP, BN, MS], other = [DM, SF, UM, WW]) =>
  opened(2).do('chance', deal(TRACKS, [one, other]));

describe('set-up', () => {
  it('2.1 puts a train on each start space; the others are the stock', () => {
    const { table } = opened(3).state;
    expect(table.spaces).toEqual([...boardOf('north-america').startOf]);
    expect(table.trains).toEqual([21, 18, 16, 13, 12, 10, 9, 8, 7, 6]);
  });

  it('2.2 deals everybody three track cards, four company shares and a Union Pacific one', () => {
    const table = dealt();
    expect(table.own(0)).toMatchObject({
      tracks: [2, 1, 0, 0, 0],
      shares: [2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1],
    });
    expect(table.own(1)).toMatchObject({ tracks: [0, 0, 1, 1, 1] });
    for (const seat of [0, 1]) {
      expect(playerOf(table, seat)).toMatchObject({ tracks: 3, shares: 5, up: 1 });
      expect(total(playerOf(table, seat).exposed)).toBe(0);
    }
  });

  it('2.2 deals so for every number of players, from what there is', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const table = opened(seats);
      const { tracks, shares } = game.chance(table.state, rngFrom(seats)) as ActionOf<'deal'>;
      expect(tracks.map((hand) => hand.length)).toEqual(new Array(seats).fill(3));
      expect(shares.map((hand) => hand.length)).toEqual(new Array(seats).fill(4));
      chance(table).acts(seats);
      expect(table.state.table).toMatchObject({ upPile: 20 - seats, trackPile: 40 - 3 * seats });
    }
  });

  it('2.3 reveals all choices together, and they stay exposed', () => {
    const table = dealt().do(1, opening(WW)).do(0, opening(EP));
    expect(phaseOf(table)).toBe('reveal');
    table.do('chance', REVEAL);
    expect(table.lastEvents).toEqual([{ is: 'openings-revealed', shares: [EP, WW] }]);
    expect(playerOf(table, 0).exposed).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(playerOf(table, 1).exposed[WW]).toBe(1);
    for (const seat of [0, 1]) {
      expect(playerOf(table, seat).shares).toBe(4);
      expect(table.own(seat).opening).toBeNull();
    }
    expect(table.own(0).shares).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  it('2.4 allows any of the five, the Union Pacific one too, and no other', () => {
    const table = dealt();
    expect(table.choices(0)).toEqual([EP, BN, MS, UP].map(opening));
    table.refusedBy('2.4', 0, opening(DM)).refusedBy('2.4', 1, opening(EP));
    table.do(0, opening(UP)).do(1, opening(UP)).do('chance', REVEAL);
    for (const seat of [0, 1]) {
      expect(playerOf(table, seat)).toMatchObject({ up: 0 });
      expect(playerOf(table, seat).exposed[UP]).toBe(1);
    }
  });

  it('2.5 makes the choice final, for whoever has made it', () => {
    const table = dealt().do(0, opening(EP));
    table.refusedBy('2.5', 0, opening(EP)).refusedBy('2.5', 0, opening(UP));
    expect(table.choices(0)).toEqual([]);
    expect(game.actors(table.state.table)).toEqual([1]);
    expect(game.isFinal?.(opening(EP))).toBe(true);
    expect(game.isFinal?.(END)).toBe(false);
  });

  it('2.5 says nothing of a choice to other eyes before all have chosen', () => {
    const texts = [EP, BN, MS, UP].map((share) => {
      const table = dealt().do(0, opening(share));
      return JSON.stringify([
        table.state.table,
        table.own(1),
        table.choices(1),
        ...(['watcher', 1] as const).map((eyes) =>
          table.events.slice(-1).map((event) => game.shown(event, eyes)),
        ),
      ]);
    });
    expect(new Set(texts).size).toBe(1);
    const table = dealt().do(0, opening(BN));
    expect(table.lastEvents.map((event) => game.shown(event, 1))).toEqual([
      { is: 'opening-chosen', seat: 0 },
    ]);
    expect(table.lastEvents.map((event) => game.shown(event, 0))).toEqual([
      { is: 'opening-chosen', seat: 0, share: BN },
    ]);
    expect(table.own(0).opening).toBe(BN);
  });

  it('2.6 lays four shares as the display after the reveal', () => {
    const table = dealt().do(0, opening(EP)).do(1, opening(UM));
    chance(table).refusedBy('16.2', display(EP, BN, MS, DM));
    table.do('chance', REVEAL);
    expect(phaseOf(table)).toBe('display');
    expect(table.state.table.display).toEqual([]);
    table.do('chance', display(ES, KC, KC, KC));
    expect(table.state.table.display).toEqual([ES, KC, KC, KC]);
    expect(turnOf(table)).toBe(0);
  });

  it('2.6 takes four, and only shares that are there', () => {
    const table = opened(2).do(
      'chance',
      deal(TRACKS, [
        [WW, WW, WW, EP],
        [WW, WW, WW, EP],
      ]),
    );
    table.do(0, opening(EP)).do(1, opening(EP)).do('chance', REVEAL);
    chance(table).refusedBy('2.6', display(EP, BN, MS));
    chance(table).refusedBy('2.6', display(WW, BN, MS, DM));
  });

  it('2.12 replaces four equal ones, twice running, and only then makes the pile', () => {
    const table = toFirstTurn(opened(4), EP, EP, EP, EP);
    expect(phaseOf(table)).toBe('display');
    expect(table.lastEvents).toContainEqual({ is: 'display-removed', share: EP });
    expect(table.state.table.groups).toEqual([]);
    table.do('chance', display(BN, BN, BN, BN));
    expect(phaseOf(table)).toBe('display');
    expect(table.state.table.removed).toEqual([4, 4, 0, 0, 0, 0, 0, 0, 0, 0]);
    table.do('chance', display(BN, BN, BN, EP));
    expect(phaseOf(table)).toBe('track');
    // 2.10: 54 and eight fewer.
    expect(table.state.table.groups).toEqual([
      { shares: 6, dividends: 0 },
      { shares: 18, dividends: 1 },
      { shares: 46, dividends: 3 },
    ]);
  });

  it('2.7 makes the pile of 6, of 18 with one dividend card, and of the rest with three', () => {
    const table = toFirstTurn(opened(3), EP, BN, MS, DM);
    expect(table.state.table.groups).toEqual([
      { shares: 6, dividends: 0 },
      { shares: 18, dividends: 1 },
      { shares: 58, dividends: 3 },
    ]);
    const card = { do: 'turn-card', card: -1 } as const;
    // No dividend card can come among the first six.
    table.do('chance', draw(PLAIN));
    const first = table.choices(0).find((choice) => choice.do === 'build');
    if (!first) throw new Error('there is always something to build at first');
    table.do(0, first).do(0, TAKE_PILE);
    chance(table).refusedBy('16.4', card);
  });

  it('2.9 has one player begin, and then the next, all the way round', () => {
    const table = toFirstTurn(opened(3), EP, BN, MS, DM);
    expect(table.lastEvents).toContainEqual({ is: 'turn-begun', seat: 0, turn: 1 });
    const later = at({ phase: 'exchange', turn: 2, players: [{}, {}, {}] }).do(2, END);
    expect(turnOf(later)).toBe(0);
  });

  it.each([
    [2, 62],
    [3, 58],
    [4, 54],
    [5, 50],
    [6, 46],
  ])('2.10 has, with %i players, %i shares in the bottom group', (seats, shares) => {
    const table = toFirstTurn(opened(seats));
    while (phaseOf(table) === 'display') table.do('chance', display(EP, BN, MS, DM));
    expect(table.state.table.groups.at(-1)).toEqual({ shares, dividends: 3 });
    expect(total(table.state.hidden.pile)).toBe(shares + 24);
  });

  it('2.11 makes piles of what was not dealt', () => {
    const table = toFirstTurn(opened(6), EP, BN, MS, DM);
    expect(table.state.table).toMatchObject({ upPile: 14, trackPile: 22 });
    expect(total(table.state.hidden.tracks)).toBe(22);
    expect(eventsOf(table, 'cards-dealt')).toHaveLength(6);
  });
});
