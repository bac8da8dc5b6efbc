import { describe, expect, it } from 'vitest';
import { CONDUCTOR, stationOf } from '#games/trambahn/rules/model.ts';
import { judgedAt, obviousLaying, piecesFor, placesFor, whyNothing } from '../logic/gesture.ts';
import type { Piece } from '../logic/places.ts';
import { situationAt } from './situations.ts';

const BLUE = 0;
const RED = 1;
const card = (line: 0 | 1 | 2 | 3, value: number): Piece => ({
  is: 'card',
  card: stationOf(line, value),
});
const conductor: Piece = { is: 'card', card: CONDUCTOR };

describe('what a gesture comes to', () => {
  it('is the deed itself when its step is the current one', () => {
    const situation = situationAt({
      step: 'stations',
      laid: 1,
      first: { hand: 'b5 r2', columns: ['b1 x2'] },
    });
    expect(judgedAt(card(BLUE, 5), 'column:0', situation)).toEqual({
      deed: [{ do: 'extend-column', card: stationOf(BLUE, 5), column: 0 }],
    });
  });

  it('ends the steps on the way to a later one', () => {
    const situation = situationAt({ step: 'stations', laid: 1, first: { hand: 'b5 r2' } });
    expect(judgedAt(card(RED, 2), 'money', situation)).toEqual({
      deed: [
        { do: 'end-step', step: 'stations' },
        { do: 'bank', card: stationOf(RED, 2) },
      ],
    });
  });

  it('ends the passengers after one of them, for a station and for income', () => {
    const situation = situationAt({
      step: 'passengers',
      laid: 1,
      first: { hand: 'b5 r2', columns: ['b1 x2'] },
    });
    const actions = (place: 'new' | 'column:0' | 'money') => {
      const come = judgedAt(card(BLUE, 5), place, situation);
      return 'deed' in come ? come.deed.map((action) => action.do) : come.refused.refusal.rule;
    };
    expect(actions('new')).toEqual(['end-step', 'start-column']);
    expect(actions('column:0')).toEqual(['end-step', 'extend-column']);
    expect(actions('money')).toEqual(['end-step', 'end-step', 'bank']);
  });

  it('never passes over the first passenger', () => {
    const situation = situationAt({ step: 'passengers', laid: 0, first: { hand: 'b5 r2' } });
    for (const place of ['new', 'money'] as const) {
      expect(judgedAt(card(BLUE, 5), place, situation)).toEqual({
        refused: {
          refusal: { rule: '4.2' },
          action: { do: 'end-step', step: 'passengers' },
        },
      });
    }
  });
});

describe('what a gesture is refused for', () => {
  it('does not bring back a step that is over', () => {
    const situation = situationAt({ step: 'income', laid: 1, first: { hand: 'b5 r2' } });
    for (const place of ['row:0', 'new'] as const) {
      expect(judgedAt(card(BLUE, 5), place, situation)).toMatchObject({
        refused: { refusal: { rule: '3.3' } },
      });
    }
  });

  it('says of a step to come what would be wrong there', () => {
    const situation = situationAt({
      step: 'passengers',
      laid: 1,
      first: { hand: 'b5 r2 c', columns: ['b7 x2', 'r1 r10 x2'], money: 3 },
    });
    const rule = (piece: Piece, place: Parameters<typeof judgedAt>[1]) => {
      const come = judgedAt(piece, place, situation);
      return 'deed' in come ? 'ok' : come.refused.refusal.rule;
    };
    expect(rule(card(BLUE, 5), 'column:0')).toBe('5.3');
    expect(rule(card(RED, 2), 'column:0')).toBe('5.2');
    expect(rule(card(RED, 2), 'column:1')).toBe('5.4');
    expect(rule(conductor, 'new')).toBe('5.5');
    expect(rule(card(BLUE, 5), 'rival:0')).toBe('3.5');
    expect(rule({ is: 'tram', tram: 3 }, 'column:0')).toMatch(/7\.[234]/);
    expect(rule({ is: 'tram', tram: 2 }, 'row:0')).toBe('3.5');
  });

  it('goes to the trams from the stations when one can be paid', () => {
    const situation = situationAt({
      step: 'stations',
      laid: 1,
      first: { hand: 'b5', columns: ['b7'], money: 6 },
    });
    expect(judgedAt({ is: 'tram', tram: 2 }, 'column:0', situation)).toEqual({
      deed: [
        { do: 'end-step', step: 'stations' },
        { do: 'end-step', step: 'income' },
        { do: 'buy-tram', tram: 2, column: 0 },
      ],
    });
  });

  it('is refused out of turn, whatever it is', () => {
    const situation = situationAt({ step: 'passengers', turn: 1, first: { hand: 'b5' } });
    expect(judgedAt(card(BLUE, 5), 'row:0', situation)).toMatchObject({
      refused: { refusal: { rule: '3.2' } },
    });
  });
});

describe('what is lit', () => {
  it('is every place that takes the piece, by ending steps too', () => {
    const situation = situationAt({
      step: 'stations',
      laid: 1,
      first: { hand: 'b5 c', columns: ['b1 x2', 'b6 x2', 'r1 x2'] },
    });
    expect([...placesFor(card(BLUE, 5), situation)]).toEqual(['new', 'column:0', 'money']);
    expect([...placesFor(conductor, situation)]).toEqual([
      'column:0',
      'column:1',
      'column:2',
      'money',
    ]);
  });

  it('is every piece that a place takes', () => {
    const situation = situationAt({ step: 'passengers', laid: 0, first: { hand: 'b5 b6 r1 c' } });
    expect(piecesFor('row:0', situation)).toEqual([card(BLUE, 5), card(BLUE, 6), conductor]);
    expect(piecesFor('new', situation)).toEqual([]);
  });

  it('speaks of the nearest card where nothing fits', () => {
    const situation = situationAt({
      step: 'stations',
      laid: 1,
      first: { hand: 'b5 r2', columns: ['r4 x2'] },
    });
    expect(whyNothing('column:0', situation)).toMatchObject({
      refusal: { rule: '5.3' },
      action: { card: stationOf(RED, 2) },
    });
  });
});

describe('the obvious', () => {
  it('is the one thing to do with a piece in this step', () => {
    const passengers = situationAt({ step: 'passengers', first: { hand: 'b5 c' } });
    expect(obviousLaying(card(BLUE, 5), passengers.choices)).toMatchObject({
      do: 'lay-passenger',
    });
    expect(obviousLaying(conductor, passengers.choices)).toBeUndefined();
    const income = situationAt({ step: 'income', laid: 1, first: { hand: 'b5 c' } });
    expect(obviousLaying(conductor, income.choices)).toEqual({ do: 'bank', card: CONDUCTOR });
  });
});
