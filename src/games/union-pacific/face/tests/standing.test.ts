import { describe, expect, it } from 'vitest';
import { UP } from '#games/union-pacific/rules/model.ts';
import { buildEffect, investEffects } from '../logic/forecast.ts';
import { outlookOf } from '../logic/outlook.ts';
import { placeClass, placeOf, standingOf } from '../logic/standing.ts';
import { wordsIn } from '../words/index.ts';
import { randomGame, stateAt } from './games.ts';

describe('who is first and second', () => {
  const places = (share: number, counts: readonly number[]) =>
    counts.map((_, seat) => placeOf(share, counts, seat));

  it('ranks the most and the second most', () => {
    expect(places(0, [3, 1, 2, 0])).toEqual([1, 0, 2, 0]);
    expect(places(0, [3, 2, 2, 1])).toEqual([1, 2, 2, 0]);
  });

  it('has no second where several are first', () => {
    expect(places(0, [2, 2, 1, 0])).toEqual([1, 1, 0, 0]);
  });

  it('gives five places in the Union Pacific', () => {
    expect(places(UP, [6, 5, 4, 3, 2, 1])).toEqual([1, 2, 3, 4, 5, 0]);
    // 10.7: those who are tied stand at the first of their places, and the next after all of them.
    expect(places(UP, [4, 6, 4, 2, 0, 2])).toEqual([2, 1, 2, 4, 0, 4]);
  });

  it('calls nobody second who is third', () => {
    const cells = (language: 'en' | 'fr') =>
      [1, 2, 3, 4, 5].map((place) => wordsIn(language).grid.cell(6 - place, place, 0));
    expect(cells('en')).toEqual(['5, first', '4, second', '3, third', '2, fourth', '1, fifth']);
    expect(cells('fr')[2]).toBe('3, troisième');
    expect(wordsIn('en').dividend.why(4, false, true)).toBe('tied fourth');
    expect(wordsIn('fr').dividend.why(4, false, true)).toBe('quatrième à égalité');
    expect([0, 1, 2, 3, 5].map(placeClass)).toEqual(['', 'first', 'second', 'placed', 'placed']);
  });

  it('ranks nobody whom a company does not pay, but for halves that are shared away', () => {
    for (const { after } of randomGame(5, 4)) {
      for (const { share, cells } of standingOf(after.table).rows) {
        for (const { place, pays } of cells) {
          if (pays > 0) expect(place).toBeGreaterThan(0);
          if (place === 1 && share !== UP) expect(pays).toBeGreaterThan(0);
        }
      }
    }
  });

  it('adds up what the next payment brings', () => {
    for (const { before, after, events } of randomGame(4, 7)) {
      const paid = events.filter((event) => event.is === 'dividend-paid');
      if (paid.length !== 1 || before.table.announced !== 1) continue;
      expect(paid[0]?.payments).toEqual(standingOf(before.table).sums);
      expect(after.table.paid).toBe(before.table.paid + 1);
    }
  });
});

describe('what a move would change', () => {
  it('makes a company worth one more', () => {
    const { table } = stateAt('act', { turn: 20 });
    const effect = buildEffect(table, 2);
    expect(effect.value.to).toBe(effect.value.from + 1);
    for (const { from, to } of effect.changes) expect(to).toBeGreaterThanOrEqual(from);
  });

  it('names everybody whom an investment helps or harms', () => {
    const { table } = stateAt('act', { turn: 20 });
    const alone = {
      ...table,
      players: table.players.map((player) => ({ ...player, exposed: player.exposed.map(() => 0) })),
    };
    const [effect] = investEffects(alone, 1, [3, 3]);
    const { value, changes } = effect ?? { value: { from: 0, to: 0 }, changes: [] };
    expect(changes).toEqual([{ seat: 1, from: 0, to: value.to + (value.to >> 1) }]);
  });
});

describe('what is known of the pile', () => {
  it('tells how soon a dividend may come', () => {
    const groups = [
      { shares: 4, dividends: 0 },
      { shares: 18, dividends: 1 },
      { shares: 54, dividends: 3 },
    ];
    expect(outlookOf(groups)).toEqual({
      cards: 80,
      dividends: 4,
      chance: 0,
      earliest: 5,
      latest: 23,
    });
    expect(outlookOf(groups.slice(1))).toMatchObject({ chance: 1 / 19, earliest: 1, latest: 19 });
  });

  it('knows of none in an empty pile', () => {
    expect(outlookOf([])).toMatchObject({ cards: 0, chance: 0, earliest: undefined });
  });
});
