import { describe, expect, it } from 'vitest';
import { unionPacific } from '../index.ts';
import { type Share, UP } from '../model.ts';
import { card, chance, DIVIDEND_CARD, draw, paysDividend } from './chance.ts';
import { discard, TAKE_PILE, take } from './moves.ts';
import { BN, DM, EP, KC, MR, MS, SF, SMALL, WW } from './own-board.ts';
import { at, type Moment } from './position.ts';
import { type Board, eventsOf, moneyOf, phaseOf } from './reading.ts';
import { PLAIN } from './tracks.ts';

const { game } = unionPacific;
const times = (count: number, share: Share): Share[] => new Array<Share>(count).fill(share);
const paidIn = (table: Board) => eventsOf(table, 'dividend-paid').map(({ nth }) => nth);
const thirdOf = ({ state }: Board) => state.table.third;

/** Before the third payment. In the pile: six shares of El Paso & Rio Grande and one of Kansas City Central. */
const LAST: Moment = {
  phase: 'take',
  paid: 2,
  pile: [...times(6, EP), KC],
  display: [EP, BN, BN, MS],
  players: [{ exposed: times(4, EP) }, { exposed: [BN, UP] }],
};

describe('two players', () => {
  it('12.1 has three payments, and four dividend cards in the pile', () => {
    const table = at({ ...LAST, paid: 0 });
    expect(table.state.table.groups).toEqual([{ shares: 7, dividends: 4 }]);
    paysDividend(table, EP, 3);
    expect(paidIn(table)).toEqual([1, 2, 3]);
    expect(table.state.table).toMatchObject({ phase: 'over', paid: 3 });
    expect(table.state.table.groups).toEqual([{ shares: 6, dividends: 1 }]);
  });

  it('12.2 gives the imaginary player the pile, the display and the Union Pacific shares left', () => {
    const table = paysDividend(at(LAST), KC);
    const shares = [7, 2, 1, 0, 0, 0, 0, 0, 0, 0, 19];
    expect(eventsOf(table, 'third-appeared')).toEqual([{ is: 'third-appeared', shares }]);
    expect(thirdOf(table)?.shares).toEqual(shares);
    // El Paso & Rio Grande: seven against four. Billings: two against one. Miami: alone.
    const paid = eventsOf(table, 'company-paid').map(({ payments }) => payments);
    expect(paid.slice(0, 4)).toEqual([
      [1, 0, 3],
      [0, 1, 2],
      [0, 0, 3],
      [0, 0, 0],
    ]);
    expect(eventsOf(table, 'up-paid')[0]?.payments).toEqual([0, 12, 15]);
  });

  it('12.3 pays the imaginary player like anybody, who takes places and can win', () => {
    const table = paysDividend(at(LAST), KC);
    expect(moneyOf(table)).toEqual([1, 13]);
    expect(thirdOf(table)?.money).toBe(23);
    expect(eventsOf(table, 'dividend-paid')[0]?.payments).toEqual([1, 13, 23]);
    expect(game.standings(table.state).map(({ seat, place }) => [seat, place])).toEqual([
      [0, 3],
      [1, 2],
    ]);
  });

  it.each([
    ['behind both', 90, 70, [1, 2]],
    ['between them', 90, 0, [1, 3]],
    ['level with the first', 22, 0, [1, 3]],
    ['ahead of both', 0, 1, [3, 2]],
  ])('12.3 ranks the imaginary player, who has 23: %s', (_, one, other, places) => {
    const table = at({
      ...LAST,
      players: LAST.players.map((player, seat) => ({ ...player, money: seat === 0 ? one : other })),
    });
    paysDividend(table, KC);
    expect(thirdOf(table)?.money).toBe(23);
    expect(game.standings(table.state).map(({ place }) => place)).toEqual(places);
  });

  it('12.3 shares first places of the tie with the imaginary player', () => {
    const table = at({
      phase: 'take',
      paid: 2,
      pile: [WW],
      display: [EP, BN, MS, SF],
      players: [{ exposed: [EP] }, { exposed: [BN, BN] }],
    });
    paysDividend(table, WW);
    expect(eventsOf(table, 'company-paid')[EP]?.payments).toEqual([2, 0, 2]);
    expect(eventsOf(table, 'company-paid')[BN]?.payments).toEqual([0, 2, 1]);
  });

  it('12.4 draws the replacement first: in a hand it is not the imaginary player’s', () => {
    const table = paysDividend(at(LAST), KC);
    expect(thirdOf(table)?.shares[KC]).toBe(0);
    expect(table.own(0).shares[KC]).toBe(1);
    // In the display it is.
    const shown = at(LAST).do(0, take(0)).do('chance', DIVIDEND_CARD).do('chance', card(KC));
    expect(thirdOf(shown)?.shares[KC]).toBe(1);
    expect(thirdOf(shown)?.shares[EP]).toBe(6);
  });

  it('12.5 sets the fourth dividend card aside when it comes as the replacement', () => {
    const table = at(LAST).do(0, TAKE_PILE).do('chance', DIVIDEND_CARD).do('chance', DIVIDEND_CARD);
    expect(phaseOf(table)).toBe('draw');
    table.do('chance', card(KC));
    expect(paidIn(table)).toEqual([3]);
    expect(table.own(0).shares[KC]).toBe(1);
    expect(table.state.table).toMatchObject({
      phase: 'over',
      paid: 3,
      announced: 0,
      groups: [{ shares: 6, dividends: 0 }],
    });
  });

  it('12.5 ends all the same when the fourth is the last card of the pile', () => {
    const table = at({ ...LAST, pile: [] }).do(0, TAKE_PILE);
    table.do('chance', DIVIDEND_CARD).do('chance', DIVIDEND_CARD);
    expect(paidIn(table)).toEqual([3]);
    expect(phaseOf(table)).toBe('over');
  });

  it('12.6 lets the imaginary player take part in the third payment only', () => {
    const table = paysDividend(at({ ...LAST, paid: 1 }), KC, 2);
    expect(eventsOf(table, 'dividend-paid').map(({ payments }) => payments.length)).toEqual([2, 3]);
    expect(eventsOf(table, 'up-paid').map(({ payments }) => payments)).toEqual([
      [0, 10],
      [0, 12, 15],
    ]);
    // The second payment: four shares alone, worth 3 and 1.
    expect(eventsOf(table, 'company-paid')[EP]).toMatchObject({ nth: 2, payments: [4, 0] });
    expect(table.events.map(({ is }) => is).indexOf('third-appeared')).toBeGreaterThan(
      table.events.map(({ is }) => is).indexOf('dividend-paid'),
    );
  });

  it('12.6 pays three in a row with the imaginary player at the end', () => {
    const table = paysDividend(at({ ...LAST, paid: 0 }), KC, 4);
    expect(eventsOf(table, 'dividend-paid').map(({ payments }) => payments.length)).toEqual([
      2, 2, 3,
    ]);
  });

  it('12.7 gives the imaginary player nothing before the third payment', () => {
    const table = paysDividend(at({ ...LAST, paid: 1 }), KC);
    expect(thirdOf(table)).toBeNull();
    const last = paysDividend(at(LAST), KC);
    expect(thirdOf(last)?.money).toBe(eventsOf(last, 'dividend-paid')[0]?.payments[2]);
  });

  it('12.8 leaves hands and what has left the game out', () => {
    const table = at({
      ...LAST,
      players: [{ shares: [WW, WW, UP], boxed: [MR, UP] }, { shares: [DM] }],
    });
    expect(table.state.table.removed.some((count) => count > 0)).toBe(true);
    paysDividend(table, KC);
    expect(thirdOf(table)?.shares).toEqual([7, 2, 1, 0, 0, 0, 0, 0, 0, 0, 18]);
  });

  it('12.9 pays what is missing up to the third when nobody can do anything', () => {
    const table = at({
      ...LAST,
      phase: 'act',
      paid: 1,
      filled: 'PDBW',
      options: { board: SMALL },
    });
    table.do(0, discard(PLAIN)).do('chance', draw(PLAIN)).do(1, discard(PLAIN));
    expect(paidIn(table)).toEqual([2, 3]);
    expect(eventsOf(table, 'dividend-paid').map(({ payments }) => payments.length)).toEqual([2, 3]);
    expect(thirdOf(table)?.shares).toEqual([7, 2, 1, 0, 0, 0, 0, 1, 0, 0, 19]);
    expect(table.state.table).toMatchObject({ phase: 'over', paid: 3 });
    expect(game.actors(table.state.table)).toEqual([]);
    expect(() => chance(table).acts()).toThrow();
  });
});
