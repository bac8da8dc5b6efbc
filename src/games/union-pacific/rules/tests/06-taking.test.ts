import { describe, expect, it } from 'vitest';
import { total } from '../counts.ts';
import { unionPacific } from '../index.ts';
import { NO_SHARE, UP } from '../model.ts';
import { card, chance, DIVIDEND_CARD } from './chance.ts';
import { END, exchange, TAKE_PILE, TAKE_UP, take } from './moves.ts';
import { BN, DM, EP, ES, KC, MR, MS, SF, WW } from './own-board.ts';
import { at } from './position.ts';
import { eventsOf, phaseOf, playerOf, toldBy, turnOf } from './reading.ts';

const { game } = unionPacific;
const TAKING = { phase: 'take', players: [{ shares: [KC] }, {}] } as const;

describe('taking a share', () => {
  it('6.1 takes one of the display, the top of the pile or a Union Pacific share', () => {
    const table = at(TAKING);
    expect(table.choices(0)).toEqual([take(0), take(1), take(2), take(3), TAKE_PILE, TAKE_UP]);
    table.do(0, TAKE_PILE).do('chance', card(SF));
    expect(table.own(0).shares[SF]).toBe(1);
    expect(playerOf(table, 0).shares).toBe(2);
    const up = at(TAKING).do(0, TAKE_UP);
    expect(up.own(0).shares[UP]).toBe(1);
    expect(up.state.table.upPile).toBe(19);
    expect(up.lastEvents).toEqual([{ is: 'up-taken', seat: 0 }]);
  });

  it('6.2 takes from a place of the display where a share lies', () => {
    const table = at({ ...TAKING, pile: [], display: [EP, NO_SHARE, MS, DM], paid: 4 });
    table.refusedBy('6.2', 0, take(1));
    expect(table.choices(0)).toEqual([take(0), take(2), take(3), TAKE_UP]);
    expect(() => game.parseAction(take(4))).toThrow();
  });

  it('6.3 takes from the pile only while it holds a card', () => {
    const table = at({ ...TAKING, pile: [], paid: 4 });
    expect(table.state.table.groups).toEqual([]);
    table.refusedBy('6.3', 0, TAKE_PILE);
    expect(at({ ...TAKING, pile: [], paid: 3 }).refused(0, TAKE_PILE)).toBeUndefined();
  });

  it('6.4 takes a Union Pacific share only while there is one', () => {
    const table = at({ ...TAKING, upPile: 0 });
    table.refusedBy('6.4', 0, TAKE_UP);
    expect(table.choices(0)).not.toContainEqual(TAKE_UP);
    const last = at({ ...TAKING, upPile: 1 }).do(0, TAKE_UP);
    expect([turnOf(last), phaseOf(last)]).toEqual([1, 'track']);
  });

  it('6.5 takes no Union Pacific share under the rules of the second edition', () => {
    const table = at({ ...TAKING, options: { second: true } });
    table.refusedBy('6.5', 0, TAKE_UP);
    expect(table.choices(0)).toEqual([take(0), take(1), take(2), take(3), TAKE_PILE]);
  });

  it('6.6 replaces a share of the display at once, before the exchange', () => {
    const table = at(TAKING).do(0, take(2));
    expect(table.lastEvents).toEqual([{ is: 'share-taken', seat: 0, share: MS, place: 2 }]);
    expect(phaseOf(table)).toBe('refill');
    table.do('chance', card(WW));
    expect(table.lastEvents).toEqual([{ is: 'share-displayed', share: WW, place: 2 }]);
    expect(table.state.table.display).toEqual([EP, BN, WW, DM]);
    expect(phaseOf(table)).toBe('exchange');
  });

  it('6.7, 6.13 removes four equal shares, and again if the next four are equal too', () => {
    const table = at({
      ...TAKING,
      display: [EP, BN, EP, EP],
      pile: [EP, EP, BN, BN, BN, BN, MS, MS, MS, MS],
    });
    table.do(0, take(1)).do('chance', card(EP));
    expect(table.lastEvents).toEqual([
      { is: 'share-displayed', share: EP, place: 1 },
      { is: 'display-removed', share: EP },
    ]);
    expect(table.state.table.display).toEqual(new Array(4).fill(NO_SHARE));
    for (let i = 0; i < 4; i++) table.do('chance', card(BN));
    expect(toldBy(table)).toEqual(['share-displayed', 'display-removed']);
    for (const share of [MS, MS, EP]) table.do('chance', card(share));
    expect(phaseOf(table)).toBe('refill');
    table.do('chance', card(MS));
    expect(phaseOf(table)).toBe('exchange');
    expect(table.state.table.display).toEqual([MS, MS, EP, MS]);
    expect(eventsOf(table, 'display-removed').map(({ share }) => share)).toEqual([EP, BN]);
  });

  it('6.7 lets three equal shares lie', () => {
    const table = at({ ...TAKING, display: [EP, BN, EP, EP] })
      .do(0, take(1))
      .do('chance', card(MS));
    expect(toldBy(table)).toEqual(['share-displayed']);
    expect(phaseOf(table)).toBe('exchange');
  });

  it('6.8 leaves the display short when the pile has no card left', () => {
    const table = at({ ...TAKING, pile: [], paid: 4 }).do(0, take(0));
    expect(table.state.table.display).toEqual([NO_SHARE, BN, MS, DM]);
    expect(phaseOf(table)).toBe('exchange');
    // Three equal ones in a short display are not four.
    const three = at({ ...TAKING, pile: [], paid: 4, display: [EP, BN, BN, BN] }).do(0, take(0));
    expect(three.state.table.display).toEqual([NO_SHARE, BN, BN, BN]);
    // In play it happens when four leave and fewer come.
    const four = at({ ...TAKING, display: [EP, BN, BN, BN], pile: [BN, ES], paid: 2 });
    four.do(0, take(0)).do('chance', card(BN)).do('chance', card(ES)).do('chance', DIVIDEND_CARD);
    expect(four.state.table.display).toEqual([ES, NO_SHARE, NO_SHARE, NO_SHARE]);
  });

  it('6.10, 6.14 makes taking a duty, and knows no limit of cards', () => {
    const shares = [...new Array<number>(17).fill(EP), ...new Array<number>(14).fill(BN)];
    const table = at({ phase: 'take', players: [{ shares }, {}] });
    table.refusedBy('3.3', 0, END).refusedBy('3.3', 0, exchange(EP));
    table.do(0, take(0));
    expect(playerOf(table, 0).shares).toBe(32);
  });

  it('6.11 has a card left in the pile for as long as a dividend is to come', () => {
    const table = at({ ...TAKING, pile: [], paid: 3 });
    expect(table.state.table.groups).toEqual([{ shares: 0, dividends: 1 }]);
    table.do(0, TAKE_PILE).do('chance', DIVIDEND_CARD);
    expect(phaseOf(table)).toBe('over');
  });

  it('6.12 brings shares that have left the display back to nobody', () => {
    const table = at({ ...TAKING, display: [WW, WW, WW, EP], pile: [WW, MR, EP, EP, BN, BN] });
    table.do(0, take(3)).do('chance', card(WW));
    expect(table.state.table.removed[WW]).toBe(6);
    chance(table).refusedBy('16.4', card(WW));
    for (const share of [MR, EP, EP, BN]) table.do('chance', card(share));
    expect(table.state.table.display).toEqual([MR, EP, EP, BN]);
    expect(total(table.state.hidden.pile)).toBe(1);
    // Chance may not shuffle them in again, and no action looks at them.
    expect(new Set(table.choices(0).map((choice) => choice.do))).toEqual(
      new Set(['exchange', 'end-turn']),
    );
  });
});
