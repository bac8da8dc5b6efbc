import { describe, expect, it } from 'vitest';
import { type Moment, position } from '#games/trambahn/rules/tests/position.ts';
import { NOTHING } from '../handling/held.ts';
import { hintOf, leverLabel, warningOf } from '../logic/hint.ts';
import { en } from '../words/en.ts';
import { fr } from '../words/fr.ts';

const names = ['Camille', 'Lena'];
const table = (moment: Moment) => position(moment).table;
const label = (moment: Moment) => leverLabel(table(moment), 0, names, en);

describe('the lever', () => {
  it('says where it leads', () => {
    const hand = 'b5 r2';
    expect(label({ step: 'passengers', laid: 1, first: { hand } })).toBe('End of passengers');
    expect(label({ step: 'stations', laid: 1, first: { hand } })).toBe('End of stations');
    expect(label({ step: 'income', laid: 1, first: { hand } })).toBe('End turn');
    expect(label({ step: 'income', laid: 1, first: { hand, columns: ['b1'], money: 6 } })).toBe(
      'End of income',
    );
    expect(label({ step: 'passengers', turn: 1 })).toBe('Lena is playing');
    expect(label({ step: 'refill' })).toBe('Refill');
    expect(leverLabel(table({ step: 'refill' }), 0, names, en, true)).toBe('Turn planned');
  });
});

describe('the warning under it', () => {
  const warning = (moment: Moment) =>
    warningOf(table(moment), 0, fr)?.replaceAll(/[\u00a0\u202f]/g, ' ');

  it('8.6 names the columns that would turn into money', () => {
    const bare = { hand: 'g5', columns: ['r3', 'b1 x2'], money: 8 };
    expect(warning({ step: 'stations', laid: 1, first: bare })).toBe(
      'Sans tramway, la colonne rouge finira en argent.',
    );
    const poor = { hand: 'g5', columns: ['r3', 'g1'], money: 1 };
    expect(warning({ step: 'stations', laid: 1, first: poor })).toBe(
      'Faute de tramway, rouge et verte finiront en argent.',
    );
  });

  it('8.2 says what is at stake when the deck may run out, unless a column is', () => {
    const rich = { hand: 'g5', columns: ['r3 x2'], money: 7 };
    expect(warning({ step: 'stations', laid: 1, first: rich, pile: 11 })).toBe(
      'Plus que 11 cartes à piocher : 3 000 marks en jeu.',
    );
    expect(warning({ step: 'stations', laid: 1, first: rich, pile: 0 })).toBe(
      'Plus aucune carte à piocher : 3 000 marks en jeu.',
    );
    expect(warning({ step: 'stations', laid: 1, first: rich, pile: 12 })).toBeUndefined();
    const poor = { ...rich, money: 1 };
    expect(warning({ step: 'stations', laid: 1, first: poor, pile: 3 })).toBeUndefined();
    const bare = { ...rich, columns: ['r3'] };
    expect(warning({ step: 'stations', laid: 1, first: bare, pile: 3 })).toContain('tramway');
  });

  it('is silent when every column has its tram, and out of turn', () => {
    expect(warning({ step: 'stations', first: { columns: ['r3 x2'] } })).toBeUndefined();
    expect(warning({ step: 'stations', turn: 1, first: {} })).toBeUndefined();
  });
});

describe('the line above it', () => {
  it('promises nothing where the table has gone on, and ends a plan with its turn', () => {
    const hint = (moment: Moment, more: { behind?: 'turn' | 'game'; inPencil?: boolean }) =>
      hintOf({
        table: table(moment),
        seat: 0,
        names,
        held: NOTHING,
        somewhere: false,
        endsStep: false,
        words: en,
        ...more,
      });
    expect(hint({ step: 'stations' }, { behind: 'turn' })).toBe('What you did is being shown.');
    expect(hint({ step: 'passengers' }, { behind: 'game' })).toContain('last scoring');
    expect(hint({ step: 'refill' }, { behind: 'turn' })).toBe('Cards are being drawn.');
    expect(hint({ step: 'refill' }, { inPencil: true })).toBe(
      'In pencil. The turn is planned to its end.',
    );
  });

  it('says what can be done in each step', () => {
    const hint = (moment: Moment) =>
      hintOf({
        table: table(moment),
        seat: 0,
        names,
        held: NOTHING,
        somewhere: false,
        endsStep: false,
        words: en,
      });
    expect(hint({ step: 'passengers' })).toContain('passenger');
    expect(hint({ step: 'passengers', laid: 1 })).toContain('second');
    expect(hint({ step: 'income', laid: 1, first: { hand: 'b5' } })).toContain('as money');
    for (const step of ['stations', 'income'] as const) {
      expect(hint({ step, laid: 1, first: { hand: '' } })).toContain('hand is empty');
    }
    expect(hint({ step: 'trams', laid: 1, first: { columns: ['r3', 'b1'], money: 9 } })).toBe(
      'Buy a tram for your red and blue columns.',
    );
    expect(hint({ step: 'trams', laid: 1, first: { columns: ['r3 x2'], money: 9 } })).toContain(
      'Nothing more',
    );
    expect(hint({ step: 'passengers', turn: 1 })).toContain('Lena');
    expect(hint({ step: 'over' })).toContain('over');
  });
});
