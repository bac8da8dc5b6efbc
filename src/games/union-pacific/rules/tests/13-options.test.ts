import { describe, expect, it } from 'vitest';
import { total } from '../counts.ts';
import { unionPacific } from '../index.ts';
import type { Options } from '../model.ts';
import { groupsOf } from '../setup.ts';
import { chance, DIVIDEND_CARD, deal, display, draw, paysDividend, toFirstTurn } from './chance.ts';
import { exchange, opening, STOP, swap, TAKE_PILE, TAKE_UP } from './moves.ts';
import { BN, DM, EP, KC, MS, SMALL } from './own-board.ts';
import { at, opened } from './position.ts';
import { eventsOf, moneyOf, phaseOf, playerOf } from './reading.ts';
import { PLAIN, WHITE } from './tracks.ts';

const { game } = unionPacific;

/** The pile after the set-up, as shares and dividend cards, top first. */
function pileOf(seats: number, options: Partial<Options>, ...removed: number[]): string {
  const table = toFirstTurn(opened(seats, options));
  for (const share of removed) table.do('chance', display(share, share, share, share));
  table.do('chance', display(EP, BN, MS, DM));
  const { groups } = table.state.table;
  expect(total(groups.map(({ shares }) => shares))).toBe(total(table.state.hidden.pile));
  return groups.map(({ shares, dividends }) => `${shares}+${dividends}`).join(' ');
}

describe('options', () => {
  it('13.1 spreads the dividends over four packets, each below a packet of six', () => {
    expect(pileOf(3, { spread: true })).toBe('6+0 15+1 6+0 15+1 6+0 14+1 6+0 14+1');
  });

  it.each([
    [2, '16 16 15 15'],
    [3, '15 15 14 14'],
    [4, '14 14 13 13'],
    [5, '13 13 12 12'],
    [6, '12 12 11 11'],
  ])('13.1, 13.2 has, with %i players, packets of %s, the larger ones higher', (seats, packets) => {
    const pile = packets.split(' ').map((size) => `6+0 ${size}+1`);
    expect(pileOf(seats, { spread: true })).toBe(pile.join(' '));
  });

  it('13.2 puts the larger packets higher for any number of shares', () => {
    const rules = { spread: true, second: false, swap: false, hiddenMoney: false };
    for (let shares = 40; shares <= 90; shares++) {
      const packets = groupsOf(shares, rules).filter(({ dividends }) => dividends === 1);
      const sizes = packets.map((packet) => packet.shares);
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
      expect((sizes[0] as number) - (sizes[3] as number)).toBeLessThan(2);
      expect(total(sizes)).toBe(shares - 24);
    }
    expect(pileOf(4, { spread: true }, EP)).toBe('6+0 13+1 6+0 13+1 6+0 12+1 6+0 12+1');
  });

  it('13.3 deals five company shares, and one of six is the opening investment', () => {
    const table = opened(2, { second: true });
    chance(table).refusedBy(
      '16.1',
      deal(
        [
          [0, 0, 0],
          [1, 1, 1],
        ],
        [
          [EP, EP, EP, EP],
          [BN, BN, BN, BN],
        ],
      ),
    );
    table.do(
      'chance',
      deal(
        [
          [0, 0, 0],
          [1, 1, 1],
        ],
        [
          [EP, BN, MS, DM, KC],
          [BN, BN, BN, BN, BN],
        ],
      ),
    );
    expect(playerOf(table, 0)).toMatchObject({ shares: 6, tracks: 3, up: 1 });
    expect(table.choices(0)).toEqual([EP, BN, MS, DM, KC, 10].map(opening));
  });

  it.each([
    [2, '6+0 18+1 54+3 6+0'],
    [4, '6+0 18+1 44+3 6+0'],
    [6, '6+0 18+1 34+3 6+0'],
  ])('2.10, 13.4 puts, with %i players, six shares below the three groups', (seats, pile) => {
    expect(pileOf(seats, { second: true })).toBe(pile);
  });

  it('13.4 never has the last dividend card among the last six', () => {
    const table = at({
      options: { second: true },
      phase: 'draw',
      paid: 3,
      pile: [EP, EP, BN, BN, MS, MS],
      groups: [{ dividends: 1 }, {}],
      players: [{}, {}, {}],
    });
    expect(table.state.table.groups).toEqual([
      { shares: 0, dividends: 1 },
      { shares: 6, dividends: 0 },
    ]);
    table.do('chance', DIVIDEND_CARD);
    expect(phaseOf(table)).toBe('draw');
    chance(table).refusedBy('16.4', DIVIDEND_CARD);
    chance(table).acts();
    expect(phaseOf(table)).toBe('over');
  });

  it('13.5 brings Union Pacific shares by exchange only', () => {
    const table = at({ options: { second: true }, phase: 'take', players: [{ shares: [KC] }, {}] });
    table.refusedBy('6.5', 0, TAKE_UP).do(0, TAKE_PILE);
    chance(table).acts();
    table.do(0, exchange(KC));
    expect(table.own(0).shares[10]).toBe(1);
    // A company share is taken first, always.
    at({ options: { second: true }, players: [{ tracks: 'PPPP', shares: [KC] }, {}] }).refusedBy(
      '3.3',
      0,
      exchange(KC),
    );
  });

  it.each([
    [2, '14 14 13 13'],
    [4, '11 11 11 11'],
    [5, '10 10 10 9'],
  ])('13.6 has, with %i players, five buffers round packets of %s', (seats, packets) => {
    const pile = packets.split(' ').map((size) => `6+0 ${size}+1`);
    expect(pileOf(seats, { spread: true, second: true })).toBe(`${pile.join(' ')} 6+0`);
  });

  it('13.7 lets a dead card be swapped before the draw', () => {
    const moment = {
      phase: 'exchange',
      turn: 1,
      filled: 'W',
      players: [{ tracks: 'WPP' }, {}],
    } as const;
    const table = at({ ...moment, options: { board: SMALL, swap: true } });
    table.do(1, { do: 'end-turn' }).do(0, swap(WHITE)).do('chance', draw(PLAIN)).do(0, STOP);
    expect(table.own(0).tracks).toEqual([3, 0, 0, 0, 0]);
    expect(phaseOf(table)).toBe('track');
    const without = at({ ...moment, options: { board: SMALL } }).do(1, { do: 'end-turn' });
    expect(phaseOf(without)).toBe('track');
  });

  it('13.8 hides the money of others until the game is over', () => {
    const players = [{ exposed: [EP], money: 10 }, { exposed: [BN], money: 7 }, { money: 1 }];
    const moment = { phase: 'take', options: { hiddenMoney: true }, players } as const;
    const table = paysDividend(at(moment), KC);
    expect(table.state.table.money).toBeNull();
    expect([0, 1, 2].map((seat) => table.own(seat).money)).toEqual([14, 10, 1]);
    const shownTo = (eyes: 0 | 1 | 2 | 'watcher') =>
      eventsOf(table, 'dividend-paid').map((event) => game.shown(event, eyes));
    const paid = { is: 'dividend-paid', nth: 1, secret: true };
    expect(shownTo(0)).toEqual([{ ...paid, payments: [4, null, null] }]);
    expect(shownTo(1)).toEqual([{ ...paid, payments: [null, 3, null] }]);
    expect(shownTo(2)).toEqual([{ ...paid, payments: [null, null, 0] }]);
    expect(shownTo('watcher')).toEqual([{ ...paid, payments: [null, null, null] }]);
    for (const is of ['company-paid', 'up-paid'] as const) {
      for (const event of eventsOf(table, is)) {
        expect(game.shown(event, 1)).toMatchObject({ payments: [null, event.payments[1], null] });
      }
    }
  });

  it('13.8 shows all the money when the game is over', () => {
    const players = [{ exposed: [EP], money: 10 }, { exposed: [BN], money: 7 }, { money: 1 }];
    const table = at({ phase: 'take', paid: 3, options: { hiddenMoney: true }, players });
    paysDividend(table, KC);
    expect(table.state.table.money).toEqual([14, 10, 1]);
    expect(table.lastEvents.at(-1)).toEqual({ is: 'game-ended', money: [14, 10, 1] });
    expect(moneyOf(table)).toEqual([14, 10, 1]);
    // Without the option it lies open from the beginning.
    expect(paysDividend(at({ phase: 'take', players }), KC).state.table.money).toEqual([14, 10, 1]);
  });

  it('13.8 is, like all the others, not played unless the table chooses it', () => {
    const usual = { spread: false, second: false, swap: false, hiddenMoney: false };
    expect(game.parseOptions({})).toEqual({ board: 'north-america', ...usual });
    expect(game.parseOptions({ spread: true })).toMatchObject({ ...usual, spread: true });
  });
});
