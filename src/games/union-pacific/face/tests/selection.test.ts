import { describe, expect, it } from 'vitest';
import { none } from '#games/union-pacific/rules/counts.ts';
import { unionPacific } from '#games/union-pacific/rules/index.ts';
import { SHARES } from '#games/union-pacific/rules/model.ts';
import { investmentOf, mayAdd, pickShare, type Selection } from '../logic/selection.ts';
import { stateAt } from './games.ts';

const { game } = unionPacific;
const counts = (of: Record<number, number>): number[] =>
  none(SHARES).map((_, share) => of[share] ?? 0);
const hand = counts({ 0: 3, 4: 1, 10: 2 });
const picked = (...shares: number[]): Selection | undefined =>
  shares.reduce<Selection | undefined>(
    (selection, share) => selection && pickShare(selection, hand, share),
    none(SHARES),
  );

describe('picking shares to invest', () => {
  it('takes any number of one company', () => {
    expect(investmentOf(picked(0, 0, 0) ?? [])).toEqual({ do: 'invest', share: 0, count: 3 });
  });

  it('takes one each of two, named in the order of the companies', () => {
    expect(investmentOf(picked(10, 4) ?? [])).toEqual({ do: 'invest-pair', shares: [4, 10] });
  });

  it('takes no third company, and no second beside several', () => {
    expect(picked(0, 4, 10)).toBeUndefined();
    expect(picked(0, 0, 4)).toBeUndefined();
    expect(mayAdd(counts({ 0: 1, 4: 1 }), hand, 0)).toBe(false);
  });

  it('puts all of one back once there is no more of it to pick', () => {
    expect(picked(4, 4)).toEqual(none(SHARES));
    expect(picked(0, 0, 0, 0)).toEqual(none(SHARES));
  });

  it('is nothing while nothing is picked', () => {
    expect(investmentOf(none(SHARES))).toBeUndefined();
  });

  it('comes to every investment that the game offers, and to no other', () => {
    const { table, hidden } = stateAt('act', { seed: 5, turn: 30 });
    const own = hidden.own[table.turn] ?? { shares: [] as number[] };
    const offered = game
      .choices(table, game.own({ table, hidden }, table.turn), table.turn)
      .filter((action) => action.do === 'invest' || action.do === 'invest-pair');
    const found = new Set<string>();
    const seen = new Set<string>();
    const walk = (selection: Selection): void => {
      if (seen.has(selection.join())) return;
      seen.add(selection.join());
      const action = investmentOf(selection);
      if (action) found.add(JSON.stringify(action));
      for (let share = 0; share < SHARES; share++) {
        const next = pickShare(selection, own.shares, share);
        if (next) walk(next);
      }
    };
    walk(none(SHARES));
    expect([...found].sort()).toEqual(offered.map((action) => JSON.stringify(action)).sort());
  });
});
