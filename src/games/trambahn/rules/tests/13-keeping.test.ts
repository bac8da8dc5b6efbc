import { describe, expect, it } from 'vitest';
import { rngFrom } from '#kernel/rng.ts';
import { play } from '#testkit/play.ts';
import { trambahn } from '../index.ts';
import { type ActionOf, type Phase, STEPS } from '../model.ts';
import { cards } from './cards.ts';
import { buy, chance, end, passenger } from './moves.ts';
import { at, type Moment } from './position.ts';

/** A moment at which every action has its card and its column, so that only the step can be in the way. */
const rich: Moment = {
  laid: 1,
  first: { hand: 'b5 b6 r2', columns: ['b1 x2', 'g3'], money: 20 },
  second: { hand: 'y5 y6', money: 9 },
};
const phaseOf = (table: ReturnType<typeof at>): Phase => table.state.table.phase;
const trams = (money: Moment['pile'], columns: readonly string[], rest: Moment = {}) =>
  at({ step: 'trams', ...rest, first: { hand: 'y9 y9', columns, money: money ?? 0 } });
const first = (table: ReturnType<typeof at>) => table.state.table.players[0];

describe('how Rotonde keeps these rules', () => {
  it('13.1 ends only the step that is current', () => {
    for (const current of STEPS) {
      const table = at({ ...rich, step: current });
      for (const step of STEPS) {
        if (step !== current) table.refusedBy('13.1', 0, end(step));
      }
    }
  });

  it('13.1 ends nothing by a click that comes too late', () => {
    // The second passenger has ended the step already.
    const table = at({ ...rich, step: 'passengers' }).do(0, passenger('b5'));
    table.refusedBy('13.1', 0, end('passengers'));
    expect(phaseOf(table)).toBe('stations');
  });

  it('13.2 lets the money fall at once, but settles at the end of the turn which cards paid', () => {
    const table = trams('b1 b2 b3 b4 b5 b6 b7', ['g1']).do(0, buy(2, 0));
    expect(first(table).money).toBe(2);
    expect(table.state.table).toMatchObject({ spent: 5, discard: 5 });
    table.do(0, end('trams'));
    const action = chance(table).acts() as ActionOf<'refill'>;
    expect(action.spent).toHaveLength(5);
    expect(first(table).money).toBe(2);
    expect(table.state.table).toMatchObject({ spent: 0, discard: 5 });
  });

  it('13.2 settles it once for all the trams of a turn, among the money and nothing else', () => {
    const table = trams('b1 b2 b3 b4 b5 b6 b7 b8 b9 r1 r2', ['g1', 'g2']);
    table.do(0, buy(2, 0)).do(0, buy(2, 1)).do(0, end('trams'));
    const { refusedBy } = chance(table);
    const paid = 'b1 b2 b3 b4 b5 b6 b7 b8 b9 r1';
    const { drawn } = trambahn.game.chance(table.state, rngFrom(1)) as ActionOf<'refill'>;
    refusedBy('8.1', { do: 'refill', spent: cards(paid).slice(1), drawn });
    refusedBy('8.1', { do: 'refill', spent: [...cards(paid), ...cards('r2')], drawn });
    refusedBy('8.1', { do: 'refill', spent: cards(paid.replace('b1', 'b2')), drawn });
  });

  it('13.2 settles it before the refill: a card that paid can be drawn again at once', () => {
    // Neither draw pile nor discards; all the other cards are the second player's money.
    const table = trams('b1 b2 b3 b4 b5', ['g1'], { pile: '', second: { money: 112 } });
    expect(table.state.table).toMatchObject({ pile: 0, discard: 0 });
    table.do(0, buy(2, 0)).do(0, end('trams'));
    expect(chance(table).acts()).toMatchObject({ spent: cards('b1 b2 b3 b4 b5'), drawn: [] });
    expect(chance(table).acts()).toMatchObject({ do: 'reshuffle' });
    expect(table.state.table).toMatchObject({ pile: 5 + 56, discard: 0 });
    for (const each of cards('b1 b2 b3 b4 b5'))
      expect(table.state.hidden.pile[each]).toBeGreaterThan(0);
  });

  it.each([
    ['one purchase', 'b1 b2 b3 b4 b5 b6', ['g1']],
    ['two purchases', 'b1 b2 b3 b4 b5 b6 b7 b8 b9 r1 r2', ['g1', 'g2']],
  ])('13.2 keeps each money card as likely as the others after %s', (_, money, columns) => {
    const table = trams(money, columns);
    for (const column of columns.keys()) table.do(0, buy(2, column));
    table.do(0, end('trams'));
    const kept = new Map(cards(money).map((each) => [each, 0]));
    for (let seed = 0; seed < 200 * kept.size; seed++) {
      const { spent } = trambahn.game.chance(table.state, rngFrom(seed)) as ActionOf<'refill'>;
      const [left] = cards(money).filter((each) => !spent.includes(each)) as [number];
      kept.set(left, (kept.get(left) as number) + 1);
    }
    for (const times of kept.values()) expect(Math.abs(times - 200)).toBeLessThan(60);
  });

  it('13.2 pays nothing at the end of a turn without a purchase', () => {
    const table = trams(12, ['g1']).do(0, end('trams'));
    expect(chance(table).acts()).toMatchObject({ do: 'refill', spent: [] });
  });

  it('13.3 begins with the first seat, whatever is dealt', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const table = play(trambahn, 2, {});
      const { state } = table.do('chance', trambahn.game.chance(table.state, rngFrom(seed)));
      expect(state.table).toMatchObject({ turn: 0, turns: 1, phase: 'passengers' });
      expect(trambahn.game.actors(state.table)).toEqual([0]);
    }
  });
});
