import { describe, expect, it } from 'vitest';
import { boardOf } from '#games/union-pacific/board.ts';
import { unionPacific } from '#games/union-pacific/index.ts';
import { type Action, JOKER, type Phase } from '#games/union-pacific/model.ts';
import { explain } from '../explain.ts';
import { citiesOf, whereabouts } from '../logic/cities.ts';
import { steps } from '../logic/steps.ts';
import { wordsIn } from '../words/index.ts';
import { whyIn } from '../words/why.ts';
import { NO_OPTIONS, stateAt } from './games.ts';

const { game } = unionPacific;

describe('cities as text', () => {
  const { table } = game.setup(4, NO_OPTIONS);
  const say = (language: 'en' | 'fr', name: string) => {
    const city = citiesOf(table, language).find((one) => one.name === name);
    return city && wordsIn(language).map.city(city);
  };

  it('names the sections, their spaces from the city on, and who is there', () => {
    expect(say('en', 'Denver')).toMatch(/^Denver: four sections; /);
    expect(say('en', 'Denver')).toContain('Kansas City 4 spaces, black, black, dotted, dotted');
    expect(say('en', 'Denver')).toContain('Denver Midland present');
    expect(say('en', 'Kansas City')).toContain('Denver 4 spaces, dotted, dotted, black, black');
  });

  it('is French in French', () => {
    expect(say('fr', 'La Nouvelle-Orléans')).toMatch(/sections/);
    expect(say('fr', 'Denver')).toContain('Denver Midland présente');
  });

  it('tells where a space lies', () => {
    const where = whereabouts(boardOf('north-america'), 0, 'en');
    expect(where.nth).toBe(1);
    expect(wordsIn('fr').where(where)[1]).toMatch(/^case/);
  });
});

describe('why not', () => {
  const open = stateAt('open');
  const act = stateAt('act', { turn: 8, seed: 2 });
  const seat = act.table.turn;
  const seen = { table: act.table, own: game.own(act, seat) };
  const build = { do: 'build', track: 0, company: 4, space: 12 } as const;

  /** All rules by which a seat is refused, each with what was tried. */
  const tries: readonly [rule: string, action: Action][] = [
    ['2.4', { do: 'choose-opening', share: 3 }],
    ['2.5', { do: 'choose-opening', share: 3 }],
    ['3.2', { do: 'end-turn' }],
    ['3.3', { do: 'end-turn' }],
    ['3.5', { do: 'discard', track: 1 }],
    ['4.2', { do: 'discard', track: JOKER }],
    ['4.4', { do: 'swap-track', track: 2 }],
    ['5.2', build],
    ['5.3', build],
    ['5.4', build],
    ['5.5', build],
    ['5.6', build],
    ['5.7', build],
    ['6.2', { do: 'take-display', place: 1 }],
    ['6.3', { do: 'take-pile' }],
    ['6.4', { do: 'take-up' }],
    ['6.5', { do: 'take-up' }],
    ['7.2', { do: 'exchange', share: 2 }],
    ['8.1', { do: 'invest', share: 2, count: 1 }],
    ['8.2', { do: 'invest', share: 2, count: 4 }],
    ['8.3', { do: 'invest-pair', shares: [2, 2] }],
    ['11.2', { do: 'end-turn' }],
  ];

  for (const language of ['en', 'fr'] as const) {
    it(`has a sentence of its own for every rule; ${language}`, () => {
      const { unknown } = whyIn(language);
      const said = tries.map(([rule, action]) =>
        explain({ rule: rule as '5.2' }, action, seen, language),
      );
      for (const sentence of said) {
        expect(sentence).not.toBe(unknown);
        expect(sentence.split('**').length % 2).toBe(1);
      }
      expect(new Set(said).size).toBe(said.length);
    });
  }

  it('tells chance from another player', () => {
    const told = explain({ rule: '3.2' }, { do: 'end-turn' }, { ...open, own: undefined }, 'en');
    expect(told).toBe(whyIn('en').notYours);
  });
});

describe('the steps of a turn', () => {
  it('has one for every phase', () => {
    const phases: Phase[] = ['deal', 'open', 'reveal', 'display', 'swap', 'swap-draw', 'track'];
    const rest: Phase[] = ['act', 'discard', 'take', 'draw', 'refill', 'exchange'];
    for (const phase of [...phases, ...rest]) {
      const { names, now } = steps({ phase }, 'fr');
      expect(names[now]).toBeTruthy();
    }
    expect(steps({ phase: 'over' }, 'en').now).toBe(-1);
  });
});
