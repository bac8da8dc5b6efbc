import { describe, expect, it } from 'vitest';
import { unionPacific } from '../index.ts';
import { UP } from '../model.ts';
import { card, DIVIDEND_CARD, draw, paysDividend } from './chance.ts';
import { BARE, build, discard, exchange, invest, opening, swap, take } from './moves.ts';
import { EP, KC, MR } from './own-board.ts';
import { at } from './position.ts';
import { moneyOf, phaseOf } from './reading.ts';
import { PLAIN } from './tracks.ts';

const { game } = unionPacific;
const standings = (...money: number[]) =>
  game
    .standings(
      paysDividend(
        at({ phase: 'take', paid: 3, players: money.map((each) => ({ money: each })) }),
        KC,
      ).state,
    )
    .toSorted((a, b) => a.place - b.place)
    .map(({ seat, place, score }) => [seat, place, score]);

describe('the end of the game', () => {
  it('11.1 ends at once after the fourth payment, in the middle of a turn', () => {
    const players = [{ shares: [EP], money: 5 }, { exposed: [MR] }, {}];
    const table = paysDividend(at({ phase: 'take', paid: 3, players }), KC);
    expect(phaseOf(table)).toBe('over');
    expect(table.lastEvents.at(-1)).toEqual({ is: 'game-ended', money: [5, 3, 0] });
    expect(game.actors(table.state.table)).toEqual([]);
    expect(phaseOf(paysDividend(at({ phase: 'take', paid: 2, players }), KC))).toBe('exchange');
  });

  it('11.1 ends with the display unfilled, too', () => {
    const players = [{}, {}, {}];
    const table = at({ phase: 'take', paid: 3, display: [0, 1, 1, 1], players });
    table.do(0, take(0)).do('chance', card(1)).do('chance', DIVIDEND_CARD).do('chance', card(2));
    expect(table.state.table).toMatchObject({ phase: 'over', display: [2, -1, -1, -1] });
  });

  it('11.1 ends after the third payment with two players', () => {
    const table = at({ phase: 'take', paid: 1, players: [{}, {}] });
    expect(phaseOf(paysDividend(table, KC))).toBe('exchange');
    const last = at({ phase: 'take', paid: 2, players: [{}, {}] });
    expect(phaseOf(paysDividend(last, KC))).toBe('over');
  });

  it('11.2 lets nobody do anything any more', () => {
    const table = paysDividend(
      at({ phase: 'take', paid: 3, players: [{ shares: [EP] }, {}, {}] }),
      KC,
    );
    const actions = [
      opening(EP),
      swap(PLAIN),
      build(PLAIN, MR, 20),
      invest(EP),
      discard(PLAIN),
      take(0),
      exchange(EP),
      ...BARE,
      draw(PLAIN),
      card(EP),
    ];
    for (const seat of [0, 1, 2]) {
      for (const action of actions) table.refusedBy('11.2', seat, action);
      expect(table.choices(seat)).toEqual([]);
    }
    expect(game.checkChance(table.state, card(EP))?.rule).toBe('16.2');
  });

  it('11.3 ranks by money, the richest first', () => {
    expect(standings(30, 45, 12, 44)).toEqual([
      [1, 1, 45],
      [3, 2, 44],
      [0, 3, 30],
      [2, 4, 12],
    ]);
  });

  it('11.4 shares a place among equals', () => {
    expect(standings(30, 45, 45, 12, 30)).toEqual([
      [1, 1, 45],
      [2, 1, 45],
      [0, 3, 30],
      [4, 3, 30],
      [3, 5, 12],
    ]);
    expect(standings(7, 7, 7).map(([, place]) => place)).toEqual([1, 1, 1]);
  });

  it('11.5 counts cards in hand for nothing', () => {
    const shares = [EP, EP, EP, UP, UP, MR];
    const players = [{ shares, tracks: 'JJJ' }, { money: 1 }, {}];
    const table = paysDividend(at({ phase: 'take', paid: 3, players }), KC);
    expect(moneyOf(table)).toEqual([0, 1, 0]);
    expect(game.standings(table.state)[1]).toEqual({ seat: 1, place: 1, score: 1, breakers: [] });
  });

  it('11.6 pays in full, however much has been paid', () => {
    const players = [{ exposed: [EP], money: 10_000 }, {}, {}];
    const table = paysDividend(at({ phase: 'take', trains: { [EP]: 23 }, players }), KC);
    expect(moneyOf(table)[0]).toBe(10_036);
  });
});
