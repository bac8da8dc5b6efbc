import { describe, expect, it } from 'vitest';
import { UP } from '../model.ts';
import { card, draw, paysDividend } from './chance.ts';
import { build, discard, END, exchange, invest, TAKE_PILE, TAKE_UP, take } from './moves.ts';
import { BN, EP, KC, MR, MS } from './own-board.ts';
import { at } from './position.ts';
import { eventsOf, phaseOf, playerOf, turnOf } from './reading.ts';
import { PLAIN, spaceOf } from './tracks.ts';

const TAKING = { phase: 'take', players: [{ shares: [KC] }, {}] } as const;

describe('exchange', () => {
  it('7.1 gives the new share or any other for a Union Pacific one, once', () => {
    const table = at(TAKING).do(0, TAKE_PILE).do('chance', card(MR));
    expect(table.choices(0)).toEqual([exchange(KC), exchange(MR), END]);
    table.do(0, exchange(MR));
    expect(table.own(0)).toMatchObject({ boxed: expect.objectContaining({ [MR]: 1 }) });
    expect(table.own(0).shares).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1]);
    expect([turnOf(table), phaseOf(table)]).toEqual([1, 'track']);
    const old = at(TAKING).do(0, take(0)).do('chance', card(BN)).do(0, exchange(KC));
    expect(old.own(0).shares).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  it('7.1 may be declined', () => {
    const table = at(TAKING).do(0, TAKE_PILE).do('chance', card(MR)).do(0, END);
    expect(turnOf(table)).toBe(1);
    expect(table.own(0).shares).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0]);
    expect(table.state.table.upPile).toBe(20);
  });

  it('7.2 gives only a share in hand, never an exposed one', () => {
    const table = at({ phase: 'exchange', players: [{ shares: [KC], exposed: [BN] }, {}] });
    table.refusedBy('7.2', 0, exchange(BN)).refusedBy('7.2', 0, exchange(UP));
    expect(table.choices(0)).toEqual([exchange(KC), END]);
  });

  it('7.3 is not asked when no Union Pacific share is left', () => {
    const table = at({ ...TAKING, upPile: 0 })
      .do(0, TAKE_PILE)
      .do('chance', card(MR));
    expect([turnOf(table), phaseOf(table)]).toEqual([1, 'track']);
    const display = at({ ...TAKING, upPile: 0 })
      .do(0, take(0))
      .do('chance', card(MR));
    expect(turnOf(display)).toBe(1);
  });

  it('7.4 takes the share out of the game, unseen', () => {
    const table = at(TAKING).do(0, TAKE_PILE).do('chance', card(MR)).do(0, exchange(KC));
    expect(table.own(0).boxed[KC]).toBe(1);
    expect(playerOf(table, 0).boxed).toBe(1);
    expect(table.own(1).boxed.every((count) => count === 0)).toBe(true);
    // Nowhere else is it to be found.
    const { pile } = table.state.hidden;
    expect(pile[KC]).toBe(6);
    expect(table.state.table.removed[KC]).toBe(0);
  });

  it('7.5 may give a Union Pacific share: another comes, and one fewer is left', () => {
    const table = at({ phase: 'exchange', players: [{ shares: [UP] }, {}] });
    expect(table.state.table.upPile).toBe(19);
    table.do(0, exchange(UP));
    expect(table.state.table.upPile).toBe(18);
    expect(table.own(0)).toMatchObject({
      shares: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
      boxed: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
    });
    expect(playerOf(table, 0)).toMatchObject({ shares: 1, up: 2, boxed: 1 });
  });

  it('7.6 has no exchange after the last payment', () => {
    const table = paysDividend(at({ ...TAKING, paid: 3 }), MR);
    expect(phaseOf(table)).toBe('over');
    table.refusedBy('11.2', 0, exchange(KC));
    const before = paysDividend(
      at({ ...TAKING, players: [{ shares: [KC] }, {}, {}], paid: 2 }),
      MR,
    );
    expect(phaseOf(before)).toBe('exchange');
  });

  it('7.7 brings a Union Pacific share into the hand, where it counts for nothing', () => {
    const table = at({ phase: 'exchange', paid: 1, players: [{ shares: [KC] }, {}, {}] });
    table.do(0, exchange(KC));
    expect(playerOf(table, 0).exposed[UP]).toBe(0);
    table.do('chance', draw(PLAIN)).do(1, build(PLAIN, MR, spaceOf('toronto', 'montreal')));
    paysDividend(table, MS);
    expect(eventsOf(table, 'up-paid')[0]).toMatchObject({ nth: 2, payments: [0, 0, 0] });
    const later = at({ paid: 1, phase: 'act', players: [{ shares: [UP] }, {}, {}] });
    later.do(0, invest(UP)).do(0, discard(PLAIN)).do('chance', draw(PLAIN));
    later.do(1, build(PLAIN, MR, spaceOf('toronto', 'montreal')));
    paysDividend(later, MS);
    expect(eventsOf(later, 'up-paid')[0]).toMatchObject({ nth: 2, payments: [10, 0, 0] });
  });

  it('7.8 takes one Union Pacific share and exchanges for another in the same turn', () => {
    const table = at(TAKING).do(0, TAKE_UP);
    expect(table.choices(0)).toEqual([exchange(KC), exchange(UP), END]);
    table.do(0, exchange(KC));
    expect(table.own(0).shares[UP]).toBe(2);
    expect(table.state.table.upPile).toBe(18);
    at({ ...TAKING, options: { second: true } }).refusedBy('6.5', 0, TAKE_UP);
  });

  it('7.9 has no exchange in a turn of investing', () => {
    const table = at({ players: [{ tracks: 'PPPP', shares: [KC, EP] }, {}] });
    table.refusedBy('3.3', 0, exchange(KC)).do(0, invest(KC)).refusedBy('3.3', 0, exchange(EP));
    table.do(0, discard(PLAIN)).refusedBy('3.2', 0, exchange(EP));
    expect(turnOf(table)).toBe(1);
  });
});
