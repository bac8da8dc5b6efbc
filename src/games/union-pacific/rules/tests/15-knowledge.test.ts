import { describe, expect, it } from 'vitest';
import type { Eyes } from '#kernel/game.ts';
import { unionPacific } from '../index.ts';
import { type Event, UP } from '../model.ts';
import { card, DIVIDEND_CARD, deal, draw, paysDividend } from './chance.ts';
import { END, exchange, invest, STOP, swap, TAKE_PILE, TAKE_UP, take } from './moves.ts';
import { BN, DM, EP, KC, MR, MS, SMALL, WW } from './own-board.ts';
import { at, opened } from './position.ts';
import { type Board, eventsOf, moneyOf, playerOf } from './reading.ts';
import { PLAIN, WHITE } from './tracks.ts';

const { game } = unionPacific;
const EYES: readonly Eyes[] = [0, 1, 2, 'watcher'];
const shown = (table: Board, eyes: Eyes): (Event | undefined)[] =>
  table.lastEvents.map((event) => game.shown(event, eyes));

describe('who knows what', () => {
  it('15.1 shows a hand that is dealt to nobody else', () => {
    const table = opened(2).do(
      'chance',
      deal(
        [
          [0, 0, 1],
          [2, 3, 4],
        ],
        [
          [EP, EP, BN, MS],
          [DM, WW, WW, KC],
        ],
      ),
    );
    expect(shown(table, 0)).toEqual([
      { is: 'cards-dealt', seat: 0, tracks: [0, 0, 1], shares: [EP, EP, BN, MS, UP] },
      { is: 'cards-dealt', seat: 1 },
    ]);
    expect(shown(table, 'watcher')).toEqual([
      { is: 'cards-dealt', seat: 0 },
      { is: 'cards-dealt', seat: 1 },
    ]);
    expect(JSON.stringify(table.state.table)).not.toMatch(/"own"|"pile"/);
  });

  it('15.1 shows a track card that is drawn to nobody else', () => {
    const table = at({ phase: 'track', players: [{}, {}, {}] }).do('chance', draw(WHITE));
    expect(shown(table, 0)).toEqual([{ is: 'track-drawn', seat: 0, track: WHITE }]);
    for (const eyes of [1, 2, 'watcher'] as const) {
      expect(shown(table, eyes)).toEqual([{ is: 'track-drawn', seat: 0 }]);
    }
  });

  it('15.1 gives each seat its own cards and no others', () => {
    const { state } = at({
      players: [
        { tracks: 'PPPW', shares: [EP] },
        { tracks: 'JJJ', shares: [UP] },
      ],
    });
    expect(game.own(state, 0)).toEqual({
      tracks: [3, 0, 0, 1, 0],
      shares: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      boxed: new Array(11).fill(0),
      opening: null,
      money: 0,
    });
    expect(game.own(state, 1).tracks).toEqual([0, 0, 0, 0, 3]);
  });

  it('15.2 has the board, the stocks, the display, exposed shares, discards and counts open', () => {
    const { table } = at({
      players: [{ tracks: 'PPPW', shares: [EP, UP], exposed: [KC, KC] }, { boxed: [MR] }],
      trackPile: 'PPPDDD',
    }).state;
    expect(table.players[0]).toMatchObject({ tracks: 4, shares: 2, boxed: 0 });
    expect(table.players[0]?.exposed[KC]).toBe(2);
    expect(table.players[1]).toMatchObject({ tracks: 3, shares: 0, boxed: 1 });
    expect(table).toMatchObject({ display: [EP, BN, MS, DM], upPile: 19, trackPile: 6 });
    expect(table.trains).toEqual([21, 18, 16, 13, 12, 10, 9, 8, 7, 6]);
    expect(table.discards).toEqual([7, 5, 6, 5, 4]);
  });

  it('15.2 shows dead cards that are swapped, to all', () => {
    const table = at({
      options: { board: SMALL, swap: true },
      phase: 'swap',
      filled: 'W',
      players: [{ tracks: 'WPP' }, {}],
    }).do(0, swap(WHITE));
    for (const eyes of EYES) {
      expect(shown(table, eyes)).toEqual([{ is: 'track-swapped', seat: 0, track: WHITE }]);
    }
    table.do('chance', draw(PLAIN)).do(0, STOP);
    expect(table.state.table.gone).toEqual([0, 0, 0, 1, 0]);
  });

  it('15.3 tells how many cards of each sort each group has left', () => {
    const table = at({
      phase: 'take',
      players: [{}, {}, {}],
      groups: [{ shares: 2 }, { shares: 3, dividends: 1 }, {}],
    });
    const tops = () => table.state.table.groups.map(({ shares, dividends }) => [shares, dividends]);
    const rest = tops()[2];
    table.do(0, take(0)).do('chance', card(KC));
    expect(tops()).toEqual([[1, 0], [3, 1], rest]);
    table.do(0, END).do('chance', draw(PLAIN));
    const build = table.choices(1).find((choice) => choice.do === 'build');
    if (!build) throw new Error('there is something to build');
    table.do(1, build).do(1, TAKE_PILE).do('chance', card(KC));
    expect(tops()).toEqual([[3, 1], rest]);
    table
      .do(1, END)
      .do('chance', draw(PLAIN))
      .do(2, game.choices(table.state.table, table.own(2), 2)[0] as typeof END);
    table.do(2, TAKE_PILE).do('chance', DIVIDEND_CARD);
    expect(tops()).toEqual([[3, 0], rest]);
  });

  it('15.4 shows which share of the display is taken, and that a Union Pacific one is', () => {
    const table = at({ phase: 'take', players: [{}, {}, {}] }).do(0, take(2));
    for (const eyes of EYES) {
      expect(shown(table, eyes)).toEqual([{ is: 'share-taken', seat: 0, share: MS, place: 2 }]);
    }
    expect(playerOf(table, 0).held).toEqual([0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
    const up = at({ phase: 'take', players: [{}, {}, {}] }).do(0, TAKE_UP);
    for (const eyes of EYES) expect(shown(up, eyes)).toEqual([{ is: 'up-taken', seat: 0 }]);
    expect(playerOf(up, 0).up).toBe(1);
  });

  it('15.4 shows a share taken from the pile to its taker only', () => {
    const table = at({ phase: 'take', players: [{}, {}, {}] }).do(0, TAKE_PILE);
    table.do('chance', card(WW));
    expect(shown(table, 0)).toEqual([{ is: 'share-drawn', seat: 0, share: WW }]);
    for (const eyes of [1, 2, 'watcher'] as const) {
      expect(shown(table, eyes)).toEqual([{ is: 'share-drawn', seat: 0 }]);
    }
    expect(playerOf(table, 0)).toMatchObject({ shares: 1, held: new Array(10).fill(0) });
  });

  it('15.4 forgets a share that was seen to come when it is laid out', () => {
    const table = at({ players: [{ tracks: 'PPPP', shares: [MS, MS, KC], held: [MS, KC] }, {}] });
    table.do(0, invest(MS));
    expect(playerOf(table, 0).held).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 0, 0]);
    table.do(0, { do: 'discard', track: PLAIN });
    const both = at({
      players: [{ tracks: 'PPPP', shares: [MS, MS, KC], held: [MS, MS, KC] }, {}],
    });
    expect(playerOf(both.do(0, { do: 'invest-pair', shares: [MS, KC] }), 0).held[MS]).toBe(1);
  });

  it('15.5 shows that a share is exchanged, but not which', () => {
    const table = at({
      phase: 'exchange',
      players: [{ shares: [KC, MR, MR], held: [KC, MR, MR] }, {}, {}],
    });
    table.do(0, exchange(KC));
    const [event] = eventsOf(table, 'share-exchanged');
    expect(game.shown(event as Event, 0)).toEqual({ is: 'share-exchanged', seat: 0, share: KC });
    for (const eyes of [1, 2, 'watcher'] as const) {
      expect(game.shown(event as Event, eyes)).toEqual({ is: 'share-exchanged', seat: 0 });
    }
    // Of each company that was seen to come, one may be gone.
    expect(playerOf(table, 0)).toMatchObject({ held: [0, 0, 0, 0, 0, 0, 0, 0, 1, 0], up: 1 });
    // Whichever was given, the table looks the same.
    const other = at({
      phase: 'exchange',
      players: [{ shares: [KC, MR, MR], held: [KC, MR, MR] }, {}, {}],
    });
    other.do(0, exchange(MR));
    expect(other.state.table).toEqual(table.state.table);
  });

  it('15.6 has the money of all open, unless it is hidden', () => {
    const players = [{ exposed: [EP] }, { exposed: [BN] }, {}];
    const table = paysDividend(at({ phase: 'take', players }), KC);
    expect(table.state.table.money).toEqual([4, 3, 0]);
    for (const event of table.lastEvents) {
      if (event.is === 'share-drawn') continue;
      for (const eyes of EYES) expect(game.shown(event, eyes)).toBe(event);
    }
    const hidden = paysDividend(at({ phase: 'take', options: { hiddenMoney: true }, players }), KC);
    expect(hidden.state.table.money).toBeNull();
    expect(JSON.stringify(hidden.state.table)).not.toContain('"money":[');
    expect(moneyOf(hidden)).toEqual([4, 3, 0]);
  });
});
