import { describe, expect, it } from 'vitest';
import { companyPayments } from '../dividends.ts';
import { NO_SHARE, type Share } from '../model.ts';
import { card, DIVIDEND_CARD, paysDividend } from './chance.ts';
import { build, exchange, TAKE_PILE, take } from './moves.ts';
import { BN, DM, EP, ES, KC, MR, MS, SF, UM, WW } from './own-board.ts';
import { at, type Moment } from './position.ts';
import { type Board, eventsOf, moneyOf, phaseOf, playerOf, toldBy } from './reading.ts';
import { PLAIN, spaceOf } from './tracks.ts';

const times = (count: number, share: Share): Share[] => new Array<Share>(count).fill(share);

/** So many exposed shares of Miami Southern, which has eight trains on the board and is worth 9, by seat. */
function paysMiami(...counts: number[]): readonly (number | null)[] | undefined {
  const players = counts.map((count) => ({ exposed: times(count, MS) }));
  const table = paysDividend(at({ phase: 'take', trains: { [MS]: 8 }, players }), BN);
  expect(eventsOf(table, 'company-paid')[MS]).toMatchObject({ company: MS, value: 9, nth: 1 });
  return eventsOf(table, 'company-paid')[MS]?.payments;
}

const valueOf = (table: Board, company: number) => eventsOf(table, 'company-paid')[company]?.value;
const paidIn = (table: Board) => eventsOf(table, 'dividend-paid').map(({ nth }) => nth);

const THREE: Moment = { phase: 'take', players: [{ exposed: [EP] }, { exposed: [BN] }, {}] };

describe('dividends', () => {
  it('9.1 shows a dividend card at once when it is drawn, and a payment is due', () => {
    const table = at(THREE).do(0, TAKE_PILE).do('chance', DIVIDEND_CARD);
    expect(table.lastEvents).toEqual([{ is: 'dividend-turned', nth: 1 }]);
    expect(table.state.table).toMatchObject({ phase: 'draw', announced: 1, paid: 0 });
    expect(playerOf(table, 0).shares).toBe(0);
  });

  it('9.1 does so too when it is turned for the display', () => {
    const table = at(THREE).do(0, take(1)).do('chance', DIVIDEND_CARD);
    expect(table.state.table).toMatchObject({ phase: 'refill', announced: 1, paid: 0 });
    expect(table.state.table.display).toEqual([EP, NO_SHARE, MS, DM]);
  });

  it('9.2 replaces the dividend card before it pays: into the hand', () => {
    const table = paysDividend(at(THREE), KC);
    expect(toldBy(table).slice(0, 2)).toEqual(['share-drawn', 'company-paid']);
    expect(toldBy(table).slice(-2)).toEqual(['up-paid', 'dividend-paid']);
    expect(table.own(0).shares[KC]).toBe(1);
    expect(table.state.table).toMatchObject({ announced: 0, paid: 1, phase: 'exchange' });
    expect(moneyOf(table)).toEqual([4, 3, 0]);
    expect(table.state.table.money).toEqual([4, 3, 0]);
  });

  it('9.2 replaces the dividend card before it pays: in the display', () => {
    const table = at(THREE).do(0, take(1)).do('chance', DIVIDEND_CARD).do('chance', card(WW));
    expect(table.state.table.display).toEqual([EP, WW, MS, DM]);
    expect(toldBy(table)[0]).toBe('share-displayed');
    expect(paidIn(table)).toEqual([1]);
    expect(phaseOf(table)).toBe('exchange');
  });

  it.each([
    [2, [4, 3], [1, 2]],
    [3, [4, 3], [1, 2, 3]],
    [4, [4, 3], [1, 2, 3, 4]],
  ])(
    '9.3, 9.17 pays as often as dividend cards have come in a row: %i',
    (cards, [ep, bn], numbers) => {
      const table = paysDividend(at(THREE), KC, cards);
      expect(eventsOf(table, 'dividend-turned').map(({ nth }) => nth)).toEqual(numbers);
      expect(paidIn(table)).toEqual(numbers);
      expect(eventsOf(table, 'share-drawn')).toHaveLength(1);
      expect(moneyOf(table)).toEqual([cards * (ep as number), cards * (bn as number), 0]);
      expect(phaseOf(table)).toBe(cards === 4 ? 'over' : 'exchange');
    },
  );

  it('9.17 gives each payment its own row of the Union Pacific', () => {
    const table = at({ phase: 'take', players: [{ exposed: [10] }, {}, {}], paid: 1 });
    paysDividend(table, KC, 3);
    expect(eventsOf(table, 'up-paid').map(({ nth, payments }) => [nth, payments[0]])).toEqual([
      [2, 10],
      [3, 15],
      [4, 20],
    ]);
  });

  it('9.4 values a company at its trains on the board and one for its station', () => {
    const table = at({ ...THREE, trains: { [MR]: 5, [DM]: 14 } });
    paysDividend(table, KC);
    expect(valueOf(table, MR)).toBe(6);
    expect(valueOf(table, DM)).toBe(15);
    const built = at({ players: [{ tracks: 'PPPP' }, {}, {}] });
    built.do(0, build(PLAIN, MR, spaceOf('toronto', 'montreal')));
    expect(built.lastEvents).toContainEqual(expect.objectContaining({ company: MR, value: 3 }));
    expect(valueOf(paysDividend(built, KC), MR)).toBe(3);
  });

  it('9.5, 9.6 pays the value to the first and half of it to the second', () => {
    expect(paysMiami(3, 2)).toEqual([9, 4]);
    expect(paysMiami(1, 2, 4)).toEqual([0, 4, 9]);
    expect(paysMiami(1, 0, 6, 5)).toEqual([0, 0, 9, 4]);
  });

  it('9.6 rounds the half down, for every value there can be', () => {
    for (let value = 2; value <= 24; value++) {
      expect(companyPayments(value, [2, 1])).toEqual([value, Math.floor(value / 2)]);
    }
  });

  it('9.7 shares both sums among those tied for the most, and pays nobody else', () => {
    expect(paysMiami(2, 2)).toEqual([6, 6]);
    expect(paysMiami(2, 1, 2)).toEqual([6, 0, 6]);
    expect(paysMiami(2, 2, 2)).toEqual([4, 4, 4]);
    expect(paysMiami(2, 2, 2, 2, 1)).toEqual([3, 3, 3, 3, 0]);
    expect(paysMiami(1, 1, 1, 1, 1)).toEqual([2, 2, 2, 2, 2]);
    expect(paysMiami(2, 2, 2, 2, 2, 2)).toEqual([2, 2, 2, 2, 2, 2]);
  });

  it('9.7 may leave those tied with little: a value of 2 and six of them', () => {
    expect(companyPayments(2, [1, 1])).toEqual([1, 1]);
    expect(companyPayments(2, [1, 1, 1])).toEqual([1, 1, 1]);
    expect(companyPayments(2, [1, 1, 1, 1])).toEqual([0, 0, 0, 0]);
    expect(companyPayments(3, [1, 1, 1, 1, 1, 0])).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('9.8 shares the second sum among those tied for second place', () => {
    expect(paysMiami(3, 2, 2)).toEqual([9, 2, 2]);
    expect(paysMiami(3, 2, 2, 1)).toEqual([9, 2, 2, 0]);
    expect(paysMiami(1, 4, 1, 1)).toEqual([1, 9, 1, 1]);
    expect(paysMiami(1, 1, 1, 1, 2)).toEqual([1, 1, 1, 1, 9]);
    expect(paysMiami(1, 1, 1, 1, 1, 2)).toEqual([0, 0, 0, 0, 0, 9]);
    expect(companyPayments(2, [2, 1, 1])).toEqual([2, 0, 0]);
  });

  it('9.9 pays both sums to a sole holder', () => {
    expect(paysMiami(1, 0)).toEqual([13, 0]);
    expect(paysMiami(0, 0, 7, 0)).toEqual([0, 0, 13, 0]);
  });

  it('9.10 pays four times, and a dividend card that is paid leaves the game', () => {
    const table = at({ ...THREE, groups: [{ shares: 3, dividends: 2 }, {}] });
    paysDividend(table, KC, 2);
    expect(table.state.table).toMatchObject({ paid: 2, announced: 0 });
    expect(table.state.table.groups[0]).toEqual({ shares: 2, dividends: 0 });
    expect(phaseOf(paysDividend(at({ ...THREE, paid: 3 }), KC))).toBe('over');
  });

  it('9.11 values every company at 2 at the beginning, El Paso & Rio Grande at 3', () => {
    const table = paysDividend(at(THREE), KC);
    expect(eventsOf(table, 'company-paid').map(({ value }) => value)).toEqual([
      3, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    ]);
  });

  it('9.12 pays nothing for a company of which nobody has exposed a share', () => {
    const table = paysDividend(at(THREE), KC);
    for (const company of [MS, DM, SF, UM, ES, KC, MR, WW]) {
      expect(eventsOf(table, 'company-paid')[company]?.payments).toEqual([0, 0, 0]);
    }
    expect(companyPayments(24, [0, 0, 0])).toEqual([0, 0, 0]);
  });

  it('9.13 settles the replacement, the payment, the four equal shares, the exchange', () => {
    const table = at({ ...THREE, display: [EP, BN, EP, EP], players: [{ shares: [MS] }, {}, {}] });
    table.do(0, take(1)).do('chance', DIVIDEND_CARD).do('chance', card(EP));
    expect(toldBy(table)[0]).toBe('share-displayed');
    expect(toldBy(table).slice(-3)).toEqual(['up-paid', 'dividend-paid', 'display-removed']);
    expect(phaseOf(table)).toBe('refill');
    table.refusedBy('3.2', 0, exchange(MS));
    for (const share of [EP, BN, BN, BN]) table.do('chance', card(share));
    table.do(0, exchange(MS));
  });

  it('9.14 fills the place, pays, and then fills the rest of the four', () => {
    const table = at({ ...THREE, display: [EP, BN, EP, EP] });
    table.do(0, take(1)).do('chance', card(EP)).do('chance', card(MS));
    expect(table.state.table.display).toEqual([MS, NO_SHARE, NO_SHARE, NO_SHARE]);
    table.do('chance', DIVIDEND_CARD);
    expect(paidIn(table)).toEqual([]);
    table.do('chance', card(MS));
    expect(paidIn(table)).toEqual([1]);
    expect(table.state.table.display).toEqual([MS, MS, NO_SHARE, NO_SHARE]);
    expect(phaseOf(table)).toBe('refill');
    table.do('chance', DIVIDEND_CARD).do('chance', DIVIDEND_CARD).do('chance', card(MS));
    expect(paidIn(table)).toEqual([1, 2, 3]);
    table.do('chance', card(MS));
    expect(toldBy(table)).toEqual(['share-displayed', 'display-removed']);
  });

  it('9.15 pays without a replacement when the dividend card is the last of the pile', () => {
    const table = at({ ...THREE, paid: 3, pile: [] })
      .do(0, TAKE_PILE)
      .do('chance', DIVIDEND_CARD);
    expect(paidIn(table)).toEqual([4]);
    expect(table.state.table).toMatchObject({ phase: 'over', groups: [] });
    expect(eventsOf(table, 'share-drawn')).toEqual([]);
    const display = at({ ...THREE, paid: 2, pile: [] })
      .do(0, take(3))
      .do('chance', DIVIDEND_CARD);
    expect(paidIn(display)).toEqual([]);
    display.do('chance', DIVIDEND_CARD);
    expect(paidIn(display)).toEqual([3, 4]);
    expect(display.state.table.display).toEqual([EP, BN, MS, NO_SHARE]);
    expect(moneyOf(display)).toEqual([8, 6, 0]);
  });

  it('9.16 pays the example of the rulebook', () => {
    expect(paysMiami(2, 1)).toEqual([9, 4]);
    expect(paysMiami(1, 0)).toEqual([13, 0]);
    expect(paysMiami(1, 1)).toEqual([6, 6]);
    expect(paysMiami(2, 1, 1)).toEqual([9, 2, 2]);
  });
});
