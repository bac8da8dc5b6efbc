import { describe, expect, it } from 'vitest';
import { build, DECLINE, deliver, GRANT, grow, INCOME, take, turn } from './moves.ts';
import { at, cardOf } from './position.ts';
import { openOf, phaseOf, playerOf, scoresOf, seatOf } from './reading.ts';

describe('12. Operations cards', () => {
  it('12.1 takes an open card for nothing', () => {
    const table = at({ show: ['hotel-boston'] }).do(0, take('hotel-boston'));
    expect(openOf(table).show).toEqual([]);
    expect(playerOf(table, 0).cards).toEqual([cardOf('hotel-boston')]);
    expect(seatOf(table)).toBe(1);
  });

  it('12.2 takes a card that lies open', () => {
    const table = at({ show: ['hotel-boston'] });
    table.refusedBy('12.2', 0, take('hotel-chicago')).do(0, take('hotel-boston'));
    table.refusedBy('12.2', 1, take('hotel-boston'));
  });

  it('12.3 does not take a card with a green circle, which goes when it is earned', () => {
    const show = [
      'new-train',
      'speed-record',
      'railroad-era',
      'bounty-mobile',
      'line-new-york-chicago',
    ];
    const table = at({
      show,
      links: [[0, 'chicago', 'toledo']],
      cubes: { toledo: 'R' },
    });
    for (const id of show) table.refusedBy('12.3', 0, take(id));
    table.do(0, deliver(table, 'R', 'toledo', 'chicago'));
    expect(openOf(table).show).not.toContain(cardOf('railroad-era'));
    expect(openOf(table).show).toHaveLength(4);
  });

  it('12.4 uses a card with a red cross at once', () => {
    const table = at({ show: ['city-growth'] }).do(0, take('city-growth'));
    expect(phaseOf(table)).toBe('growth');
    expect(playerOf(table, 0).cards).toEqual([]);
    table.refusedBy('3.3', 0, DECLINE).do(0, grow('chicago'));
  });

  it('12.5 keeps a card with a purple diamond for a use in each turn', () => {
    const players = [{ money: 100, cards: ['perfect-engineering'] }, {}];
    const table = build(at({ players }), 0, 'nashville', 'jackson', 5);
    expect(openOf(table).unfinished[0]?.tiles).toHaveLength(5);
    expect(playerOf(table, 0)).toMatchObject({
      cards: [cardOf('perfect-engineering')],
      engineered: 1,
    });
  });

  it('12.6 discards a card with a hand when it is used', () => {
    const table = at({ players: [{ cards: ['land-grant', 'land-grant'] }, {}] }).do(0, GRANT);
    expect(playerOf(table, 0).cards).toEqual([cardOf('land-grant')]);
    expect(seatOf(table)).toBe(0);
  });

  it('12.7 keeps a card without a sign', () => {
    const table = at({
      players: [{ cards: ['hotel-chicago'] }, {}],
      links: [[0, 'chicago', 'toledo']],
      cubes: { toledo: 'RR' },
    });
    table.do(0, deliver(table, 'R', 'toledo', 'chicago')).do(1, DECLINE);
    table.do(0, deliver(table, 'R', 'toledo', 'chicago'));
    expect(scoresOf(table)).toEqual([4, 0]);
    expect(playerOf(table, 0).cards).toHaveLength(1);
  });

  it('12.8 lays one more card open at the end of each turn but the last', () => {
    const table = at({ phase: 'income', round: 3 }).do('chance', INCOME);
    expect(phaseOf(table)).toBe('card');
    table.do('chance', turn('land-grant'));
    expect(openOf(table).show).toEqual([cardOf('land-grant')]);
    expect(phaseOf(table)).toBe('auction');
    const none = at({ phase: 'income', round: 3, pile: [] }).do('chance', INCOME);
    expect(phaseOf(none)).toBe('auction');
    const last = at({ phase: 'income', round: 3, lastTurn: 2 }).do('chance', INCOME);
    expect(phaseOf(last)).toBe('reveal');
  });

  it('12.10 shows the cards of all', () => {
    const table = at({ players: [{}, { cards: ['land-grant', 'hotel-boston'] }] });
    expect(playerOf(table, 1).cards).toEqual([cardOf('land-grant'), cardOf('hotel-boston')]);
  });
});
